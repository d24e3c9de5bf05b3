import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

/** The names of folders that git ignores wherever they lie: what a build or a test leaves is no source. */
const IGNORED = new Set(
  readFileSync(join(root, ".gitignore"), "utf8")
    .split("\n")
    .filter((line) => /^[^/*]+\/$/.test(line))
    .map((line) => line.slice(0, -1)),
);

function collect(path, into) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    into.push(path);
    return;
  }
  for (const name of readdirSync(path).sort()) if (!IGNORED.has(name)) collect(join(path, name), into);
}

/** SHA-256 over names and contents of all files under `paths` (relative to the root). Tests do not count. */
export function sourceHash(paths) {
  const files = [];
  for (const path of paths) collect(join(root, path), files);
  const hash = createHash("sha256");
  for (const file of files) {
    if (/\.(test|bench)\.tsx?$/.test(file)) continue;
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}
