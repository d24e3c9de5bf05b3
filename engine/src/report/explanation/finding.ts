/** Signs of one family are similar; at most two of them are shown. */
export type FindingFamily =
  | "comma"
  | "word-choice"
  | "sentence-length"
  | "spacing"
  | "punctuation"
  | "opening"
  | "ending"
  | "phrase"
  | "translationese"
  | "speech";

/** How a measured feature may be shown. Features without a finding are used in scoring but never shown. */
export interface Finding {
  /** Permanent id of the feature. */
  readonly id: string;
  readonly family: FindingFamily;
  /** Findings of one topic are different measures of the same property; only the strongest is shown. */
  readonly topic: string;
  /** Whether a high and a low value are meaningful to users; the other side is never shown. */
  readonly high: boolean;
  readonly low: boolean;
  /** A high value is shown with its sentences, or not at all. */
  readonly located: boolean;
  /** A high value is shown with the matching words. */
  readonly quoted: boolean;
  /** The only direction in which the finding is meaningful, whatever the training texts say. */
  readonly only?: "ai" | "human";
  /** Number of preceding words in the quotation, so that the phrase can be recognised. */
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

/** Signs that occur in sentences. */
export function located(
  family: FindingFamily,
  topic: string,
  ids: string,
  more: Partial<Pick<Finding, "quoted" | "low" | "only" | "before">> = {},
): Finding[] {
  const shared = { family, topic, high: true, low: false, located: true, quoted: false };
  return ids.split(" ").map((id) => ({ id, ...shared, ...more }));
}

/** Words that are quoted as they occur in the text, each with its own topic. */
export function phrases(family: FindingFamily, only: "ai" | "human", ids: string, before = 0): Finding[] {
  return ids.split(" ").flatMap((id) => located(family, id, id, { quoted: true, only, before }));
}

/** Words at the beginning of sentences. */
export function openings(only: "ai" | "human", ids: string): Finding[] {
  return phrases("opening", only, ids);
}
