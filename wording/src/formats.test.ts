import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDateTime } from "./dates.ts";
import {
  formatCount,
  formatCredits,
  formatFileSize,
  formatSeconds,
  formatShortTime,
  formatTimes,
  formatWon,
} from "./numbers.ts";
import { formatSentenceNumbers } from "./sentence-ranges.ts";
import { setQuotes } from "./set-quotes.ts";

it.each([
  [1, "1KB"],
  [312_000, "305KB"],
  [1_887_436, "1.8MB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

describe("numbers", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1_000, "1,000"],
    [10_000, "10,000"],
    [1_234_567, "1,234,567"],
  ])("%d is written %s", (value, text) => {
    expect(formatCount(value)).toBe(text);
  });

  it("formats prices, credits and frequencies", () => {
    expect([9_900, 0, 1_234_567].map(formatWon)).toEqual(["9,900원", "0원", "1,234,567원"]);
    expect([3, 300, 1_000].map(formatCredits)).toEqual(["3크레딧", "300크레딧", "1,000크레딧"]);
    expect([1, 3, 10, 20].map(formatTimes)).toEqual(["한 번", "세 번", "열 번", "20번"]);
  });

  it("처리 시간은 소수 둘째 자리까지 적는다", () => {
    expect(formatSeconds(3_418)).toBe("3.42초");
    expect(formatSeconds(7)).toBe("0.01초");
    expect([0.42, 36.6, 999.4, 1_120].map(formatShortTime)).toEqual(["0.4ms", "37ms", "999ms", "1.12초"]);
  });
});

describe("formatDateTime", () => {
  it("formats a UTC time in Seoul time", () => {
    expect(formatDateTime("2026-11-21T01:32:00.000Z")).toBe("2026. 11. 21. 10:32");
    expect(formatDateTime("2026-11-21T15:00:00.000Z")).toBe("2026. 11. 22. 00:00");
  });

  it("returns an empty string for an invalid time", () => {
    expect(formatDateTime("어제")).toBe("");
  });
});

describe("setQuotes", () => {
  it("turns straight quotes into opening and closing quotes", () => {
    expect(setQuotes("'-는데'로 이은 말")).toBe("‘-는데’로 이은 말");
    expect(setQuotes("2번 문장에서 '했는데,', '길었는데,'처럼")).toBe("2번 문장에서 ‘했는데,’, ‘길었는데,’처럼");
    expect(setQuotes("('이를 통해')")).toBe("(‘이를 통해’)");
  });

  it("sets an apostrophe and leaves curly quotes unchanged", () => {
    expect(setQuotes("don't")).toBe("don’t");
    expect(setQuotes("‘또한’이 많아요.")).toBe("‘또한’이 많아요.");
  });
});

describe("formatSentenceNumbers", () => {
  it("이어지는 번호를 묶는다", () => {
    expect(formatSentenceNumbers([0, 3, 4, 5])).toBe("1, 4~6번");
    expect(formatSentenceNumbers([5, 3, 4, 3])).toBe("4~6번");
    expect(formatSentenceNumbers([])).toBe("");
  });

  it("names exactly the given sentences", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60), { minLength: 1 }), (indexes) => {
        const named = formatSentenceNumbers(indexes)
          .replace("번", "")
          .split(", ")
          .flatMap((run) => {
            const [from = 0, to = from] = run.split("~").map(Number);
            return Array.from({ length: to - from + 1 }, (_, offset) => from + offset - 1);
          });
        expect(named).toEqual([...indexes].sort((a, b) => a - b));
      }),
    );
  });
});
