import type { Detector } from "@geulgyeol/engine";
import { proportion } from "../measures/wilson.ts";
import { type JudgedRow, ofLabel } from "./judged-rows.ts";

const REMOVED = 10;

/** How often removing the ten highest-scored words lowers the score of AI dev texts; uses every fourth text. */
export function measureWords(rows: readonly JudgedRow[], detector: Detector) {
  const tried = ofLabel(rows, 1).filter((_, at) => at % 4 === 0);
  let lowered = 0;
  let worstSum = 0;
  let drop = 0;
  const high: number[] = [];
  for (const { row, report } of tried) {
    const analysis = detector.analyse(row.text, { wordLevel: true });
    if (analysis.kind === "refusal" || analysis.report.wordLevel === undefined) throw new Error("No word level.");
    const { words, bias, logit, statistics } = analysis.report.wordLevel;
    worstSum = Math.max(worstSum, Math.abs(words.reduce((sum, word) => sum + word.contribution, bias) - logit));
    high.push(statistics.highRiskWords / Math.max(1, words.length));
    const top = [...words]
      .sort((a, b) => b.aiProbability - a.aiProbability || b.contribution - a.contribution)
      .slice(0, REMOVED)
      .sort((a, b) => b.start - a.start);
    let text = row.text;
    for (const word of top) text = `${text.slice(0, word.start)}${text.slice(word.end)}`.replace(/ {2,}/g, " ");
    const without = detector.analyse(text);
    const after = without.kind === "report" ? without.report.aiProbability : 0;
    if (after < report.aiProbability) lowered++;
    drop += report.aiProbability - after;
  }
  return {
    lowered: proportion(lowered, tried.length),
    meanDrop: drop / tried.length,
    meanShareOfHighRiskWords: high.reduce((sum, value) => sum + value, 0) / high.length,
    worstDifferenceOfSum: worstSum,
  };
}
