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

/** How a measured feature may be shown to a reader. Features without a finding are weighed, but never shown. */
export interface Finding {
  /** Permanent id of the feature. */
  readonly id: string;
  readonly family: FindingFamily;
  /** Findings of one topic are different measures of one thing; only the strongest is shown. */
  readonly topic: string;
  /** Whether a high and a low value mean something to a reader; the other side is never shown. */
  readonly high: boolean;
  readonly low: boolean;
  /** A high value is told of the sentences in which it occurs, or not at all. */
  readonly located: boolean;
  /** A high value is told with the words that were found. */
  readonly quoted: boolean;
  /** The only direction in which the finding makes sense to a reader, whatever the training texts say. */
  readonly only?: "ai" | "human";
  /** Words quoted before the one that was found, so that the phrase can be recognised. */
  readonly before?: number;
}

/** Measures of the whole text. */
export function measured(
  family: FindingFamily,
  topic: string,
  ids: string,
  sides: "both" | "high" = "both",
  only?: "ai" | "human",
): Finding[] {
  const shared = { family, topic, high: true, low: sides === "both", located: false, quoted: false };
  return ids.split(" ").map((id) => ({ id, ...shared, ...(only && { only }) }));
}

/** What stands in sentences. */
export function located(
  family: FindingFamily,
  topic: string,
  ids: string,
  more: Partial<Pick<Finding, "quoted" | "low" | "only" | "before">> = {},
): Finding[] {
  const shared = { family, topic, high: true, low: false, located: true, quoted: false };
  return ids.split(" ").map((id) => ({ id, ...shared, ...more }));
}

/** Words that are quoted as they stand in the text, each a topic of its own. */
export function phrases(family: FindingFamily, only: "ai" | "human", ids: string, before = 0): Finding[] {
  return ids.split(" ").flatMap((id) => located(family, id, id, { quoted: true, only, before }));
}

/** Words with which sentences begin. */
export function openings(only: "ai" | "human", ids: string): Finding[] {
  return phrases("opening", only, ids);
}
