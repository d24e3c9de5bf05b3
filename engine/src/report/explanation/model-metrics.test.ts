import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { estimateShare } from "../../document/ai-share.ts";
import { falseAlarmOf } from "../../document/certainty.ts";
import { aiProbabilityOf, classProbabilities } from "../../document/outcome.ts";
import { logitOf } from "../../learners/logistic.ts";
import type { Trees } from "../../learners/trees.ts";
import { measureSurprisal, surprisalSums } from "../../members/language-model/measure-surprisal.ts";
import type { Surprisals } from "../../members/language-model/surprisal.ts";
import { consensusOf } from "../ensemble.ts";

const page = readFileSync(new URL("../../../../docs/metrics.md", import.meta.url), "utf8");

/** The value that the page gives for a field. */
function documented(field: string): number {
  const row = page.split("\n").find((line) => line.startsWith("|") && line.includes(`${field}\``));
  return Number(/\| ([\d.]+) \|$/.exec(row ?? "")?.[1]);
}

function measure(bits: readonly number[], sentences: readonly { first: number; last: number }[]) {
  const human = Float64Array.from(bits);
  const size = bits.length;
  const view = {
    codes: new Uint32Array(size),
    starts: new Uint32Array(size),
    ends: new Uint32Array(size),
    length: size,
  };
  const surprisals: Surprisals = { view, human, ai: human };
  return measureSurprisal(surprisals, surprisalSums(surprisals), sentences);
}

/** A regression that gives this probability whatever the inputs are. */
const always = (probability: number) => ({ bias: logitOf(probability), weights: [0, 0, 0] });
const NO_TREES: Trees = {
  base: 0,
  roots: new Uint32Array(0),
  features: new Uint16Array(0),
  values: new Float32Array(0),
  lefts: new Uint16Array(0),
};

describe("docs/metrics.md의 손계산: 모델이 내는 값", () => {
  it("세 결과의 확률은 짝마다의 확률을 묶은 것이다", () => {
    const pair = (probability: number) => ({ trees: NO_TREES, scale: always(probability) });
    const models = { aiOrHuman: always(0.8), mixedOrHuman: pair(0.5), mixedOrAi: pair(0.25) };
    const found = classProbabilities(models, [], 0, 0);
    for (const outcome of ["human", "mixed", "ai"] as const) {
      expect(found[outcome]).toBeCloseTo(documented(`classProbabilities.${outcome}`), 6);
    }
    expect(aiProbabilityOf(found)).toBeCloseTo(documented("`aiProbability"), 6);
  });

  it("AI의 몫은 길이로 평균한 문장 확률이다", () => {
    const none = { lower: new Array<number>(11).fill(0), upper: new Array<number>(11).fill(0) };
    const { value } = estimateShare(Float64Array.of(0.2, 0.8), [{ length: 30 }, { length: 10 }], "mixed", none);
    expect(value).toBeCloseTo(documented("`aiShare"), 9);
  });

  it("잘못 볼 비율은 표의 점 사이를 곧게 잇는다", () => {
    const band = { texts: 100, values: [0.2, 0.4, 1] };
    const table = { lengths: [], shares: [0.01, 0.02, 1], bands: [{ humans: band, ais: band }] };
    const { perThousand } = falseAlarmOf("ai", { human: 0.3, mixed: 0, ai: 0.7 }, 500, table);
    expect(perThousand).toBe(documented("falseAlarm.perThousand"));
  });

  it("퍼플렉시티는 글자마다 놀란 만큼의 평균을 2의 거듭제곱으로 올린 것이다", () => {
    const measured = measure([1, 3, 1, 3, 2, 2], []);
    expect(2 ** measured.humanSurprisal).toBeCloseTo(documented("perplexity"), 9);
  });

  it("버스티니스는 문장마다 놀란 정도의 변동 계수다", () => {
    const bits = [1, 1, 1, 1, 1, 3, 3, 3, 3, 3];
    const measured = measure(bits, [
      { first: 0, last: 5 },
      { first: 5, last: 10 },
    ]);
    expect(measured.burstiness).toBeCloseTo(documented("burstiness"), 6);
    expect(measure(bits, [{ first: 0, last: 10 }]).burstiness).toBe(0);
  });

  it("일치도와 표준편차는 무게를 단 값이다", () => {
    const weights = [0.5, 0.3, 0.2];
    const consensus = consensusOf([0.9, 0.7, 0.4].map((aiProbability, at) => ({ aiProbability, weight: weights[at] })));
    expect(consensus.weightedProbability).toBe(documented("consensus.weightedProbability"));
    expect(consensus.agreementScore).toBe(documented("consensus.agreementScore"));
    expect(consensus.standardDeviation).toBe(documented("crossValidation.standardDeviation"));
  });
});
