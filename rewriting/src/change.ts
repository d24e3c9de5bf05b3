/** One change by the editor in the given text; half-open range in UTF-16 units. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
  /** Ids of the rules, joined by "+" if several changed one place. */
  readonly rule: string;
  /** The reason in Korean, for the user who reads the diff. */
  readonly reason: string;
}

export interface RewriteResult {
  readonly editedText: string;
  readonly changes: readonly Change[];
  /** A note from the editor: what it left unchanged, or why it did nothing. In Korean. */
  readonly notes: readonly string[];
  /** False if the instruction was not understood or cannot be followed; the text is then unchanged. */
  readonly followed: boolean;
}
