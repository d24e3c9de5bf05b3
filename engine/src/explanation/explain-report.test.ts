import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KOREAN_FEATURES } from "../stylometry/features.ts";
import { measureStylometry } from "../stylometry/measure-stylometry.ts";
import { prepareText } from "../text/prepare-text.ts";
import { type ExplanationFacts, explainReport } from "./explain-report.ts";
import { type FeatureReference, type StyleReferences, standingOf } from "./feature-reference.ts";
import { withParticle } from "./josa.ts";

const ramp = (top: number): FeatureReference => ({
  quantiles: Float32Array.from({ length: 21 }, (_, k) => (top * k) / 20),
});
const place = (id: string) => KOREAN_FEATURES.findIndex((feature) => feature.id === id);

const TEXT =
  "비가 오면, 길이 젖고, 마음도 젖는다. 또한, 바람이 불면, 나무가 흔들린다. 또한, 눈이 오면, 세상이 하얗다. 진짜 나는 그런 날이 정말 좋다. 그래서 오늘도 밖에 나갔다.";

function factsOf(
  text: string,
  weights: Record<string, number>,
  over: Partial<ExplanationFacts> = {},
): ExplanationFacts {
  const prepared = prepareText(text);
  const values = measureStylometry(prepared);
  const contributions = new Float64Array(values.length);
  for (const [id, weight] of Object.entries(weights)) contributions[place(id)] = weight;
  const references: StyleReferences = { all: KOREAN_FEATURES.map(() => ramp(0.5)), byType: {} };
  return {
    prepared,
    values,
    contributions,
    references,
    aiProbability: 0.8,
    sentenceProbabilities: prepared.sentences.map((_, k) => (k < 3 ? 0.9 : 0.1)),
    hold: null,
    ...over,
  };
}

describe("조사 붙이기", () => {
  it.each([
    ["쉼표", "쉼표가"],
    ["문장", "문장이"],
    ["'할 수 있다'", "'할 수 있다'가"],
    ["'-은/는'", "'-은/는'이"],
    ["ㅋㅋ", "ㅋㅋ이"],
  ])("%s → %s", (phrase, expected) => expect(withParticle(phrase, "이/가")).toBe(expected));
});

describe("사람 글 속의 자리", () => {
  it("분위수 사이를 고르게 나누고, 밖은 끝에 둔다", () => {
    expect(standingOf(ramp(20), 19.5)).toEqual({ lower: 0.975, atMost: 0.975 });
    expect(standingOf(ramp(20), -1)).toEqual({ lower: 0, atMost: 0 });
    expect(standingOf(ramp(20), 99)).toEqual({ lower: 1, atMost: 1 });
  });

  it("분위수와 같은 값은 소수의 정밀도가 달라도 같다고 본다", () => {
    const equal = { quantiles: Float32Array.from({ length: 21 }, () => 0.2) };
    expect(standingOf(equal, 0.2)).toEqual({ lower: 0, atMost: 1 });
  });

  it("여럿이 같은 값이면 어느 쪽으로도 드물다고 하지 않는다", () => {
    const zeros = { quantiles: Float32Array.from({ length: 21 }, (_, k) => (k < 16 ? 0 : k - 15)) };
    expect(standingOf(zeros, 0)).toEqual({ lower: 0, atMost: 0.75 });
    expect(standingOf(zeros, 5).lower).toBe(1);
  });

  it("값이 크면 자리도 뒤로 가고, 언제나 0과 1 사이다", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 21, maxLength: 21 }),
        fc.integer({ min: -2, max: 11 }),
        fc.integer({ min: 0, max: 5 }),
        (points, value, more) => {
          const reference = { quantiles: Float32Array.from(points.sort((a, b) => a - b)) };
          const low = standingOf(reference, value);
          const high = standingOf(reference, value + more);
          expect(low.lower).toBeGreaterThanOrEqual(0);
          expect(low.atMost).toBeLessThanOrEqual(1);
          expect(low.lower).toBeLessThanOrEqual(low.atMost);
          expect(low.lower).toBeLessThanOrEqual(high.lower);
          expect(low.atMost).toBeLessThanOrEqual(high.atMost);
        },
      ),
    );
  });
});

