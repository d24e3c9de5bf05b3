import type { HistoryAnalysis } from "@geulgyeol/contract";
import { makeResult, RESULT_TEXT } from "./make-result.ts";

const { credits, ...result } = makeResult();
const { remaining: _remaining, ...cost } = credits;

/** The analysis of `makeResult` as the history has it. */
export const HISTORY_RESULT: HistoryAnalysis["result"] = { ...result, credits: cost };

export function makeHistoryAnalysis(changes: Partial<HistoryAnalysis> = {}): HistoryAnalysis {
  return {
    result: HISTORY_RESULT,
    text: RESULT_TEXT,
    title: "글 하나",
    hasOwnTitle: false,
    isFavourite: false,
    isOutdated: false,
    isRated: false,
    source: { kind: "paste" },
    earlierVersion: null,
    ...changes,
  };
}
