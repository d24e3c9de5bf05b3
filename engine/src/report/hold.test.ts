import { describe, expect, it } from "vitest";
import { type HoldFacts, holdOf } from "./hold.ts";

const SURE: HoldFacts = {
  proseLength: 1000,
  proseShare: 1,
  probabilities: { human: 0.9, mixed: 0.05, ai: 0.05 },
  certainty: "strong",
  humanSurprisal: 5,
  outOfDistributionThreshold: 8,
  mostHuman: 1,
};
const EVEN = { human: 0.4, mixed: 0.3, ai: 0.3 };
const LIKELY = { human: 0.2, mixed: 0.2, ai: 0.6 };

describe("판단 보류", () => {
  it.each([
    ["확실한 글은 판단한다", {}, null],
    ["배운 글과 너무 다르면 미룬다", { humanSurprisal: 9 }, "out-of-range"],
    ["어느 결과도 0.6에 닿지 않으면 미룬다", { probabilities: EVEN, certainty: "weak" }, "weak-evidence"],
    ["짧으면 이유는 길이다", { probabilities: EVEN, certainty: "weak", proseLength: 299 }, "too-short"],
    ["문장이 적으면 이유는 그것이다", { probabilities: EVEN, certainty: "weak", proseShare: 0.39 }, "too-little-prose"],
    [
      "짧고 근거가 약하면 0.6이어도 미룬다",
      { probabilities: LIKELY, certainty: "weak", proseLength: 299 },
      "too-short",
    ],
    ["짧아도 근거가 보통이면 판단한다", { probabilities: LIKELY, certainty: "moderate", proseLength: 299 }, null],
    ["120자보다 짧으면 근거가 뚜렷해도 판단하지 않는다", { proseLength: 119 }, "too-short"],
    ["120자부터는 근거가 보통이면 판단한다", { probabilities: LIKELY, certainty: "moderate", proseLength: 120 }, null],
    ["처음 보는 종류의 글에서 틀리던 만큼이면 미룬다", { probabilities: LIKELY, mostHuman: 0.19 }, "unfamiliar"],
    ["그보다 분명하면 판단한다", { probabilities: LIKELY, mostHuman: 0.2 }, null],
    ["사람 글이라는 판단에는 그 한도가 없다", { mostHuman: 0.01 }, null],
    ["길면 근거가 약해도 0.6부터 판단한다", { probabilities: LIKELY, certainty: "weak" }, null],
  ] as const)("%s", (_title, change, reason) => {
    expect(holdOf({ ...SURE, ...change })?.reason ?? null).toBe(reason);
  });
});
