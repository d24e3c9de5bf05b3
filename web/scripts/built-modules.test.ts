import { join } from "node:path";
import { expect, it } from "vitest";
import { builtModules, exportsOf } from "./built-modules.ts";

const load = builtModules().load as (id: string) => Promise<{ code: string } | null>;
const source = (path: string) => join(import.meta.dirname, "../src", path);

it("replaces a built module by its values, without what made them", async () => {
  const { code = "" } = (await load(source("shared/api/shared-answers.built.ts"))) ?? {};
  expect(code).toContain('export const SHARED_BADGE = {"type":"object","properties":{"badge":{"anyOf":[');
  expect(code).not.toMatch(/import|zod/);
});

it("leaves other modules alone", async () => {
  expect(await load(source("shared/api/validators.ts"))).toBeNull();
});

it("refuses what JSON does not hold", () => {
  expect(() => exportsOf({ call: () => 1 })).toThrow("call");
});
