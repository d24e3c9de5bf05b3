import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { limitsWith, MODULES } from "./modules.ts";

const FOLDER = new URL("./modules/", import.meta.url);

it("each folder is a module of the list, under its own name", () => {
  expect(MODULES.map(({ id }) => id).sort()).toEqual(readdirSync(FOLDER).sort());
});

it("a module that has tables names all of them", async () => {
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

it("two modules that share a limit mean the same number", () => {
  const limits: object[] = MODULES.flatMap((module) => ("limits" in module ? [module.limits] : []));
  for (const own of limits) expect(limitsWith({})).toMatchObject(own);
});

it("no two files of the export have one name", () => {
  const files = MODULES.flatMap((module) => ("exporters" in module ? module.exporters : [])).map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  expect(files.every((file) => /^[a-z-]+\.json$/.test(file))).toBe(true);
});
