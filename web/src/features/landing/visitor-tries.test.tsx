import { afterEach, describe, expect, it, vi } from "vitest";
import { countTry, hasTriesLeft, mayTry } from "./visitor-tries.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("하루 한 번의 체험", () => {
  it("서울의 자정에 다시 시작한다", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-24T14:59:00Z"), toFake: ["Date"] });
    await countTry("첫 글");
    expect(hasTriesLeft()).toBe(false);
    expect(await mayTry("다른 글")).toBe(false);
    expect(await mayTry(" 첫 글\n")).toBe(true);
    vi.setSystemTime(new Date("2026-11-24T15:00:00Z"));
    expect(hasTriesLeft()).toBe(true);
    expect(await mayTry("다른 글")).toBe(true);
  });

  it("글 자체는 남기지 않는다", async () => {
    await countTry("아무에게도 보이고 싶지 않은 글");
    expect(JSON.stringify({ ...localStorage })).not.toContain("보이고");
  });

  it("같은 글을 두 번 세지 않는다", async () => {
    await countTry("첫 글");
    const before = { ...localStorage };
    await countTry("첫 글");
    expect({ ...localStorage }).toEqual(before);
  });

  it("망가진 값은 없는 것과 같다", async () => {
    for (const stored of ["{", "7", '{"day":1}', '{"day":"2026-11-24"}']) {
      localStorage.setItem("geulgyeol.visitor-tries", stored);
      vi.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z"), toFake: ["Date"] });
      expect(await mayTry("글")).toBe(true);
    }
  });

  it("저장하지 못하는 브라우저에서는 그 창에서만 센다", async () => {
    vi.useFakeTimers({ now: new Date("2031-01-01T00:00:00Z"), toFake: ["Date"] });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await countTry("첫 글");
    expect(await mayTry("다른 글")).toBe(false);
  });
});
