import fc from "fast-check";
import { expect, it } from "vitest";
import { cpuTime } from "../../../../scripts/testing/cpu-time.ts";
import { findExcerpt } from "./find-excerpt.ts";
import { bigramKeys, foldText, monthOf, monthsBetween, ownerKeys, searchRounds } from "./search-keys.ts";

const letters = fc.constantFrom(
  ..."가나다라각힣 aAbBéÉßİσςΣ1.,\n\t😀👩‍👩‍👧漢ㄱ".split(""),
  "e\u0301",
  "\u1112\u1161\u11ab",
  "😀",
);
const texts = fc.string({ unit: letters, maxLength: 60 });

it("foldText is idempotent and leaves no whitespace or control characters", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
      expect(folded).not.toMatch(/[\s\p{Cc}]/u);
    }),
  );
});

it("bigramKeys of a text include those of every substring", () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (text, from, length) => {
      const folded = foldText(text);
      const keys = bigramKeys(folded);
      for (const key of bigramKeys(folded.slice(from % (folded.length + 1)).slice(0, length))) {
        expect(keys.has(key)).toBe(true);
      }
    }),
  );
});

it("findExcerpt returns the match, or null without one", () => {
  fc.assert(
    fc.property(texts, texts, fc.nat(60), fc.nat(20), (text, other, from, length) => {
      const characters = [...text.normalize("NFC")];
      const inside = foldText(characters.slice(from, from + length).join(""));
      const found = findExcerpt(text, inside);
      if (inside !== "" && foldText(text).includes(inside)) expect(foldText(found?.match ?? "")).toContain(inside);
      if (!foldText(text).includes(foldText(other))) expect(findExcerpt(text, foldText(other))).toBeNull();
    }),
  );
});

it("findExcerpt finds 30 excerpts of a long text within 500 ms of CPU time", () => {
  const text = `${"가나다라 ".repeat(2_000)}끝말`;
  const taken = cpuTime(() => {
    for (let n = 0; n < 30; n++) expect(findExcerpt(text, "끝말")?.match).toBe("끝말");
  });
  expect(taken).toBeLessThan(500);
});

it("findExcerpt returns one short line and marks where it was cut", () => {
  const excerpt = findExcerpt(`${"앞말 ".repeat(40)}\n찾는   말\n${"뒷말 ".repeat(40)}`, foldText("찾는 말"));
  expect(excerpt).toEqual({
    before: expect.stringMatching(/^…[앞말 ]{20,30}$/),
    match: "찾는 말",
    after: expect.stringMatching(/^[ 뒷말]{20,30}…$/),
  });
});

it("ownerKeys differ by owner, month and fact", () => {
  const facts = { verdict: "ai", kind: "basic", isFavourite: true } as const;
  const all = [
    ...ownerKeys("one", "2026-11", facts),
    ...ownerKeys("two", "2026-11", facts),
    ...ownerKeys("one", "2026-12", facts),
  ];
  expect(new Set(all).size).toBe(12);
  expect(ownerKeys("one", "2026-11", {})).toEqual(all.slice(0, 1));
});

it("monthsBetween lists months newest first, across the turn of a year", () => {
  const [from, to] = [new Date("2025-11-30T23:59:59Z"), new Date("2026-02-01T00:00:00Z")];
  expect(monthsBetween(from, to)).toEqual(["2026-02", "2026-01", "2025-12", "2025-11"]);
  expect(monthsBetween(to, from)).toEqual([]);
  expect(monthOf(from)).toBe("2025-11");
});

it("searchRounds splits a span into one month, three months, then years", () => {
  const rounds = (from: string, to: string) => searchRounds(new Date(from), new Date(to));
  const end = new Date("2026-08-01T00:00:00Z");
  expect(rounds("2023-05-01", "2026-11-20")).toEqual([
    { periods: ["2026-11"], end: null },
    { periods: ["2026-10", "2026-09", "2026-08"], end: null },
    { periods: ["2026"], end },
    { periods: ["2025", "2024"], end },
    { periods: ["2023"], end },
  ]);
  expect(rounds("2026-11-01", "2026-11-20")).toEqual([{ periods: ["2026-11"], end: null }]);
  expect(rounds("2026-12-01", "2026-11-20")).toEqual([]);
});
