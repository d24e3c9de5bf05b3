import { createStore } from "../state/create-store.ts";
import type { ChangeOrigin, TextChange } from "./text-change.ts";

/** The current text, shared by the analysis page and the editor; it survives sign-in and reload, but not the tab. */
const KEY = "geulgyeol.draft";
/** Id of the draft's last analysis, stored with it. */
const RESULT_KEY = "geulgyeol.draft-result";

export const draft = createStore(stored(), "");
/** A change of the draft, from an editor that knows how it was made, and the resulting text. */
interface DraftChange {
  readonly change: TextChange;
  readonly text: string;
  /** Name of the file that the inserted text is from, or null. */
  readonly source: string | null;
}
export const lastDraftChange = createStore<DraftChange | null>(null);

let drafts = 1;
let origin: ChangeOrigin | null = null;

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function readDraft(): string {
  return draft.get();
}

/** Number of the draft since the page was opened; emptying the field starts a new one. */
export function draftNumber(): number {
  return drafts;
}

/** While subscribers of `draft` are notified: how the text was changed, if known. */
export function draftOrigin(): ChangeOrigin | null {
  return origin;
}

export function writeDraft(text: string, from: ChangeOrigin | null = null): void {
  if (text === "" && readDraft() !== "") drafts++;
  try {
    if (text === "") {
      sessionStorage.removeItem(KEY);
      sessionStorage.removeItem(RESULT_KEY);
    } else sessionStorage.setItem(KEY, text);
  } catch {
    // Full or blocked storage: the text stays in memory until the page is left.
  }
  origin = from;
  draft.set(text);
  origin = null;
}

/** Stores which analysis is shown with the draft. */
export function rememberResult(analysisId: string): void {
  try {
    sessionStorage.setItem(RESULT_KEY, analysisId);
  } catch {
    // Blocked storage: after a reload only the draft is left.
  }
}

export function forgetResult(): void {
  try {
    sessionStorage.removeItem(RESULT_KEY);
  } catch {
    // Nothing was stored either.
  }
}

/** The analysis that was last shown with the draft, or null. */
export function readResultId(): string | null {
  try {
    return sessionStorage.getItem(RESULT_KEY);
  } catch {
    return null;
  }
}
