import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
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

describe("docs/metrics.md의 손계산: 모델이 내는 값", () => {
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
    expect(consensus.agreementScore).toBe(documented("consensus.agreementScore"));
    expect(consensus.standardDeviation).toBe(documented("crossValidation.standardDeviation"));
  });
});
