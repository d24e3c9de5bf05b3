import type { Verdict } from "@geulgyeol/engine";
import { AI_BAND, MIXED_BAND } from "@geulgyeol/engine/thresholds";

export type { Verdict } from "@geulgyeol/engine";

export const VERDICT_LABEL: Readonly<Record<Verdict, string>> = {
  human: "사람이 쓴 글로 판단",
  mixed: "일부 AI 작성 의심",
  ai: "AI 작성 가능성 높음",
};

export const VERDICT_SHORT: Readonly<Record<Verdict, string>> = {
  human: "사람 글",
  mixed: "일부 AI 의심",
  ai: "AI 가능성 높음",
};

/** The probability range of each verdict. */
export const VERDICT_RANGE: Readonly<Record<Verdict, string>> = {
  human: `${formatExactPercent(MIXED_BAND)} 미만`,
  mixed: `${formatExactPercent(MIXED_BAND)} 이상 ${formatExactPercent(AI_BAND)} 미만`,
  ai: `${formatExactPercent(AI_BAND)} 이상`,
};

export const HOLD_LABEL = "판단 보류";

/** Fixed wording, shown with every verdict, also in print and in shared links. */
export const CAVEAT = "참고 자료이며 단독 증거로 쓰지 마세요.";
export const CAVEAT_REST =
  "통계로 추정한 값이라 틀릴 수 있어요. 글쓴이와의 대화, 초고, 작성 기록을 함께 확인해 주세요.";

/** A whole percentage that is not an estimate: the limit of a band, a tick of an axis, a zoom. "40%", "100%" */
export function formatExactPercent(ratio: number): string {
  return `${Math.round(ratio * 100)}%`;
}
