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

/** The predicate that closes a sentence. */
export interface Predicate {
  readonly level: Level;
  readonly mood: Mood;
  /** Where the part begins that another level replaces, in the sentence without its final punctuation. */
  readonly from: number;
  /** What is replaced; null for the copula 이다, whose form follows the noun before it. */
  readonly stem: Stem | null;
  /** Moods whose levels differ by a final 요 alone keep this form, without 요. */
  readonly body?: string;
}

/** What reading a sentence's end can answer: a predicate, one of several that cannot be told apart, or no predicate. */
export type Reading = Predicate | "ambiguous" | "none";
