import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { limitsWith, MODULES } from "./modules.ts";

const FOLDER = new URL("./modules/", import.meta.url);

it("MODULES lists every module folder by its name", () => {
  expect(MODULES.map(({ id }) => id).sort()).toEqual(readdirSync(FOLDER).sort());
});

it("MODULES names every table of a module", async () => {
  const withTables = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith("tables.ts"),
  );
  expect(withTables.length).toBeGreaterThan(10);
  for (const path of withTables) {
    const module = MODULES.find(({ id }) => path === `${id}/tables.ts`);
    expect(module && "tables" in module && Object.keys(module.tables), path).toEqual(
      Object.keys(await import(new URL(path, FOLDER).href)),
    );
  }
});

it("modules that share a limit give it the same value", () => {
  const limits: object[] = MODULES.flatMap((module) => ("limits" in module ? [module.limits] : []));
  for (const own of limits) expect(limitsWith({})).toMatchObject(own);
});

it("export files have unique, well-formed names", () => {
  const files = MODULES.flatMap((module) => ("exporters" in module ? module.exporters : [])).map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  expect(files.every((file) => /^[a-z-]+\.json$/.test(file))).toBe(true);
});
