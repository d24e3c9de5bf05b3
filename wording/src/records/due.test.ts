import { expect, it } from "vitest";
import { formatAskedLength, formatDue, formatLeft } from "./due.ts";

it("마감은 서울의 날과 때로", () => {
  expect(formatDue("2026-12-04T14:59:00Z")).toBe("12월 4일 (금) 23:59까지");
  expect(formatDue("2026-12-04T15:00:00Z")).toBe("12월 5일 (토) 00:00까지");
});

it("남은 시간은 큰 단위로", () => {
  const left = (minutes: number) => formatLeft(new Date(minutes * 60_000).toISOString(), new Date(0).toISOString());
  expect([0, 59, 60, 47 * 60, 48 * 60, 12 * 24 * 60].map(left)).toEqual([
    "1분 남았어요",
    "59분 남았어요",
    "1시간 남았어요",
    "47시간 남았어요",
    "2일 남았어요",
    "12일 남았어요",
  ]);
  expect(formatLeft("2026-01-01T00:00:00Z", "2026-01-01T00:01:00Z")).toBe("마감이 지났어요");
});

it("분량은 정한 쪽만", () => {
  expect(formatAskedLength({ minChars: 800, maxChars: 1500 })).toBe("800–1,500자");
  expect(formatAskedLength({ minChars: 800, maxChars: null })).toBe("800자부터");
  expect(formatAskedLength({ minChars: null, maxChars: 1500 })).toBe("1,500자까지");
  expect(formatAskedLength({ minChars: null, maxChars: null })).toBe("");
});
