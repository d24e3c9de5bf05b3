import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MODULE_ARROWS } from "../../.dependency-cruiser.mjs";
import { root, workspaces } from "../paths.mjs";

const page = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");

describe("ARCHITECTURE.md", () => {
  it("draws the arrows between the server's modules as they are enforced", () => {
    const table = /<!-- module-arrows:begin -->([\s\S]*)<!-- module-arrows:end -->/.exec(page)?.[1] ?? "";
    const rows = [...table.matchAll(/^\| ([a-z-]+) \| ([^|]+) \|$/gm)].filter(([, name]) => name !== "module");
    const drawn = Object.fromEntries(
      rows.map(([, name, uses]) => [name, uses.trim() === "–" ? [] : uses.trim().split(", ")]),
    );
    expect(drawn).toEqual(
      Object.fromEntries(Object.entries(MODULE_ARROWS).map(([name, uses]) => [name, Object.keys(uses).sort()])),
    );
  });

  it("has a row and a name for every module", () => {
    const folder = join(root, "server/src/modules");
    const modules = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
    expect(Object.keys(MODULE_ARROWS).sort()).toEqual(modules.sort());
    const line = /src\/modules\/\s+([^(]+)\(/.exec(page)?.[1] ?? "";
    expect(line.trim().split(", ").sort()).toEqual(modules);
  });

  it("gives each arrow a reason", () => {
    for (const uses of Object.values(MODULE_ARROWS))
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
        /`((?:engine|documents|contract|wording|server|web|cli|evaluation|e2e|docs|deploy|scripts)\/[\w./-]+)`/g,
      ),
    ];
    expect(paths.length).toBeGreaterThan(20);
    for (const [, path] of paths) expect(() => statSync(join(root, path)), path).not.toThrow();
  });
});
