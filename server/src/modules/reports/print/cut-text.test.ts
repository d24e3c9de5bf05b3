import fc from "fast-check";
import { expect, it } from "vitest";
import { cutText, linesOf } from "./cut-text.ts";
import { fillPages } from "./fill-pages.ts";

const advance = (character: string) => (character === " " ? 0.25 : 0.9);
const text = fc.string({ unit: fc.constantFrom("가", "나", " ", "a", "。"), minLength: 1, maxLength: 400 });

it("cutText keeps the beginning of a text within its lines", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 6 }), (given, most) => {
      const measure = { advance, fontSize: 9, width: 180 };
      const { text: cut, lines } = cutText(given, most, measure);
      expect(lines).toBeLessThanOrEqual(most);
      expect(linesOf(cut, measure)).toBeLessThanOrEqual(most);
      expect(given.replace(/\s+/g, " ").trim().startsWith(cut.replace(/…$/, ""))).toBe(true);
    }),
  );
});

it("fillPages keeps every sentence, in order, on pages that none is too high for", () => {
  const room = { height: 734, lastTaken: 138 };
  fc.assert(
    fc.property(fc.array(text, { minLength: 21, maxLength: 160 }), (texts) => {
      const sentences = texts.map((one, index) => ({
        text: one,
        index,
        aiProbability: 0.5,
        excluded: null,
        start: 0,
        end: 1,
        severity: "medium" as const,
        reasons: [],
      }));
      const { pages } = fillPages(sentences, advance, room);
      expect(pages.flat().map(({ index }) => index)).toEqual(sentences.map(({ index }) => index));
      const heights = pages.map((rows) => rows.reduce((sum, { height }) => sum + height, 0));
      for (const height of heights) expect(height).toBeLessThanOrEqual(room.height + 0.001);
      expect((heights.at(-1) ?? 0) + room.lastTaken).toBeLessThanOrEqual(room.height + 0.001);
    }),
    { numRuns: 30 },
  );
});
