/** What a high and a low value of a feature mean, in English. */
export interface EnglishSign {
  readonly high: string;
  readonly low?: string;
}

/** The same words for several features. */
export function sign(ids: string, high: string, low?: string): (readonly [feature: string, words: EnglishSign])[] {
  return ids.split(" ").map((id) => [id, { high, ...(low !== undefined && { low }) }]);
}

/** Features of either language. */
export const SIGNS_OF_LENGTH = [
  ...sign("sentence-length", "Sentences are rather long", "Sentences are rather short"),
  ...sign(
    "sentence-length-variation sentence-length-range sentence-length-spread",
    "Long and short sentences are mixed",
    "Sentences are of similar length",
  ),
  ...sign("medium-sentences", "Many sentences of middling length", "Few sentences of middling length"),
  ...sign(
    "sentence-length-neighbours",
    "Neighbouring sentences differ greatly in length",
    "Neighbouring sentences are of similar length",
  ),
  ...sign("sentence-burst", "Short sentences often follow long ones", "Short sentences rarely follow long ones"),
];
