import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function workspaces() {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8")).workspaces;
}

/** A program that a dependency installed. */
export function bin(name) {
  return join(root, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
}
