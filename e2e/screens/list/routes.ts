import { readFileSync } from "node:fs";

const TABLE = readFileSync(new URL("../../../web/src/app/routes.ts", import.meta.url), "utf8");

/** The rows of the route table as patterns: read as text, since no other room's code may be used here. */
function routesOf(table: string): string[] {
  const patterns: string[] = [];
  const parents: string[] = [];
  for (const line of table.split("\n")) {
    const [, kind, first = ""] = /\b(index|route|layout)\("([^"]*)"/.exec(line) ?? [];
    const under = parents.join("");
    if (kind === "index") patterns.push(under || "/");
    if (kind === "route") patterns.push(`${under}/${first}`);
    if (line.trimEnd().endsWith("[")) parents.push(kind === "route" ? `/${first}` : "");
    if (/^\s*\]/.test(line)) parents.pop();
  }
  return [...new Set(patterns)];
}

/** Every address of the app, as patterns from the root. */
export const ROUTES: readonly string[] = routesOf(TABLE);
