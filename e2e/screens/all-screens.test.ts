import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ALL_SCREENS } from "./list/all-screens.ts";

const TABLE = readFileSync(new URL("../../web/src/app/routes.ts", import.meta.url), "utf8");

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

test("a picture is taken of every route", () => {
  const routes = routesOf(TABLE);
  expect(routes).toContain("/");
  expect(routes).toContain("/community/post/:postId");
  expect([...new Set(ALL_SCREENS.map(({ route }) => route))].sort()).toEqual(routes.sort());
});

test("no two screens write the same picture", () => {
  const names = ALL_SCREENS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
