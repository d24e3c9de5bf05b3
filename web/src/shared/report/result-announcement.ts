import type { AnalysisResult } from "@geulgyeol/contract";
import { HOLD_LABEL, VERDICT_LABEL } from "../copy/verdicts.ts";
import { speakInterval, toPercent } from "../format/percent.ts";

/** What a screen reader hears when a result arrives. */
export function resultAnnouncement({
  verdict,
  aiProbability,
  interval,
  hold,
}: Pick<AnalysisResult, "verdict" | "aiProbability" | "interval" | "hold">): string {
  const label = hold ? HOLD_LABEL : VERDICT_LABEL[verdict];
  return `분석을 마쳤어요. ${label}, ${toPercent(aiProbability)}퍼센트, 구간 ${speakInterval(interval)}.`;
}
