import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function workspaces() {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8")).workspaces;
}

/** A program that a dependency installed, for the root or for one workspace (npm does not always hoist). */
export function bin(name, workspace = ".") {
  const file = process.platform === "win32" ? `${name}.cmd` : name;
  const own = join(root, workspace, "node_modules", ".bin", file);
  return existsSync(own) ? own : join(root, "node_modules", ".bin", file);
}
