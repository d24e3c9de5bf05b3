import { describe, expect, it } from "vitest";
import { missingText } from "./char-counter.tsx";
import { thanksText } from "./feedback-dialog.tsx";
import { createAttemptKeys } from "./workbench/attempt-keys.ts";
import { costOf, kindOf, NO_OPTIONS, withOption } from "./workbench/option-rules.ts";
import { isLongEnoughForRealtime } from "./workbench/use-realtime-analysis.ts";

describe("analysis options", () => {
  it("앙상블과 히트맵은 서로를 끈다", () => {
    const ensemble = withOption(NO_OPTIONS, "ensemble", true);
    const words = withOption(ensemble, "wordLevel", true);
    expect(words).toMatchObject({ ensemble: false, wordLevel: true });
    expect(withOption(words, "ensemble", true)).toMatchObject({ ensemble: true, wordLevel: false });
  });

  it("실시간 분석은 둘과 함께 켤 수 있다", () => {
    const realtime = withOption(NO_OPTIONS, "realtime", true);
    expect(withOption(realtime, "wordLevel", true)).toMatchObject({ realtime: true, wordLevel: true });
  });

  it("derives the kind and its cost from the options", () => {
    expect([kindOf(NO_OPTIONS), costOf(NO_OPTIONS)]).toEqual(["basic", 1]);
    expect(costOf(withOption(NO_OPTIONS, "wordLevel", true))).toBe(2);
    expect(costOf(withOption(NO_OPTIONS, "ensemble", true))).toBe(3);
  });
});

describe("createAttemptKeys", () => {
  it("returns the same key per text and kind until the attempt settles", () => {
    let count = 0;
    const keys = createAttemptKeys(() => `key-${++count}`);
    expect(keys.keyFor("basic", "글")).toBe("key-1");
    expect(keys.keyFor("basic", "글")).toBe("key-1");
    expect(keys.keyFor("ensemble", "글")).toBe("key-2");
    expect(keys.keyFor("ensemble", "다른 글")).toBe("key-3");
    keys.settle();
    expect(keys.keyFor("ensemble", "다른 글")).toBe("key-4");
  });

  it("creates keys of 32 hexadecimal digits", () => {
    expect(createAttemptKeys().keyFor("basic", "글")).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("missingText", () => {
  it("50자까지 몇 자가 더 필요한지 말한다", () => {
    expect(missingText(12, 11)).toBe("39자 더 필요해요");
    expect(missingText(49, 49)).toBe("1자 더 필요해요");
    expect(missingText(0, 0)).toBeNull();
    expect(missingText(50, 50)).toBeNull();
    expect(missingText(80, 0)).toBe("50자 더 필요해요");
  });
});

describe("realtime analysis", () => {
  it("500자부터 돈다", () => {
    expect(isLongEnoughForRealtime("가".repeat(499))).toBe(false);
    expect(isLongEnoughForRealtime("가".repeat(500))).toBe(true);
    expect(isLongEnoughForRealtime(`${" ".repeat(300)}${"가".repeat(300)}`)).toBe(false);
    expect(isLongEnoughForRealtime("가".repeat(10_001))).toBe(false);
  });
});

describe("thanksText", () => {
  it("받은 크레딧을 말하고, 한도를 넘었으면 그렇게 말한다", () => {
    expect(thanksText(5, null)).toBe("고맙습니다. 5크레딧을 드렸어요.");
    expect(thanksText(2, "month-used-up")).toBe(
      "고맙습니다. 2크레딧을 드렸어요. 이번 달에 드릴 수 있는 의견 크레딧은 모두 드렸어요.",
    );
    expect(thanksText(0, "address-not-confirmed")).toContain("이메일을 확인한 계정에 드려요");
    expect(thanksText(0, "free-analysis")).toContain("크레딧을 쓰지 않은 분석");
  });
});
