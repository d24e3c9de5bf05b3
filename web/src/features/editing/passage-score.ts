import type { Analysis } from "@geulgyeol/engine";
import type { PassageRange } from "../../shared/draft/locate-passage.ts";

/**
 * Probability (0 to 1) that the passage was written by AI, as the engine sees its sentences among their neighbours: the mean
 * over the sentences that it touches, weighted by the characters touched. Null when the text or the passage is not judged.
 */
export function passageScore(analysis: Analysis, { from, to }: PassageRange): number | null {
  if (analysis.kind === "refusal") return null;
  let weight = 0;
  let sum = 0;
  for (const { start, end, aiProbability, excluded } of analysis.report.sentences) {
    const touched = Math.min(end, to) - Math.max(start, from);
    if (excluded !== null || touched <= 0) continue;
    weight += touched;
    sum += touched * aiProbability;
  }
  return weight === 0 ? null : sum / weight;
}
