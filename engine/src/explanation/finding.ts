/** Signs of one family say much the same; a reader is told at most two of them. */
export type FindingFamily =
  | "comma"
  | "word-choice"
  | "word-length"
  | "sentence-length"
  | "spacing"
  | "punctuation"
  | "opening"
  | "ending"
  | "phrase"
  | "translationese"
  | "speech";

/** How a measured feature is told to a reader. Features without a finding are weighed, but never shown. */
export interface Finding {
  /** Permanent id of the feature. */
  readonly id: string;
  /** Title: a Korean noun phrase that is true whatever exactly was found. */
  readonly name: string;
  readonly family: FindingFamily;
  /** Findings of one topic are different measures of one thing; only the strongest is shown. */
  readonly topic: string;
  /** What a high and a low value mean, a clause that ends as `joinClause` knows; a side without one is never shown. */
  readonly high?: string;
  readonly low?: string;
  /** Particle after the sentences' numbers; such a finding is told of sentences in which it occurs, or not at all. */
  readonly at?: "에" | "에서" | "이";
  /** The only direction in which the finding makes sense to a reader, whatever the training texts say. */
  readonly only?: "ai" | "human";
  /** Words quoted before the one that was found, so that the phrase can be recognised. */
  readonly before?: number;
}

/** A measure of the whole text. */
export function measure(
  family: FindingFamily,
  topic: string,
  ids: string,
  name: string,
  clauses: Pick<Finding, "high" | "low" | "only">,
): Finding[] {
  return ids.split(" ").map((id) => ({ id, name, family, topic, ...clauses }));
}

/** Something that stands in sentences; `clause` follows their numbers and may quote it: {q}, {q이}, {q을}, {q으로}. */
export function located(
  family: FindingFamily,
  topic: string,
  ids: string,
  name: string,
  [at, high]: readonly ["에" | "에서" | "이", string],
  more: Pick<Finding, "only" | "low"> = {},
): Finding[] {
  return ids.split(" ").map((id) => ({ id, name, family, topic, at, high, ...more }));
}

/** Words quoted as they stand in the text. */
export function phrase(family: FindingFamily, only: "ai" | "human", id: string, name: string, before = 0): Finding {
  return { id, name, family, topic: id, at: "에", high: "{q이} 나와요", only, before };
}

/** Words with which sentences begin. */
export function opens(only: "ai" | "human", id: string, name: string): Finding {
  return { id, name, family: "opening", topic: id, at: "이", high: "{q으로} 시작해요", only };
}
