/** One change that the editor made, in the text as given; half-open range in UTF-16 units. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
  /** Ids of the rules, joined by "+" where several worked on one place. */
  readonly rule: string;
  /** Why, in Korean, for the person who reads the diff. */
  readonly reason: string;
}

export interface RewriteResult {
  readonly editedText: string;
  readonly changes: readonly Change[];
  /** What the editor wants to say besides: what it left as it was, or why it did nothing. In Korean. */
  readonly notes: readonly string[];
  /** False when the instruction was not understood or cannot be followed; the text is then unchanged. */
  readonly followed: boolean;
}
