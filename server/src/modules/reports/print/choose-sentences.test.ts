import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseSentences, rowHeight } from "./choose-sentences.ts";
import { bandOf } from "./palette.ts";

const advance = (character: string) => (character === " " ? 0.25 : 0.9);
const sentence = fc.record({
  text: fc.string({ unit: fc.constantFrom("가", "나", " ", "a", "。"), minLength: 1, maxLength: 400 }),
  aiProbability: fc.float({ min: 0, max: 1, noNaN: true }),
  excluded: fc.constantFrom(null, null, null, "quotation" as const),
});
const sentences = fc
  .array(sentence, { minLength: 1, maxLength: 120 })
  .map((all) => all.map((one, index) => ({ ...one, index, start: 0, end: 1, severity: "low" as const, reasons: [] })));

describe("chooseSentences", () => {
  it("keeps text order, fits the given height and counts omitted sentences", () => {
    fc.assert(
      fc.property(sentences, fc.integer({ min: 100, max: 500 }), (all, height) => {
        const { shown, leftOut } = chooseSentences(all, advance, height);
        expect(shown.length + leftOut).toBe(all.length);
        expect(shown.reduce((sum, { lines }) => sum + rowHeight(lines), 0)).toBeLessThanOrEqual(height);
        expect(shown.map(({ number }) => number)).toEqual(shown.map(({ number }) => number).sort((a, b) => a - b));
        for (const { lines } of shown) expect(lines).toBeLessThanOrEqual(4);
      }),
    );
  });

  it("shows all sentences when they fit, with whitespace trimmed", () => {
    const all = ["하나예요.", "둘 이에요.\n"].map((text, index) => ({
      text,
      index,
      aiProbability: 0.5,
      excluded: null,
      start: 0,
      end: 1,
      severity: "medium" as const,
      reasons: [],
    }));
    expect(chooseSentences(all, advance).shown.map(({ text }) => text)).toEqual(["하나예요.", "둘 이에요."]);
  });

  it("prefers the most decisive probabilities, high or low, when space is short", () => {
    const all = [0.5, 0.99, 0.45, 0.02, 0.6].map((aiProbability, index) => ({
      text: "문장",
      index,
      aiProbability,
      excluded: null,
      start: 0,
      end: 1,
      severity: "low" as const,
      reasons: [],
    }));
    expect(chooseSentences(all, advance, rowHeight(1) * 2).shown.map(({ number }) => number)).toEqual([2, 4]);
  });
});

it("bandOf assigns six bands, with a boundary at 0.4", () => {
  const marks = [0, 0.39, 0.4, 0.49, 0.5, 0.59, 0.6, 0.69, 0.7, 0.79, 0.8, 1].map((one) => bandOf(one).mark);
  expect(marks.filter((mark, at) => at > 0 && mark !== marks[at - 1])).toHaveLength(5);
  expect(new Set(marks).size).toBe(6);
  expect(bandOf(0.3999).mark).not.toBe(bandOf(0.4).mark);
});
