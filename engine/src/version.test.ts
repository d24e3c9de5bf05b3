import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ENGINE_VERSION } from "./detector.ts";

const ROOT = join(import.meta.dirname, "../..");

interface Package {
  readonly name: string;
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): Package => JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
const service = read(".");
const packages = (service.workspaces ?? []).map(read);

describe("versions", () => {
  it("the engine has one, in its code, its package and its readers' dependencies", () => {
    expect(read("engine").version).toBe(ENGINE_VERSION);
    const asked = packages.flatMap(({ name, dependencies }) => {
      const version = dependencies?.["@geulgyeol/engine"];
      return version === undefined ? [] : [{ name, version }];
    });
    expect(asked.length).toBeGreaterThan(4);
    for (const { name, version } of asked) expect(version, name).toBe(ENGINE_VERSION);
  });

  it("the other packages have that of the service", () => {
    for (const { name, version } of packages)
      if (name !== "@geulgyeol/engine") expect(version, name).toBe(service.version);
  });
});
