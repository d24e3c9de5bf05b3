import { REVISION_NGRAM, REVISION_OVERLAP } from "@geulgyeol/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { koreanText } from "../../testing/korean-text.ts";
import { revisionTest } from "./revision-test.ts";

const ngrams = (text: string) =>
  Array.from({ length: Math.max(0, text.length - REVISION_NGRAM + 1) }, (_, at) => text.slice(at, at + REVISION_NGRAM));

/** The definition, with strings. */
function isRevision(next: string, earlier: string): boolean {
  const wanted = ngrams(next.normalize("NFC"));
  const known = new Set(ngrams(earlier.normalize("NFC")));
  return wanted.length > 0 && wanted.filter((ngram) => known.has(ngram)).length / wanted.length >= REVISION_OVERLAP;
}

it("agrees with its definition for texts that share some of their n-grams", () => {
  const texts = fc.string({ unit: fc.constantFrom("가", "나", "a", " ", "e\u0301"), maxLength: 60 });
  fc.assert(
    fc.property(texts, texts, (next, earlier) => {
      expect(revisionTest(next)(earlier)).toBe(isRevision(next, earlier));
    }),
  );
});

it("agrees with its definition around the limit", () => {
  const text = koreanText(1, 2_000);
  const isRevisionOf = revisionTest(text);
  for (let kept = 1_500; kept < 1_700; kept++) {
    const earlier = text.slice(0, kept);
    expect(isRevisionOf(earlier), `${kept}`).toBe(isRevision(text, earlier));
  }
});
