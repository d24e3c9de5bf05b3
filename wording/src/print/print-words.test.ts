import { describe, expect, it } from "vitest";
import { ENGLISH_FINDING_WORDS } from "../report/finding-words-english.ts";
import { KOREAN_FINDING_WORDS } from "../report/finding-words-korean.ts";
import { ENGLISH_PRINT } from "./english.ts";
import { englishSign } from "./english-signs.ts";
import { KOREAN_PRINT } from "./korean.ts";

describe("signs in English", () => {
  it.each([
    ["ko", KOREAN_FINDING_WORDS],
    ["en", ENGLISH_FINDING_WORDS],
  ] as const)("every sign of %s texts that has Korean words has English ones for the same sides", (language, words) => {
    const sides = ["high", "low"] as const;
    for (const [id, word] of Object.entries(words)) {
      for (const side of sides.filter((one) => word[one] !== undefined)) {
        expect(englishSign(language, id, side), `${id} ${side}`).toMatch(/^[A-Z‘O]/);
      }
    }
    expect(() => englishSign(language, "unknown", "high")).toThrow();
  });
});

it("an estimate in English is never 0 or 100 percent", () => {
  expect([0, 0.0004, 0.3999, 0.58, 0.9999, 1].map(ENGLISH_PRINT.percent)).toEqual([
    "<1%",
    "<1%",
    "39%",
    "58%",
    "≥99%",
    "≥99%",
  ]);
});

it.each([
  [
    { of: "human", perThousand: 4, texts: 2000 },
    "Of 1,000 texts written by people, 4 also come out this much like AI texts.",
  ],
  [
    { of: "ai", perThousand: 30, texts: 1200 },
    "Of 100 texts written by AI, 3 also come out this much like human texts.",
  ],
  [
    { of: "human", perThousand: 0, texts: 2000 },
    "Of 1,000 texts written by people, fewer than 1 comes out this much like AI texts.",
  ],
  [
    { of: "human", perThousand: 0, texts: 237 },
    "Of 237 human texts of similar length, none came out this much like AI texts.",
  ],
] as const)("says a frequency in both languages with the same counts: %j", (falseAlarm, said) => {
  const [english, korean] = [ENGLISH_PRINT.frequency(falseAlarm), KOREAN_PRINT.frequency(falseAlarm)];
  expect(english?.sentence).toBe(said);
  expect([english?.total, english?.counted]).toEqual([korean?.total, korean?.counted]);
  expect(korean?.sentence).toMatch(/(습니다|나옵니다|됩니다)\.$/);
});

it.each(["too-short", "too-little-prose", "out-of-range", "weak-evidence", "unfamiliar", "members-disagree"] as const)(
  "explains the hold %s in both languages, in 합쇼체 in Korean",
  (reason) => {
    const report = { language: "ko" } as Parameters<typeof KOREAN_PRINT.help>[1];
    const hold = { reason, message: "판단하지 않았습니다." };
    const korean = KOREAN_PRINT.help(hold, report, 136);
    for (const { title, text } of korean.steps) expect(`${title} ${text}`).not.toMatch(/(요|세요)(\.|$| )/);
    const english = ENGLISH_PRINT.help(hold, report, 136);
    expect(`${english.sentence} ${english.rest} ${english.steps.map(({ title, text }) => title + text)}`).not.toMatch(
      /[가-힣]/,
    );
    expect(english.steps).toHaveLength(korean.steps.length);
  },
);

it("writes times as readers of English know them, in Seoul", () => {
  expect(ENGLISH_PRINT.date("2026-11-21T01:32:00.000Z")).toBe("21 Nov 2026, 10:32");
  expect(ENGLISH_PRINT.date("2026-09-05T15:00:00.000Z")).toBe("6 Sep 2026, 00:00");
  expect(ENGLISH_PRINT.date("never")).toBe("");
});
