import type { MemberId } from "@geulgyeol/engine";
import { withParticle } from "../josa.ts";
import { formatPercent } from "../percent.ts";

export const MEMBER_NAME: Readonly<Record<MemberId, string>> = {
  stylometry: "문체 통계",
  "language-model": "언어 모델",
  ngrams: "글자 조합",
};

const WHAT: Readonly<Record<MemberId, string>> = {
  stylometry: "문장 길이, 쉼표, 어미, 조사 같은 문체를 보면",
  "language-model": "사람 글과 AI 글로 배운 두 언어 모델이 이 글을 얼마나 쉽게 예측하는지 비교하면",
  ngrams: "글자가 이어지는 버릇을 보면",
};

/** The judgement of one member of the ensemble. */
export function explainMember(id: MemberId, aiProbability: number): string {
  return `${WHAT[id]} AI일 가능성이 ${withParticle(formatPercent(aiProbability), "으로/로")} 나와요.`;
}

/** Recommended next step, after the measured probability and the consensus with the language models. */
export function recommendConsensus(own: number, together: number, recommendation: string): string {
  const consensus = withParticle(formatPercent(together), "이에요/예요");
  return `이 서버가 계산한 값만으로는 ${formatPercent(own)}이고, 언어 모델의 의견까지 더하면 ${consensus}. ${recommendation}`;
}
