import type { StoredResult } from "@geulgyeol/contract";
import { createStore } from "../state/create-store.ts";
import { chooseDocumentType } from "./document-type.ts";
import { draftNumber, rememberResult, writeDraft } from "./draft-store.ts";

/** The latest analysis of the draft, while the app is open. */
export interface CurrentAnalysis {
  readonly result: StoredResult;
  readonly text: string;
  /** True if the user started it, so that the result's heading takes the focus. */
  readonly takesFocus: boolean;
  /** The draft that was analysed, as numbered by `draftNumber`. */
  readonly draft: number;
  /** For an analysis from the history: whether feedback was already given. */
  readonly isRated: boolean;
}

export const currentAnalysis = createStore<CurrentAnalysis | null>(null);
/** Ids of the analyses for which feedback was given while the app is open. */
export const ratedAnalyses = createStore<ReadonlySet<string>>(new Set());

/** Shows an analysis of the draft, now and after a reload. */
export function showAnalysis({
  isRated = false,
  ...shown
}: Pick<CurrentAnalysis, "result" | "text" | "takesFocus"> & { isRated?: boolean }): void {
  rememberResult(shown.result.analysisId);
  currentAnalysis.set({ ...shown, isRated, draft: draftNumber() });
}

/** Removes the draft and its analyses, so that the next user of this window does not see them. */
export function clearDraft(): void {
  writeDraft("");
  chooseDocumentType(null);
  currentAnalysis.set(null);
  ratedAnalyses.set(new Set());
}
