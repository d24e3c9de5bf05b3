import type { ChangeOrigin } from "./text-change.ts";

/** The text being worked on. The analysis page and the editor share it; it survives sign-in and reload, not the tab. */
const KEY = "geulgyeol.draft";
/** Number of the draft's last analysis, beside it. */
const RESULT_KEY = "geulgyeol.draft-result";

let current: string | null = null;
let drafts = 1;
let origin: ChangeOrigin | null = null;
const listeners = new Set<() => void>();

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function readDraft(): string {
  current ??= stored();
  return current;
}

/** Number of the draft since the page was opened: emptying the field begins a new one. */
export function draftNumber(): number {
  return drafts;
}

/** How the text that is being told to the listeners came about, where its writer said so. */
export function draftOrigin(): ChangeOrigin | null {
  return origin;
}

export function writeDraft(text: string, from: ChangeOrigin | null = null): void {
  if (text === "" && readDraft() !== "") drafts++;
  current = text;
  try {
    if (text === "") {
      sessionStorage.removeItem(KEY);
      sessionStorage.removeItem(RESULT_KEY);
    } else sessionStorage.setItem(KEY, text);
  } catch {
    // Full or blocked storage: the text lives on in memory until the page is left.
  }
  origin = from;
  for (const notify of listeners) notify();
  origin = null;
}

/** Keeps which analysis is shown with the draft. */
export function rememberResult(analysisId: string): void {
  try {
    sessionStorage.setItem(RESULT_KEY, analysisId);
  } catch {
    // Blocked storage: after a reload the draft stands alone.
  }
}

export function forgetResult(): void {
  try {
    sessionStorage.removeItem(RESULT_KEY);
  } catch {
    // Nothing was kept either.
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

export function clearDraft(): void {
  writeDraft("");
}

export function subscribeDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
