import type { Ensemble, Interval, MemberId, MemberResult } from "../report.ts";
import { rounded } from "./logistic.ts";
import { verdictOf } from "./verdict-bands.ts";

const NAMES: Readonly<Record<MemberId, string>> = {
  stylometry: "문체 통계",
  "language-model": "언어 모델",
  ngrams: "글자·낱말 조합",
};

const WHAT: Readonly<Record<MemberId, string>> = {
  stylometry: "문장 길이, 쉼표, 어미, 조사 같은 문체를 재 보면",
  "language-model": "사람 글과 AI 글로 배운 두 언어 모델이 이 글을 얼마나 쉽게 예측하는지 견주면",
  ngrams: "글자와 낱말이 이어지는 버릇을 보면",
};

/**
 * The three local members beside the combined judgement. `weightedProbability` is the calibrated combination, the same
 * number as the report's; the weights are the members' shares in the combined logit. Agreement is 1 minus twice the
 * weighted mean absolute difference from it; the standard deviation is weighted too.
 */
export function ensembleOf(
  members: Readonly<Record<MemberId, number>>,
  shares: Readonly<Record<MemberId, number>>,
  aiProbability: number,
  interval: Interval,
  recommendation: string,
): Ensemble {
  const ids: readonly MemberId[] = ["stylometry", "language-model", "ngrams"];
  let distance = 0;
  let mean = 0;
  for (const id of ids) {
    distance += shares[id] * Math.abs(members[id] - aiProbability);
    mean += shares[id] * members[id];
  }
  let variance = 0;
  for (const id of ids) variance += shares[id] * (members[id] - mean) ** 2;
  return {
    consensus: {
      finalVerdict: verdictOf(aiProbability),
      weightedProbability: aiProbability,
      agreementScore: rounded(Math.max(0, 1 - 2 * distance)),
    },
    models: ids.map((id): MemberResult => {
      const probability = rounded(members[id]);
      return {
        model: id,
        name: NAMES[id],
        status: "ok",
        aiProbability: probability,
        confidence: rounded(Math.abs(probability - 0.5) * 2),
        processingTime: 0,
        weight: rounded(shares[id]),
        reasoning: `${WHAT[id]} AI일 가능성이 ${Math.round(probability * 100)}%로 나와요.`,
      };
    }),
    crossValidation: { standardDeviation: rounded(Math.sqrt(variance)), confidenceInterval: interval },
    recommendation,
  };
}
