import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDetector } from "./detector.ts";
import { verdictOf } from "./document/verdict-bands.ts";
import type { Report } from "./report/report.ts";
import golden from "./testing/golden-results.json" with { type: "json" };
import { OWN_TEXTS } from "./testing/own-texts.ts";

const bytes = new Uint8Array(readFileSync(new URL("../model/geulgyeol.model.bin", import.meta.url)));
const detector = createDetector(bytes);

function reportOf(text: string): Report {
  const analysis = detector.analyse(text, { ensemble: true, wordLevel: true });
  if (analysis.kind === "refusal") throw new Error(analysis.code);
  return analysis.report;
}

/** Texts of random sentences from the project's own texts. */
const mixtures = fc
  .array(
    fc.constantFrom(
      ...OWN_TEXTS.filter(({ id }) => id.startsWith("ko")).flatMap(({ text }) => text.split(/(?<=[.!?]) /)),
    ),
    {
      minLength: 4,
      maxLength: 30,
    },
  )
  .map((sentences) => sentences.join(" "));

describe("판정", () => {
  it("직접 쓴 글 서른 편의 점수가 그대로다", () => {
    expect(OWN_TEXTS).toHaveLength(30);
    for (const { id, text } of OWN_TEXTS) {
      const own = golden.results.find((result) => result.id === id);
      expect(own, id).toBeDefined();
      const report = reportOf(text);
      expect(Math.abs(report.aiProbability - (own?.aiProbability ?? 9)), id).toBeLessThan(0.001);
      expect(Math.abs(report.aiShare - (own?.aiShare ?? 9)), id).toBeLessThan(0.001);
    }
  });

  it("같은 글은 언제나 같은 결과를 낸다", () => {
    fc.assert(
      fc.property(mixtures, (text) => {
        const first = JSON.stringify(detector.analyse(text, { ensemble: true, wordLevel: true }));
        const second = JSON.stringify(createDetector(bytes).analyse(text, { ensemble: true, wordLevel: true }));
        expect(second).toBe(first);
      }),
      { numRuns: 15 },
    );
  });

  it("어떤 글에서도 확률은 0과 1 사이고, 판정은 구간을 따르고, 자리는 원래 글을 가리킨다", () => {
    const noise = fc.string({
      unit: fc.constantFrom("\u200b", "  ", "\n", "“", ", ", "ｗ", "😀", "가.", "1"),
      maxLength: 20,
    });
    fc.assert(
      fc.property(mixtures, noise, (mixture, extra) => {
        const text = `${extra}${mixture}${extra}`;
        const report = reportOf(text);
        const within = (value: number) => value >= 0 && value <= 1 && Number.isFinite(value);
        expect(within(report.aiProbability)).toBe(true);
        expect(within(report.aiShare)).toBe(true);
        expect(report.verdict).toBe(verdictOf(report.aiProbability));
        expect(report.interval.lower).toBeLessThanOrEqual(report.aiProbability);
        expect(report.interval.upper).toBeGreaterThanOrEqual(report.aiProbability);
        for (const sentence of report.sentences) {
          expect(within(sentence.aiProbability)).toBe(true);
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
        }
        const { words = [], heatmap } = report.wordLevel ?? {};
        for (const word of words) {
          expect(within(word.aiProbability)).toBe(true);
          expect(text.slice(word.start, word.end)).toBe(word.word);
        }
        expect(heatmap?.segments.map((segment) => segment.text).join("")).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it("낱말의 몫과 절편을 더하면 로짓이다", () => {
    fc.assert(
      fc.property(mixtures, (text) => {
        const { words = [], bias = 0, logit = 9 } = reportOf(text).wordLevel ?? {};
        expect(Math.abs(words.reduce((sum, word) => sum + word.contribution, bias) - logit)).toBeLessThan(1e-6);
      }),
      { numRuns: 60 },
    );
  });

  it("앙상블의 합의는 구성원들 사이에 있고 가중치의 합은 1이다", () => {
    for (const { text } of OWN_TEXTS) {
      const report = reportOf(text);
      const values = report.ensemble?.models.map(({ aiProbability }) => aiProbability) ?? [];
      const consensus = report.ensemble?.consensus.weightedProbability;
      expect(consensus).toBeGreaterThanOrEqual(Math.min(...values));
      expect(consensus).toBeLessThanOrEqual(Math.max(...values));
      const weights = report.ensemble?.models.reduce((sum, model) => sum + model.weight, 0) ?? 0;
      expect(weights).toBeCloseTo(1, 4);
    }
  });

  it("세 결과의 확률은 더하면 1이고, 판정은 가장 큰 것이며, 결과를 말할 만큼 확실하지 않으면 미룬다", () => {
    for (const { text } of OWN_TEXTS) {
      const { classProbabilities, verdict, hold } = reportOf(text);
      const { human, mixed, ai } = classProbabilities;
      expect(human + mixed + ai).toBeCloseTo(1, 5);
      expect(classProbabilities[verdict]).toBe(Math.max(human, mixed, ai));
      if (hold === null) expect(classProbabilities[verdict]).toBeGreaterThanOrEqual(0.6);
    }
  });

  it("증거는 AI 쪽도 사람 쪽도 가리킨다", () => {
    const directions = new Set(
      OWN_TEXTS.flatMap(({ text }) => reportOf(text).evidence.map(({ direction }) => direction)),
    );
    expect([...directions].sort()).toEqual(["ai", "human"]);
  });

  it("보이지 않는 글자를 넣어도 점수가 바뀌지 않는다", () => {
    for (const { text } of OWN_TEXTS) {
      const hidden = [...text].map((letter) => (letter === " " ? " \u200b" : letter)).join("");
      expect(reportOf(hidden).aiProbability).toBe(reportOf(text).aiProbability);
    }
  });
});

describe("판정할 수 없는 글", () => {
  it("다른 언어에는 점수를 지어내지 않는다", () => {
    const analysis = detector.analyse(
      "これは日本語で書かれた文章です。判定の対象にはなりません。もう少し長く書いても同じことになるはずです。",
    );
    expect(analysis).toMatchObject({ kind: "refusal", code: "UNSUPPORTED_LANGUAGE" });
  });

  it("글이 아니면 그렇다고 말한다", () => {
    for (const text of ["가".repeat(10000), "😀".repeat(200), "12345 67890 ".repeat(30), "", " \n\t "]) {
      expect(detector.analyse(text).kind).toBe("refusal");
    }
  });

  it("짝 없는 서로게이트가 있어도 던지지 않는다", () => {
    const text = `\ud83d 이 글에는 짝을 잃은 코드가 섞여 있다. 그래도 읽을 수 있는 만큼은 읽어야 한다. \udc00 끝까지 잘 읽히는지 본다.`;
    expect(() => detector.analyse(text)).not.toThrow();
  });
});
