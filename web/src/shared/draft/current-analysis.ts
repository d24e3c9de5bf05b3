import type { StoredResult } from "@geulgyeol/contract";
import { createStore } from "../state/create-store.ts";
import { draftNumber, rememberResult, writeDraft } from "./draft-store.ts";

/** The latest analysis of the draft, while the app is open. */
export interface CurrentAnalysis {
  readonly result: StoredResult;
  readonly text: string;
  /** True when a person started it: the result's heading then takes the focus. */
  readonly takesFocus: boolean;
  /** The draft that it was made of, as `draftNumber` counts them. */
  readonly draft: number;
  /** Whether feedback had been given when it came from the history. */
  readonly isRated: boolean;
}

export const currentAnalysis = createStore<CurrentAnalysis | null>(null);
/** Numbers of the analyses on which feedback was given while the app is open. */
export const ratedAnalyses = createStore<ReadonlySet<string>>(new Set());

/** Shows an analysis of the draft, now and after a reload. */
export function showAnalysis({
  isRated = false,
  ...shown
}: Pick<CurrentAnalysis, "result" | "text" | "takesFocus"> & { isRated?: boolean }): void {
  rememberResult(shown.result.analysisId);
  currentAnalysis.set({ ...shown, isRated, draft: draftNumber() });
}

/** Leaves nothing of the draft and its analyses to the next user of this window. */
export function clearDraft(): void {
  writeDraft("");
  currentAnalysis.set(null);
  ratedAnalyses.set(new Set());
}
