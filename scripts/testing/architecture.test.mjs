import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { arrowTable, moduleArrows } from "../module-arrows.mjs";
import { root, workspaces } from "../paths.mjs";

const page = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");

describe("ARCHITECTURE.md", () => {
  it("shows the enforced dependencies between server modules", () => {
    const table = /<!-- module-arrows:begin -->\n([\s\S]*)\n<!-- module-arrows:end -->/.exec(page)?.[1];
    // `node scripts/module-arrows.mjs` writes the table.
    expect(table?.split("\n")).toEqual(arrowTable());
  });

  it("lists every server module", () => {
    const folder = join(root, "server/src/modules");
    const modules = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
    expect(Object.keys(moduleArrows()).sort()).toEqual(modules.sort());
    const line = /src\/modules\/\s+([^(]+)\(/.exec(page)?.[1] ?? "";
    expect(line.trim().split(", ").sort()).toEqual(modules);
  });

  it("gives a reason for each module dependency", () => {
    for (const uses of Object.values(moduleArrows()))
      for (const reason of Object.values(uses)) expect(reason.length).toBeGreaterThan(10);
  });

  it("lists every workspace and only existing folders", () => {
    const rooms = [...page.matchAll(/^([a-z0-9]+)\/ {2,}/gm)].map(([, name]) => name);
    expect(rooms).toEqual(expect.arrayContaining(workspaces()));
    for (const room of rooms) expect(statSync(join(root, room)).isDirectory(), room).toBe(true);
  });

  it("names only existing files and folders", () => {
    const paths = [
      ...page.matchAll(
        /`((?:engine|rewriting|documents|contract|records|wording|server|web|cli|evaluation|e2e|docs|deploy|scripts)\/[\w./-]+)`/g,
      ),
    ];
    expect(paths.length).toBeGreaterThan(20);
    for (const [, path] of paths) expect(() => statSync(join(root, path)), path).not.toThrow();
  });

  it("tsconfig.json references every workspace", () => {
    const { references } = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"));
    expect(references.map(({ path }) => path)).toEqual(expect.arrayContaining(workspaces()));
  });
});
