import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { certaintyOf, type FalseAlarmTable, falseAlarmOf } from "./certainty.ts";

const BOUNDS = {
  human: { strong: 0.9, moderate: 0.7 },
  mixed: { strong: 2, moderate: 0.8 },
  ai: { strong: 0.95, moderate: 0.6 },
};

const BAND = {
  humans: { texts: 500, values: [0.05, 0.4, 0.99] },
  ais: { texts: 300, values: [0.97, 0.3, 0.001] },
};
const TABLE: FalseAlarmTable = { lengths: [300], shares: [0, 0.1, 1], bands: [BAND, BAND] };

describe("확실함", () => {
  it.each([
    ["human", 0.95, "strong"],
    ["human", 0.8, "moderate"],
    ["human", 0.5, "weak"],
    ["mixed", 0.99, "moderate"],
    ["ai", 0.95, "strong"],
  ] as const)("%s %d이면 %s", (verdict, value, certainty) => {
    const probabilities = { human: 0, mixed: 0, ai: 0, [verdict]: value };
    expect(certaintyOf(verdict, probabilities, 500, BOUNDS)).toBe(certainty);
  });

  it("300자보다 짧은 글은 아주 확실하다고 하지 않는다", () => {
    const sure = { human: 0, mixed: 0, ai: 1 };
    expect(certaintyOf("ai", sure, 300, BOUNDS)).toBe("strong");
    expect(certaintyOf("ai", sure, 299, BOUNDS)).toBe("moderate");
  });
});

describe("잘못 짚을 몫", () => {
  const of = (verdict: "human" | "mixed" | "ai", human: number) =>
    falseAlarmOf(verdict, { human, mixed: 0, ai: 1 - human }, 500, TABLE);

  it("AI 쪽 판단은 사람 글로, 사람 쪽 판단은 AI 글로 잰다", () => {
    expect(of("ai", 0.1)).toMatchObject({ of: "human", texts: 500 });
    expect(of("mixed", 0.1)).toMatchObject({ of: "human", texts: 500 });
    expect(of("human", 0.9)).toMatchObject({ of: "ai", texts: 300 });
  });

  it("점 사이는 곧게 이어서 센다", () => {
    expect(of("ai", 0.4).perThousand).toBe(100);
    expect(of("ai", 0.225).perThousand).toBe(50);
    expect(of("human", 0.3).perThousand).toBe(100);
    expect(of("ai", 0.01).perThousand).toBe(0);
    expect(of("ai", 1).perThousand).toBe(1000);
  });

  it("사람일 확률이 낮을수록 이만큼 가는 사람 글은 늘지 않는다", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(of("ai", low).perThousand).toBeLessThanOrEqual(of("ai", high).perThousand);
        expect(of("human", low).perThousand).toBeGreaterThanOrEqual(of("human", high).perThousand);
      }),
    );
  });
});
