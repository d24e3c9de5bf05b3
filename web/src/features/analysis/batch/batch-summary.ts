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
  /** Of the rows in the mean. */
  readonly characters: number;
  /**
   * Mean of the probabilities of the rows that are not held, weighted by characters; null without any. It describes the
   * rows and is not a judgement of the whole, so it has no certainty.
   */
  readonly weightedMean: number | null;
}

function resultsOf(items: readonly BatchItem[]): AnalysisResult[] {
  return items.flatMap(({ state }) => (state.status === "done" ? [state.result] : []));
}

export function summarise(items: readonly BatchItem[]): BatchSummary {
  const results = resultsOf(items);
  const labelled = results.filter(({ hold }) => hold === null);
  const count = (verdict: AnalysisResult["verdict"]) => labelled.filter((result) => result.verdict === verdict).length;
  const characters = labelled.reduce((sum, { charCount }) => sum + charCount, 0);
  const weighted = labelled.reduce((sum, { aiProbability, charCount }) => sum + aiProbability * charCount, 0);
  return {
    judged: results.length,
    human: count("human"),
    mixed: count("mixed"),
    ai: count("ai"),
    held: results.length - labelled.length,
    credits: results.reduce((sum, { credits }) => sum + credits.charged, 0),
    characters,
    weightedMean: characters === 0 ? null : weighted / characters,
  };
}