describe("설명", () => {
  const facts = factsOf(TEXT, { "comma-sentences": 2, "opens-also": 1, intensifier: -1.5, "opens-so-plain": -1 });
  const explanation = explainReport(facts);

  it("근거는 두 쪽을 다 보이고, 센 것이 앞선다", () => {
    expect(explanation.evidence.map(({ id, direction }) => [id, direction])).toEqual([
      ["comma-sentences", "ai"],
      ["intensifier", "human"],
      ["opens-also", "ai"],
    ]);
    for (const { strength } of explanation.evidence) {
      expect(strength).toBeGreaterThan(0);
      expect(strength).toBeLessThanOrEqual(1);
    }
  });

  it("말은 무엇을 재었고 사람 글의 어디쯤인지 말한다", () => {
    const intensifier = explanation.evidence.find(({ id }) => id === "intensifier");
    expect(intensifier?.message).toBe("'정말', '너무', '진짜'가 사람 글의 상위 1% 수준으로 많아요.");
    expect(intensifier?.sentences).toEqual([3]);
    expect(intensifier?.humanPercentile).toBe(1);
  });

  it("사람 글에서 흔한 값은 근거로 삼지 않는다", () => {
    const common = factsOf(
      TEXT,
      { "comma-sentences": 2 },
      { references: { all: KOREAN_FEATURES.map(() => ramp(1.2)), byType: {} } },
    );
    expect(explainReport(common).evidence).toEqual([]);
  });

  it("글 종류에 맞는 사람 글과 견준다", () => {
    const all = KOREAN_FEATURES.map(() => ramp(0.5));
    const references = { all, byType: { paper: KOREAN_FEATURES.map(() => ramp(0.5)) } };
    const paper = explainReport({ ...facts, references, documentType: "paper" });
    expect(paper.evidence[0]?.message).toContain("사람이 쓴 논문의 ");
    const blog = explainReport({ ...facts, references, documentType: "blog" });
    expect(blog.evidence[0]?.message).toContain("사람 글의 ");
    const scores = (entries: typeof paper.evidence) => entries.map(({ strength, value }) => [strength, value]);
    expect(scores(paper.evidence)).toEqual(scores(blog.evidence));
  });

  it("의심 패턴은 묶음 이름으로 시작한다", () => {
    expect(explanation.suspiciousPatterns.length).toBeGreaterThan(0);
    for (const pattern of explanation.suspiciousPatterns) {
      expect(pattern).toMatch(/^(상투 표현|접속어|문장 길이|번역투|구두점|기타): .+\.$/);
    }
  });

  it("제안은 문장 번호를 대고, 점수를 낮추라고 하지 않는다", () => {
    expect(explanation.recommendations[0]).toMatch(/번 문장/);
    for (const text of explanation.recommendations) expect(text).not.toMatch(/점수|확률|낮추|들키|탐지|피하/);
  });

  it("문장마다 그 문장에 있는 까닭만 댄다", () => {
    expect(explanation.sentenceReasons.length).toBe(facts.prepared.sentences.length);
    expect(explanation.sentenceReasons[3]).toEqual(["사람 글에 흔한 표시: '정말', '너무', '진짜'"]);
    expect(explanation.sentenceReasons[0]?.some((reason) => reason.includes("정말"))).toBe(false);
  });

  it("판단의 까닭은 특징과 문장 번호를 들고, 미룬 판단은 그 말을 보탠다", () => {
    expect(explanation.reasoning).toMatch(/번 문장/);
    expect(explanation.reasoning).toMatch(/사람 글의 (상위|하위) \d+% 수준/);
    const held = explainReport({ ...facts, hold: { reason: "too-short", message: "글이 짧아요." } });
    expect(held.reasoning.endsWith("글이 짧아요.")).toBe(true);
  });

  it("기여도 참조도 없는 글에서도 말이 된다", () => {
    const plain = explainReport(factsOf(TEXT, {}, { references: null, aiProbability: 0.2 }));
    expect(plain.evidence).toEqual([]);
    expect(plain.suspiciousPatterns).toEqual([]);
    expect(plain.reasoning).toContain("사람 글의 범위");
    expect(plain.recommendations.length).toBeGreaterThan(0);
  });

  it("어떤 글과 기여에서도 던지지 않고, 같은 사실에는 같은 말을 한다", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 120 }),
        fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 40, maxLength: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (noise, weights, aiProbability) => {
          const base = factsOf(`${TEXT}\n${noise}`, {}, { aiProbability });
          const contributions = base.contributions.map((_, k) => weights[k % weights.length] ?? 0);
          const made = { ...base, contributions };
          const first = explainReport(made);
          expect(explainReport(made)).toEqual(first);
          for (const { sentences } of first.evidence) {
            for (const index of sentences) expect(made.prepared.sentences[index]?.excluded).toBe(null);
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 30_000);
});
