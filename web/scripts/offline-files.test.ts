import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../public");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

it("the cache name of the offline page contains the hash of its files", () => {
  const worker = read("offline-worker.js");
  const files = [...(/FILES = \[(.*?)\]/.exec(worker)?.[1] ?? "").matchAll(/"\/([^"]+)"/g)].map(
    ([, name = ""]) => name,
  );
  expect(files.length).toBeGreaterThan(3);
  const hash = createHash("sha256");
  for (const name of files) hash.update(read(name));
  expect(/KEPT = "(.*?)"/.exec(worker)?.[1]).toBe(`offline-${hash.digest("hex").slice(0, 8)}`);
});

it("the manifest lists existing icons with correct sizes and two maskable ones", () => {
  const { icons, name, lang } = JSON.parse(read("manifest.webmanifest"));
  expect([name, lang]).toEqual(["글결", "ko"]);
  for (const { src, sizes } of icons) {
    const picture = readFileSync(join(folder, src));
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === "maskable")).toHaveLength(2);
});
