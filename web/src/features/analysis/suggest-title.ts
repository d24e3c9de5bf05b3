import { REPORT_TITLE_MAX_CHARS, type StoredResult } from "@geulgyeol/contract";
import { shortenTitle } from "@geulgyeol/wording";
import type { Batch } from "./batch/batch-runner.ts";

/** A title for a report: the file's name for a row of the table, else the first sentence as in the history. */
export function suggestTitle({ analysisId, sentences }: StoredResult, batch: Batch | null): string {
  const row = batch?.items.find(({ state }) => state.status === "done" && state.result.analysisId === analysisId);
  if (row) return [...row.name].slice(0, REPORT_TITLE_MAX_CHARS).join("");
  return shortenTitle(sentences[0]?.text ?? "");
}
