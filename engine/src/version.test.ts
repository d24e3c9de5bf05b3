import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ENGINE_VERSION } from "./detector.ts";

const ROOT = join(import.meta.dirname, "../..");

interface Package {
  readonly name: string;
  readonly version?: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): Package => JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
const product = read(".");
const packages = (product.workspaces ?? []).map(read);

describe("versions", () => {
  it("ENGINE_VERSION equals the version of engine/package.json", () => {
    expect(read("engine").version).toBe(ENGINE_VERSION);
  });

  it("only the root and engine packages have a version", () => {
    expect(product.version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const { name, version } of packages) if (name !== "@geulgyeol/engine") expect(version, name).toBeUndefined();
  });

  it("packages depend on each other with the version *", () => {
    const asked = packages.flatMap(({ name, dependencies }) =>
      Object.entries(dependencies ?? {})
        .filter(([dependency]) => dependency.startsWith("@geulgyeol/"))
        .map(([dependency, version]) => ({ asks: `${name} asks for ${dependency}`, version })),
    );
    expect(asked.length).toBeGreaterThan(4);
    for (const { asks, version } of asked) expect(version, asks).toBe("*");
  });
});
