import type { WordedAnalysis } from "@geulgyeol/wording/report";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locatePassage } from "../../shared/draft/locate-passage.ts";
import { makeHeldResult, makeResult } from "../../testing/make-result.ts";
import { applyChanges, piecesOf } from "./apply-changes.ts";
import { passageScore } from "./use-passage-scores.ts";

describe("locatePassage", () => {
  it.each([
    ["where it was", "가나 가나", "가나", 3, { from: 3, to: 5 }],
    ["moved back", "앞말 가나", "가나", 0, { from: 3, to: 5 }],
    ["moved forth", "가나 뒷말", "가나", 4, { from: 0, to: 2 }],
    ["the nearer of two", "가나......가나", "가나", 7, { from: 8, to: 10 }],
    ["gone", "다라", "가나", 0, null],
    ["empty", "다라", "", 0, null],
  ])("locates a passage: %s", (_name, draft, passage, near, expected) => {
    expect(locatePassage(draft, passage, near)).toEqual(expected);
  });
});

describe("applyChanges and piecesOf", () => {
  const cuts = fc
    .tuple(fc.string({ maxLength: 40 }), fc.uniqueArray(fc.nat(40), { maxLength: 8 }), fc.string({ maxLength: 4 }))
    .map(([passage, places, after]) => {
      const ends = places.filter((place) => place <= passage.length).sort((a, b) => a - b);
      const changes = [];
      for (let i = 0; i + 1 < ends.length; i += 2) {
        const [from, to] = [ends[i] as number, ends[i + 1] as number];
        changes.push({ from, to, before: passage.slice(from, to), after, rule: "r", reason: "이유" });
      }
      return { passage, changes };
    });

  it("apply the given changes and keep the original text in the pieces", () => {
    fc.assert(
      fc.property(cuts, ({ passage, changes }) => {
        expect(applyChanges(passage, [])).toBe(passage);
        const before = piecesOf(passage, changes).map((piece) => (piece.type === "same" ? piece.text : piece.before));
        expect(before.join("")).toBe(passage);
        let expected = passage;
        for (const { from, to, after } of [...changes].reverse()) {
          expected = expected.slice(0, from) + after + expected.slice(to);
        }
        expect(applyChanges(passage, changes)).toBe(expected);
      }),
    );
  });
});

describe("passageScore", () => {
  const { sentences } = makeResult();
  const analysis = { kind: "report", report: makeResult() } as unknown as WordedAnalysis;

  it("equals the probability of a single selected sentence", () => {
    const { start, end, aiProbability } = sentences[1] as (typeof sentences)[number];
    expect(passageScore(analysis, { from: start, to: end })).toBeCloseTo(aiProbability);
  });

  it("averages sentences by the number of selected characters", () => {
    const [first, second] = sentences as [(typeof sentences)[number], (typeof sentences)[number]];
    const score = passageScore(analysis, { from: first.end - 1, to: second.start + 1 });
    expect(score).toBeCloseTo((first.aiProbability + second.aiProbability) / 2);
  });

  it("returns null for a withheld judgement", () => {
    const held = { kind: "report", report: makeHeldResult() } as unknown as WordedAnalysis;
    expect(passageScore(held, { from: 0, to: 99 })).toBeNull();
  });

  it("returns null for a refusal or a range without sentences", () => {
    expect(passageScore({ kind: "refusal" } as WordedAnalysis, { from: 0, to: 5 })).toBeNull();
    expect(passageScore(analysis, { from: 10_000, to: 10_005 })).toBeNull();
  });
});
