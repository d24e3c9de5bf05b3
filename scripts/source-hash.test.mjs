import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { root } from "./paths.mjs";
import { sourceHash } from "./source-hash.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(root, "scripts/.test-sources-"));
  writeFileSync(join(folder, "page.ts"), "source");
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = () => sourceHash([relative(root, folder)]);

it.each([".cache", ".react-router", "build", "dist", "node_modules"])("ignores files in %s", (name) => {
  const before = hash();
  mkdirSync(join(folder, "inner", name), { recursive: true });
  writeFileSync(join(folder, "inner", name, "made.css"), "made by a build");
  expect(hash()).toBe(before);
});

it("changes with a source file but not with a test file", () => {
  const before = hash();
  writeFileSync(join(folder, "page.test.ts"), "a test");
  expect(hash()).toBe(before);
  writeFileSync(join(folder, "page.ts"), "another source");
  expect(hash()).not.toBe(before);
});
