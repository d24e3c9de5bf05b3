import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Detector } from "./detector.ts";
import type { Family, Feature } from "./members/stylometry/feature.ts";
import { OWN_TEXTS } from "./testing/own-texts.ts";

const bytes = new Uint8Array(readFileSync(new URL("../model/geulgyeol.model.bin", import.meta.url)));
const OPTIONS = { ensemble: true, wordLevel: true, views: true } as const;

/** A detector from a fresh copy of the engine, after `add` has changed its feature lists. */
async function freshDetector(add: () => Promise<void>): Promise<Detector> {
  vi.resetModules();
  await add();
  const { createDetector } = await import("./detector.ts");
  return createDetector(bytes);
}

/** Adds features at the beginning, middle and end of families, without training the model again. */
async function addFeatures(): Promise<void> {
  const { counted, measured } = await import("./members/stylometry/feature.ts");
  const { PHRASES } = await import("./members/stylometry/korean/phrases.ts");
  const { COMMAS } = await import("./members/stylometry/korean/commas.ts");
  const { ENGLISH_PHRASES } = await import("./members/stylometry/english/phrases.ts");
  const listOf = (family: Family) => family.features as Feature[];
  listOf(PHRASES).unshift(counted("new-beginning", "새 특징", "나는|우리*|*에서"));
  listOf(PHRASES).splice(5, 0, counted("new-middle", "새 특징", "그리고|하지만"));
  listOf(COMMAS).push(counted("new-end", "새 특징", "*다"), measured("new-measure", "새 특징"));
  listOf(ENGLISH_PHRASES).push(counted("en-new", "새 특징", "the|of|and"));
}

describe("배우기 전에 더한 문체 특징", () => {
  let before: Detector;
  let after: Detector;

  beforeAll(async () => {
    before = await freshDetector(async () => {});
    after = await freshDetector(addFeatures);
  });

  afterAll(() => {
    vi.resetModules();
  });

  it.each(OWN_TEXTS)("$id의 답을 하나도 바꾸지 않는다", ({ text }) => {
    expect(after.analyse(text, OPTIONS)).toEqual(before.analyse(text, OPTIONS));
  });

  it("배우기 전이라도 값은 잰다", async () => {
    vi.resetModules();
    await addFeatures();
    const { featuresOf } = await import("./members/stylometry/features.ts");
    const { measureStylometry } = await import("./members/stylometry/measure-stylometry.ts");
    const { prepareText } = await import("./text/prepare-text.ts");
    const place = featuresOf("ko").findIndex(({ id }) => id === "new-beginning");
    expect(measureStylometry(prepareText("나는 학교에서 우리 반 친구들과 밥을 먹었다."))[place]).toBeGreaterThan(0);
  });
});
