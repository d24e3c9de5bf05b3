import { withParticle } from "../explanation/josa.ts";
import { formatPercent } from "../explanation/percent.ts";
import type { Ensemble, Interval, MemberId, MemberResult } from "../report.ts";
import type { FurtherReading } from "./further-member.ts";
import { probabilityOf, rounded } from "./logistic.ts";
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

/** A member's part in the consensus. */
interface Voice {
  readonly model: string;
  readonly name: string;
  readonly what: string;
  /** Null where the member gave none. */
  readonly probability: number | null;
  /** Milliseconds of its own work; 0 where the host gave no clock, or asks the member itself. */
  readonly time: number;
  readonly share: number;
}

/**
 * The members beside the combined judgement: the three local ones, and a further one where it is loaded. `weightedProbability`
 * is the calibrated combination, the same number as the report's; the weights are the members' shares in the combined logit.
 * `times` are the members' own, in milliseconds. Agreement is 1 minus twice the weighted mean absolute difference from it; the standard deviation is weighted too.
 */
export function ensembleOf(
  members: Readonly<Record<MemberId, number>>,
  shares: Readonly<Record<MemberId, number>>,
  aiProbability: number,
  interval: Interval,
  recommendation: string,
  further: FurtherReading | null = null,
  times: Readonly<Record<MemberId, number>> = { stylometry: 0, "language-model": 0, ngrams: 0 },
): Ensemble {
  const voices = voicesOf(members, shares, further, times);
  let distance = 0;
  let mean = 0;
  for (const { probability, share } of voices) {
    if (probability === null) continue;
    distance += share * Math.abs(probability - aiProbability);
    mean += share * probability;
  }
  let variance = 0;
  for (const { probability, share } of voices) if (probability !== null) variance += share * (probability - mean) ** 2;
  return {
    consensus: {
      finalVerdict: verdictOf(aiProbability),
      weightedProbability: aiProbability,
      agreementScore: rounded(Math.max(0, 1 - 2 * distance)),
    },
    models: voices.map(resultOf),
    crossValidation: { standardDeviation: rounded(Math.sqrt(variance)), confidenceInterval: interval },
    recommendation,
  };
}

function voicesOf(
  members: Readonly<Record<MemberId, number>>,
  shares: Readonly<Record<MemberId, number>>,
  further: FurtherReading | null,
  times: Readonly<Record<MemberId, number>>,
): Voice[] {
  const ids: readonly MemberId[] = ["stylometry", "language-model", "ngrams"];
  const furtherShare = further === null || further.logit === null ? 0 : further.member.parameters.share;
  const local = ids.map((id): Voice => {
    const share = shares[id] * (1 - furtherShare);
    return { model: id, name: NAMES[id], what: WHAT[id], probability: members[id], time: times[id], share };
  });
  if (further === null) return local;
  const { id, name, what } = further.member.parameters;
  const probability = further.logit === null ? null : probabilityOf(further.logit);
  return [...local, { model: id, name, what, probability, time: 0, share: furtherShare }];
}

function resultOf({ model, name, what, probability, time, share }: Voice): MemberResult {
  const known = rounded(probability ?? 0);
  return {
    model,
    name,
    status: probability === null ? "failed" : "ok",
    aiProbability: known,
    confidence: probability === null ? 0 : rounded(Math.abs(known - 0.5) * 2),
    processingTime: time,
    weight: rounded(share),
    reasoning:
      probability === null
        ? "이번에는 답을 받지 못해서 나머지 분석만으로 판단했어요."
        : `${what} AI일 가능성이 ${withParticle(formatPercent(known), "으로/로")} 나와요.`,
  };
}
