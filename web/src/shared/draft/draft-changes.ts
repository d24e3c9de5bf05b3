import type { TextChange } from "./text-change.ts";

type Listener = (change: TextChange, text: string) => void;

const listeners = new Set<Listener>();

/** Tells how the draft came to its present `text`; only surfaces that know it do. */
export function tellDraftChange(change: TextChange, text: string): void {
  for (const notify of listeners) notify(change, text);
}

export function subscribeDraftChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
