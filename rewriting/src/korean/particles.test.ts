import { type ParticlePair, particleAfter } from "@geulgyeol/wording/josa";
import { describe, expect, it } from "vitest";
import { refitParticle } from "./particles.ts";

const RIGHT: readonly (readonly [phrase: string, pair: ParticlePair, particle: string | null])[] = [
  ["책", "을/를", "을"],
  ["나무", "을/를", "를"],
  ["서울", "으로/로", "로"],
  ["부산", "으로/로", "으로"],
  ["대구", "으로/로", "로"],
  ["7", "은/는", "은"],
  ["2", "은/는", "는"],
  ["10", "이/가", "이"],
  ["100", "이/가", "이"],
  ["1,000", "을/를", "을"],
  ["0", "은/는", "은"],
  ["3.5", "을/를", "를"],
  ["1", "으로/로", "로"],
  ["3", "으로/로", "으로"],
  ["KBS", "은/는", "는"],
  ["FBI", "이/가", "가"],
  ["URL", "을/를", "을"],
  ["ATM", "과/와", "과"],
  ["PDF", "으로/로", "로"],
  ["Windows", "은/는", null],
  ["50%", "을/를", "를"],
  ["한국방송(KBS)", "은/는", "은"],
  ["KBS(한국방송)", "은/는", "는"],
  ["'정직'", "을/를", "을"],
  ["「토지」", "은/는", "는"],
  ["", "은/는", null],
];

describe("조사 붙이기", () => {
  it("숫자, 로마자, 괄호와 따옴표 뒤에서도 읽는 소리를 따른다", () => {
    for (const [phrase, pair, particle] of RIGHT)
      expect([phrase, particleAfter(phrase, pair)]).toEqual([phrase, particle]);
  });

  it("낱말을 바꾸면 조사도 맞춘다", () => {
    expect(refitParticle("오늘", "은")).toBe("은");
    expect(refitParticle("어제", "은")).toBe("는");
    expect(refitParticle("다음 주", "으로")).toBe("로");
    expect(refitParticle("다음 달", "로")).toBe("로");
    expect(refitParticle("올해", "이")).toBe("가");
    expect(refitParticle("이번 주", "에는")).toBe("에는");
    expect(refitParticle("Windows", "은")).toBeNull();
  });
});
