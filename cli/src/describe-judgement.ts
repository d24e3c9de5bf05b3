import {
  CERTAINTY_LABEL,
  explainCertainty,
  explainTrial,
  formatPercent,
  HOLD_LABEL,
  languageLabel,
  sayFalseAlarm,
  sayMeasuredTexts,
  VERDICT_LABEL,
} from "@geulgyeol/wording";
import { headlineOf, type WordedReport } from "@geulgyeol/wording/report";

/** The judgement in lines; if it is withheld, one line with the reason and no probability. */
export function describeJudgement(report: WordedReport): string[] {
  if (report.hold !== null) return [`${HOLD_LABEL} – ${report.hold.message}`];
  const { language, isTrial, verdict, certainty, falseAlarm, aiProbability } = report;
  return [
    VERDICT_LABEL[verdict],
    headlineOf(report),
    ...(certainty ? [`${CERTAINTY_LABEL[certainty]} – ${explainCertainty(certainty)}`] : []),
    ...(falseAlarm
      ? [`${falseAlarm.texts > 0 ? `${sayFalseAlarm(falseAlarm)} ` : ""}${sayMeasuredTexts(falseAlarm)}`]
      : []),
    ...(isTrial ? [`${languageLabel(language, isTrial)} – ${explainTrial()}`] : []),
    `AI 작성 확률 ${formatPercent(aiProbability)}`,
  ];
}
