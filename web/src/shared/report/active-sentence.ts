import { createContext, useContext, useSyncExternalStore } from "react";
import { isMotionReduced } from "../theme/motion.ts";

/**
 * The one sentence that grain, list and text point at. A store outside React, so that moving the pointer over 300
 * sentences draws two rows anew and not three hundred.
 */
export interface ActiveSentence {
  get(): number | null;
  set(index: number | null): void;
  subscribe(listener: () => void): () => void;
}

export function createActiveSentence(): ActiveSentence {
  let active: number | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => active,
    set(index) {
      if (index === active) return;
      active = index;
      for (const notify of listeners) notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const ActiveSentenceContext = createContext<ActiveSentence>(createActiveSentence());

export function useActiveSentence(): ActiveSentence {
  return useContext(ActiveSentenceContext);
}

export function useIsActiveSentence(index: number): boolean {
  const store = useActiveSentence();
  return useSyncExternalStore(
    store.subscribe,
    () => store.get() === index,
    () => false,
  );
}

/** Element id of a sentence's row in the list, within the result named `resultId`. */
export function sentenceRowId(resultId: string, index: number): string {
  return `${resultId}-sentence-${index + 1}`;
}

/** Scrolls a sentence's row into view and moves focus to it. */
export function revealSentence(resultId: string, index: number): void {
  const row = document.getElementById(sentenceRowId(resultId, index));
  if (!row) return;
  row.scrollIntoView({ block: "center", behavior: isMotionReduced() ? "auto" : "smooth" });
  row.focus({ preventScroll: true });
}
