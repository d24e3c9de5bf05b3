import { REPORT_TITLE_MAX_CHARS } from "@geulgyeol/contract";
import type { Batch } from "./batch/batch-runner.ts";

/** The file's name for a row of the table, else nothing: a sentence of the text is no title for a report. */
export function suggestTitle(analysisId: string, batch: Batch | null): string {
  const row = batch?.items.find(({ state }) => state.status === "done" && state.result.analysisId === analysisId);
  return [...(row?.name ?? "")].slice(0, REPORT_TITLE_MAX_CHARS).join("");
}
