import { readDraft, subscribeDraft } from "../../../shared/draft/draft-store.ts";

/** The long text that the passage in the draft was chosen from; it lasts as long as the app is open. */
let whole: { readonly text: string; readonly passage: string } | null = null;
const listeners = new Set<() => void>();

function publish(next: typeof whole): void {
  whole = next;
  for (const notify of listeners) notify();
}

export function rememberWhole(text: string, passage: string): void {
  publish({ text, passage });
}

export function readWhole(): string | null {
  return whole?.text ?? null;
}

export function subscribeWhole(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// A passage may be edited. Once the draft is emptied, or is long again, it is another text.
subscribeDraft(() => {
  if (whole === null) return;
  const draft = readDraft();
  if (draft === "" || draft.length > whole.passage.length * 2) publish(null);
});
