import { createContext, useContext } from "react";
import { createStore, type Store, useStore } from "../../shared/state/create-store.ts";
import { isMotionReduced } from "../../shared/theme/motion.ts";

/**
 * The one sentence highlighted in grain, list and text. A store outside React, so that moving the pointer over 300
 * sentences renders only two rows.
 */
export type ActiveSentence = Store<number | null>;

export const createActiveSentence = (): ActiveSentence => createStore<number | null>(null);

export const ActiveSentenceContext = createContext(createActiveSentence());

export function useActiveSentence(): ActiveSentence {
  return useContext(ActiveSentenceContext);
}

export function useIsActiveSentence(index: number): boolean {
  return useStore(useActiveSentence(), (active) => active === index);
}

/** Element id of a sentence's row in the list, within the result named `resultId`. */
export function sentenceRowId(resultId: string, index: number): string {
  return `${resultId}-sentence-${index + 1}`;
}

/** Opens what a sentence's row is folded into, scrolls it into view and moves focus to it. */
export function revealSentence(resultId: string, index: number): void {
  const row = document.getElementById(sentenceRowId(resultId, index));
  if (!row) return;
  for (let fold = row.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
  row.scrollIntoView({ block: "center", behavior: isMotionReduced() ? "auto" : "smooth" });
  row.focus({ preventScroll: true });
}
