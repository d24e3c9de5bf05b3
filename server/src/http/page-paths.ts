import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGE_PATHS_FILE } from "@geulgyeol/contract";

/**
 * Whether the app has a page at a path, by the build's list in `folder`; without a list every path may be a page.
 * `:name` is any one segment, `:name?` one or none.
 */
export function readPagePaths(folder: string): (path: string) => boolean {
  const file = join(folder, PAGE_PATHS_FILE);
  if (!existsSync(file)) return () => true;
  const patterns = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("/").filter((part) => part !== ""));
  return (path) => {
    const parts = path.split("/").filter((part) => part !== "");
    return patterns.some((pattern) => matches(pattern, parts));
  };
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  if (parts.length > pattern.length) return false;
  return pattern.every((wanted, at) => {
    const part = parts[at];
    if (part === undefined) return wanted.endsWith("?");
    return wanted.startsWith(":") || wanted === part;
  });
}
