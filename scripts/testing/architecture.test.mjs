import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { arrowTable, moduleArrows } from "../module-arrows.mjs";
import { root, workspaces } from "../paths.mjs";

const page = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");

describe("ARCHITECTURE.md", () => {
  it("draws the arrows between the server's modules as they are enforced", () => {
    const table = /<!-- module-arrows:begin -->\n([\s\S]*)\n<!-- module-arrows:end -->/.exec(page)?.[1];
    // `node scripts/module-arrows.mjs` writes the table.
    expect(table?.split("\n")).toEqual(arrowTable());
  });

  it("has a row and a name for every module", () => {
    const folder = join(root, "server/src/modules");
    const modules = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
    expect(Object.keys(moduleArrows()).sort()).toEqual(modules.sort());
    const line = /src\/modules\/\s+([^(]+)\(/.exec(page)?.[1] ?? "";
    expect(line.trim().split(", ").sort()).toEqual(modules);
  });

  it("gives each arrow a reason", () => {
    for (const uses of Object.values(moduleArrows()))
      for (const reason of Object.values(uses)) expect(reason.length).toBeGreaterThan(10);
  });

  it("names every room and no other", () => {
    const rooms = [...page.matchAll(/^([a-z0-9]+)\/ {2,}/gm)].map(([, name]) => name);
    expect(rooms).toEqual(expect.arrayContaining(workspaces()));
    for (const room of rooms) expect(statSync(join(root, room)).isDirectory(), room).toBe(true);
  });

  it("names only files and folders that are there", () => {
    const paths = [
      ...page.matchAll(
        /`((?:engine|rewriting|documents|contract|wording|server|web|cli|evaluation|e2e|docs|deploy|scripts)\/[\w./-]+)`/g,
      ),
    ];
    expect(paths.length).toBeGreaterThan(20);
    for (const [, path] of paths) expect(() => statSync(join(root, path)), path).not.toThrow();
  });

  it("has the types of every room checked", () => {
    const { references } = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"));
    expect(references.map(({ path }) => path)).toEqual(expect.arrayContaining(workspaces()));
  });
});
