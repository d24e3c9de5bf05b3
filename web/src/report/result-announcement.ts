import type { AnalysisResult } from "@geulgyeol/contract";
import {
  CERTAINTY_LABEL,
  HOLD_LABEL,
  isNarrow,
  languageLabel,
  speakInterval,
  speakPercent,
  VERDICT_LABEL,
} from "@geulgyeol/wording";
import { speakFinding } from "@geulgyeol/wording/report";

type Announced = Pick<
  AnalysisResult,
  | "language"
  | "isTrial"
  | "verdict"
  | "aiProbability"
  | "certainty"
  | "interval"
  | "hold"
  | "aiShare"
  | "aiShareInterval"
  | "segments"
>;

/** Screen reader announcement when a result arrives. */
export function resultAnnouncement(result: Announced): string {
  return `분석을 마쳤어요. ${sayResult(result)}`;
}

function sayResult(result: Announced): string {
  const { language, isTrial, verdict, aiProbability, certainty, interval, hold } = result;
  if (hold) return `${HOLD_LABEL}. ${hold.message}`;
  if (certainty !== undefined) {
    const trial = isTrial ? ` ${languageLabel(language, isTrial)}.` : "";
    return `${speakFinding(result)} ${CERTAINTY_LABEL[certainty]}.${trial}`;
  }
  const range = isNarrow(interval) ? `, 구간 ${speakInterval(interval)}` : "";
  return `${VERDICT_LABEL[verdict]}, ${speakPercent(aiProbability)}${range}.`;
}
