import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDetector } from "../../detector.ts";
import type { FeatureReference } from "../../members/stylometry/feature-reference.ts";
import { OWN_TEXTS } from "../../testing/own-texts.ts";
import type { Report } from "../report.ts";
import { LEAST_RATIO, ratesOf } from "./find-signs.ts";

const page = readFileSync(new URL("../../../../docs/metrics.md", import.meta.url), "utf8");
const model = new Uint8Array(readFileSync(new URL("../../../model/geulgyeol.model.bin", import.meta.url)));

/** Quantiles from one value to another in equal steps. */
const ramp = (from: number, to: number): FeatureReference => ({
  quantiles: Float32Array.from({ length: 101 }, (_, k) => from + ((to - from) * k) / 100),
});

describe("두 비율", () => {
  const rows = [...page.matchAll(/^\| (\d+) \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm)].map((row) =>
    row.slice(1).map(Number),
  );

  it("docs/metrics.md의 손계산에 본보기가 셋 있다", () => {
    expect(rows).toHaveLength(3);
  });

  it.each(rows)("손계산: 값이 %d이면 사람 글의 %d, AI 글의 %d, %d배", (value, humanRate, aiRate, ratio) => {
    const rates = ratesOf(value ?? 0, "high", "ai", ramp(0, 100), ramp(40, 140));
    expect(rates.humanRate).toBeCloseTo(humanRate ?? -1, 6);
    expect(rates.aiRate).toBeCloseTo(aiRate ?? -1, 6);
    expect(rates.ratio).toBeCloseTo(ratio ?? -1, 6);
  });

  it("0과 1 사이이고, 값이 뚜렷할수록 줄며, 배수는 두 비율에서 나온다", () => {
    const points = fc
      .array(fc.integer({ min: 0, max: 30 }), { minLength: 101, maxLength: 101 })
      .map((values): FeatureReference => ({ quantiles: Float32Array.from(values.sort((a, b) => a - b)) }));
    const value = fc.integer({ min: -3, max: 35 });
    fc.assert(
      fc.property(
        points,
        points,
        value,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom("high", "low"),
        fc.constantFrom("ai", "human"),
        (human, ai, usual, more, side, direction) => {
          const weak = ratesOf(usual, side, direction, human, ai);
          const clear = ratesOf(side === "high" ? usual + more : usual - more, side, direction, human, ai);
          for (const { humanRate, aiRate, ratio } of [weak, clear]) {
            for (const rate of [humanRate, aiRate]) {
              expect(rate).toBeGreaterThanOrEqual(0);
              expect(rate).toBeLessThanOrEqual(1);
            }
            const [own, other] = direction === "ai" ? [aiRate, humanRate] : [humanRate, aiRate];
            expect(ratio).toBeCloseTo(own / Math.max(0.005, other), 9);
          }
          expect(clear.humanRate).toBeLessThanOrEqual(weak.humanRate);
          expect(clear.aiRate).toBeLessThanOrEqual(weak.aiRate);
        },
      ),
    );
  });
});

describe("글에서 찾은 근거", () => {
  const detector = createDetector(model);
  const reportOf = (text: string): Report => {
    const analysis = detector.analyse(text, { views: true });
    if (analysis.kind !== "report") throw new Error(analysis.code);
    return analysis.report;
  };
  const texts = [...OWN_TEXTS.map(({ text }) => text), ...OWN_TEXTS.map(({ text }) => `${text} `.repeat(5))];
  const reports = texts.map(reportOf);

  it("근거마다 제 쪽 글에서 세 배 넘게 흔하고, 이 글에서 가장 뚜렷한 것의 세기가 1이다", () => {
    const all = reports.flatMap(({ evidence }) => evidence);
    expect(all.length).toBeGreaterThan(20);
    for (const { direction, humanRate, aiRate } of all) {
      const [own, other] = direction === "ai" ? [aiRate, humanRate] : [humanRate, aiRate];
      expect(own).toBeGreaterThanOrEqual(LEAST_RATIO * Math.max(0.005, other) - 1e-6);
      expect(own).toBeLessThanOrEqual(1);
    }
    for (const { evidence } of reports) {
      if (evidence.length > 0) expect(Math.max(...evidence.map(({ strength }) => strength))).toBe(1);
    }
  });

  it("짚을 수 있는 것이 앞서고, 그 안에서는 두 비율이 더 다른 것이 앞선다", () => {
    for (const { evidence } of reports) {
      const places = evidence.map(({ sentences }) => (sentences.length > 0 ? 0 : 1));
      expect(places).toEqual([...places].sort());
      for (const kind of [0, 1]) {
        const strengths = evidence.filter((_, at) => places[at] === kind).map(({ strength }) => strength);
        expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
      }
    }
  });

  it("짧은 글은 짚을 수 있는 것만, 그것도 되풀이된 것만 든다", () => {
    const short = reports.filter(({ statistics }) => statistics.totalWords < 100);
    expect(short.some(({ evidence }) => evidence.length > 0)).toBe(true);
    for (const { evidence } of short) for (const { sentences } of evidence) expect(sentences.length).toBeGreaterThan(0);
    const once = reportOf(
      "결론적으로 우리는 비가 오는 날에도 밭에 나가 무를 뽑았다. 무는 작년보다 작았고 잎은 벌레가 먹었다.",
    );
    expect(once.evidence).toEqual([]);
  });

  it("판정한 쪽의 근거가 없을 때만, 글자와 단어의 흐름뿐이라고 알린다", () => {
    for (const { evidence, aiProbability, facts } of reports) {
      const judged = aiProbability >= 0.4 ? "ai" : "human";
      expect(facts.onlyPatterns).toBe(!evidence.some(({ direction }) => direction === judged));
    }
    expect(new Set(reports.map(({ facts }) => facts.onlyPatterns)).size).toBe(2);
  });
});
