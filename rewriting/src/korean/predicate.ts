import type { Stem } from "./stem.ts";

/** Speech levels: 합쇼체, 해요체, 해체, and the plain style of prose (해라체, -다). */
export type Level = "formal" | "polite" | "casual" | "plain";

/**
 * `confirm` is -지, `exclamation` -네 and -군, `wonder` -ㄹ까, `promise` -ㄹ게, `aside` -거든, -잖아, -는데, and
 * `urge` a bare 해체 form that may command or state (꼭 와).
 */
export type Mood =
  | "statement"
  | "question"
  | "command"
  | "suggestion"
  | "wonder"
  | "promise"
  | "urge"
  | "exclamation"
  | "confirm"
  | "aside";

/** The predicate at the end of a sentence. */
export interface Predicate {
  readonly level: Level;
  readonly mood: Mood;
  /** Start of the part that another level replaces, in the sentence without its final punctuation. */
  readonly from: number;
  /** The replaced stem; null for the copula 이다, whose form depends on the preceding noun. */
  readonly stem: Stem | null;
  /** Moods whose levels differ only by a final 요 store this form, without 요. */
  readonly body?: string;
}

/** Result of reading a sentence's end: a predicate, an ambiguous one, or no predicate. */
export type Reading = Predicate | "ambiguous" | "none";
