import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../scripts/testing/cpu-time.ts";
import { runSize } from "../../../scripts/testing/run-size.ts";
import { prepareText } from "./prepare-text.ts";

const PIECES = [
  "나는 어제 도서관에 갔다. ",
  "비가 왔는데요, 그래도 걸었습니다",
  "It rained all day. ",
  "**굵은 글씨**",
  "*기울임*",
  "# 제목\n",
  "- 항목: ",
  "1. ",
  "> 인용한 말\n",
  "참고문헌\n",
  "[1] 김철수 (2020). 책.\n",
  "https://example.com/a?b=c ",
  "kim@example.com",
  "010-1234-5678 ",
  "```\ncode();\n```\n",
  "| 가 | 나 |\n",
  "\u200b",
  "\u202e",
  "😀",
  "👨‍👩‍👧",
  "аеос",
  "ＡＢＣ",
  "\u1112\u1161\u11ab",
  "ﾡￂ",
  "e\u0301",
  "“따옴표” ",
  "‘작은’ ",
  "… ",
  "ㅋㅋㅋ ",
  "\n",
  "\n\n",
  "\r\n",
  " ",
  "\u00a0",
  "<b>",
  "</b>",
  "<",
  "&amp;",
  "&lt;",
  "[",
  "](http://a.b)",
  "(",
  ")",
  '"',
  "*",
  "`",
  ".",
  "?!",
  "~",
  "\ud800",
  "\udc00",
  "\u0000",
  "3.14",
  "2024. 5. 3.에 ",
  "가. ",
  "라고 ",
  "3학년 2반 15번 ",
  "홍길동 ",
  "이름: ",
  "제출일: 2026.03.02 ",
  "Q1. ",
  "지원 동기를 기술하시오. ",
  "(500자 이내) ",
  " 올림",
  "Dear John,\n",
];
const messy = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(""));
const anyText = fc.oneof(
  messy,
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
);
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));

describe("prepareText: 어떤 글이 와도 지키는 약속", () => {
  it("자리는 원문으로 되짚어지고 줄어들지 않는다", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyUnits), (text) => {
        const p = prepareText(text);
        expect(p.offsets.length).toBe(p.prose.length + 1);
        let before = 0;
        for (const offset of p.offsets) {
          expect(offset).toBeGreaterThanOrEqual(before);
          expect(offset).toBeLessThanOrEqual(text.length);
          before = offset;
        }
        for (let i = 0; i < p.prose.length; i++) {
          const c = p.prose.charCodeAt(i);
          if (c >= 0xac00 && c <= 0xd7a3 && text.charCodeAt(p.offsets[i] ?? 0) >= 0xac00) {
            if (text.charCodeAt(p.offsets[i] ?? 0) <= 0xd7a3) expect(text[p.offsets[i] ?? 0]).toBe(p.prose[i]);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it("문장은 차례대로 서고 겹치지 않으며, 낱말은 문장 안에 있다", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyUnits), (text) => {
        const p = prepareText(text);
        let end = 0;
        let proseEnd = 0;
        for (const [k, s] of p.sentences.entries()) {
          expect(s.index).toBe(k);
          expect(s.start).toBeGreaterThanOrEqual(end);
          expect(s.end).toBeGreaterThanOrEqual(s.start);
          expect(s.end).toBeLessThanOrEqual(text.length);
          expect(s.proseStart).toBeGreaterThanOrEqual(proseEnd);
          if (s.excluded === null) expect(s.proseEnd).toBeGreaterThan(s.proseStart);
          else expect(s.proseEnd).toBe(s.proseStart);
          end = s.end;
          proseEnd = s.proseEnd;
        }
        for (const w of p.words) {
          const s = p.sentences[w.sentence];
          expect(s?.excluded).toBe(null);
          expect(w.proseStart).toBeGreaterThanOrEqual(s?.proseStart ?? -1);
          expect(w.proseEnd).toBeLessThanOrEqual(s?.proseEnd ?? -1);
          expect(p.prose.slice(w.proseStart, w.proseEnd)).toMatch(/^\S+$/);
        }
        let rangeEnd = 0;
        for (const range of p.excluded) {
          expect(range.start).toBeGreaterThanOrEqual(rangeEnd);
          expect(range.end).toBeGreaterThan(range.start);
          rangeEnd = range.end;
        }
        expect(rangeEnd).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 400 },
    );
  });

  it("다듬은 글을 다시 다듬어도 그대로다", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyUnits), (text) => {
        const once = prepareText(text).prose;
        expect(once).not.toMatch(/[\n\r\t]| {2}|^ | $/);
        expect(prepareText(once).prose).toBe(once);
        expect(once.normalize("NFC")).toBe(once);
      }),
      { numRuns: 1500 },
    );
  });

  it("고약한 글도 길이에 비례하는 시간에 끝난다", () => {
    const nasty = [
      "가",
      "a",
      ".",
      "**a ",
      "([",
      "<a ",
      "a@",
      "- ",
      "http://",
      '"a ',
      "e\u0301\u0327",
      "\u0301",
      "\u200b가",
      "가\n",
      "&amp;",
      "amp;&",
      "1. ",
      "[^",
      "`a",
      "“",
      "\ud800",
      "가. ",
      "습니다 ",
      "010-1234-",
      "|a|b\n",
      "이름: ",
      "이름: 홍길동 ",
      "3학년 ",
      "2026년 3월 2일\n",
      "홍길동 올림\n",
      "Q1. ",
      "(500자",
      "지원 동기를 기술하시오 ",
      "Best, ",
    ];
    const size = runSize({ short: 40_000, all: 160_000 });
    // Ratios rather than milliseconds, since other work shares the machine: sixteen times the text may take at most
    // ninety times as long, where quadratic work would take 256.
    for (const piece of nasty) {
      const short = piece.repeat(Math.ceil(size / 16 / piece.length));
      const long = piece.repeat(Math.ceil(size / piece.length));
      let ratio = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 4 && ratio > 90; attempt++) ratio = bestTime(long, 2) / bestTime(short, 4);
      expect(ratio, JSON.stringify(piece)).toBeLessThan(90);
    }
  }, 60_000);
});

/** Fastest of several rounds, in milliseconds of a processor. */
function bestTime(text: string, rounds: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    best = Math.min(
      best,
      cpuTime(() => prepareText(text)),
    );
  }
  return best;
}
