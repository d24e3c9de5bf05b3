import type { AnalysisResult } from "@geulgyeol/contract";
import type { BatchItem } from "./batch-items.ts";

export interface BatchSummary {
  readonly judged: number;
  readonly human: number;
  readonly mixed: number;
  readonly ai: number;
  /** Rows with too little evidence for a label. */
  readonly held: number;
  /** Of the analysed rows. */
  readonly credits: number;
  readonly characters: number;
  /**
   * Mean of the rows' probabilities, weighted by characters; null before a row is analysed. It describes the rows and
   * is not a judgement of the whole, so it has no interval.
   */
  readonly weightedMean: number | null;
}

function resultsOf(items: readonly BatchItem[]): AnalysisResult[] {
  return items.flatMap(({ state }) => (state.status === "done" ? [state.result] : []));
}

export function summarise(items: readonly BatchItem[]): BatchSummary {
  const results = resultsOf(items);
  const count = (verdict: AnalysisResult["verdict"]) =>
    results.filter((result) => result.hold === null && result.verdict === verdict).length;
  const characters = results.reduce((sum, { charCount }) => sum + charCount, 0);
  const weighted = results.reduce((sum, { aiProbability, charCount }) => sum + aiProbability * charCount, 0);
  return {
    judged: results.length,
    human: count("human"),
    mixed: count("mixed"),
    ai: count("ai"),
    held: results.filter(({ hold }) => hold !== null).length,
    credits: results.reduce((sum, { credits }) => sum + credits.charged, 0),
    characters,
    weightedMean: characters === 0 ? null : weighted / characters,
  };
}
