import type { AnalysisResult } from "@geulgyeol/contract";
import { HOLD_LABEL, speakInterval, speakPercent, VERDICT_LABEL } from "@geulgyeol/wording";

/** Screen reader announcement when a result arrives. */
export function resultAnnouncement({
  verdict,
  aiProbability,
  interval,
  hold,
}: Pick<AnalysisResult, "verdict" | "aiProbability" | "interval" | "hold">): string {
  const label = hold ? HOLD_LABEL : VERDICT_LABEL[verdict];
  return `분석을 마쳤어요. ${label}, ${speakPercent(aiProbability)}, 구간 ${speakInterval(interval)}.`;
}
