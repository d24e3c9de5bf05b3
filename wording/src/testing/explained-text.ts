import { prepareText } from "@geulgyeol/engine";
import {
  type ExplanationFacts as EngineFacts,
  explainReport as explainInEngine,
  type FeatureReference,
  KOREAN_FEATURES,
  measureStylometry,
} from "@geulgyeol/engine/testing";
import type { StoredHoldReason } from "../report/hold.ts";
import { type WordedView, wordView } from "../report/worded-report.ts";

export interface ExplanationFacts extends EngineFacts {
  readonly interval: { readonly lower: number; readonly upper: number };
  readonly hold: { readonly reason: StoredHoldReason } | null;
}

/** What the engine finds, in words. */
export const explainReport = (facts: ExplanationFacts): WordedView => wordView(find(facts));

export function find(facts: ExplanationFacts): Parameters<typeof wordView>[0] {
  const { prepared, sentenceProbabilities, interval, hold, aiProbability } = facts;
  const { evidence, facts: found } = explainInEngine(facts);
  const sentences = prepared.sentences.map(({ index, start, end, excluded }) => {
    const probability = sentenceProbabilities[index] ?? 0;
    return { index, text: "", start, end, aiProbability: probability, severity: "low" as const, excluded };
  });
  const judged = { aiProbability, interval, confidence: 0, proseLength: prepared.prose.length };
  return {
    language: prepared.language === "en" ? "en" : "ko",
    hold,
    sentences,
    evidence,
    facts: { ...found, ...judged, dependsOnPunctuation: false },
  };
}

export const ramp = (top: number): FeatureReference => ({
  quantiles: Float32Array.from({ length: 101 }, (_, k) => (top * k) / 100),
});
/** Nearly all texts of one writer have a higher value than any text here, and none of the other's. */
const OFTEN = ramp(1e6);
export const NEVER = ramp(1e-6);

/** References in which every feature is frequent on the side to which it tends. */
export function referencesOf(tendencies: Float32Array): EngineFacts["references"] {
  const list = Array.from(tendencies);
  return {
    all: list.map((tendency) => (tendency < 0 ? OFTEN : NEVER)),
    ai: list.map((tendency) => (tendency < 0 ? NEVER : OFTEN)),
    byType: {},
    tendencies,
  };
}
export const place = (id: string) => KOREAN_FEATURES.findIndex((feature) => feature.id === id);

export const TEXT =
  "비가 오면, 길이 젖고, 마음도 젖는다. 이를 통해 우리는 중요한 역할을 배운다. 결국 눈이 오면, 세상이 하얗다. 진짜 나는 그런 날이 정말 좋다. 이를 통해 오늘도 밖에 나갔다.";

export const TENDENCIES = {
  "comma-after-connective": 0.4,
  "this-through": 0.3,
  important: 0.35,
  role: 0.2,
  "opens-conclusion": 0.6,
  intensifier: -0.3,
};

export function factsOf(
  text: string,
  weights: Record<string, number>,
  over: Partial<ExplanationFacts> = {},
  tendencies: Record<string, number> = TENDENCIES,
): ExplanationFacts {
  const prepared = prepareText(text);
  const values = measureStylometry(prepared);
  const contributions = new Float64Array(values.length);
  for (const [id, weight] of Object.entries(weights)) contributions[place(id)] = weight;
  const own = new Float32Array(values.length);
  for (const [id, tendency] of Object.entries(tendencies)) own[place(id)] = tendency;
  return {
    prepared,
    values,
    contributions,
    references: referencesOf(own),
    aiProbability: 0.8,
    interval: { lower: 0.5, upper: 0.95 },
    sentenceProbabilities: prepared.sentences.map((_, k) => (k < 3 ? 0.9 : 0.1)),
    hold: null,
    ...over,
  };
}

export const WEIGHTS = { "comma-after-connective": 2, "this-through": 1, "opens-conclusion": 0.8, intensifier: -1.5 };
