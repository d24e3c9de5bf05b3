import { REPORT_TITLE_MAX_CHARS, type StoredResult } from "@geulgyeol/contract";
import type { Batch } from "./batch/batch-runner.ts";

/** As the history names a text that has no title. */
const TITLE_CHARS = 80;

/** A title for a report: the file's name for a row of the table, else the first sentence as in the history. */
export function suggestTitle({ analysisId, sentences }: StoredResult, batch: Batch | null): string {
  const row = batch?.items.find(({ state }) => state.status === "done" && state.result.analysisId === analysisId);
  if (row) return [...row.name].slice(0, REPORT_TITLE_MAX_CHARS).join("");
  const first = [...(sentences[0]?.text ?? "").replace(/\s+/g, " ").trim()];
  return first.length <= TITLE_CHARS ? first.join("") : `${first.slice(0, TITLE_CHARS).join("").trimEnd()}…`;
}
