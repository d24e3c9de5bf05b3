/** The last word of a sentence with its context. */
export interface LastWord {
  /** The sentence without its final punctuation. */
  readonly text: string;
  readonly word: string;
  /** Offset of the word in the text. */
  readonly at: number;
  /** The text before the word, without the space between. */
  readonly before: string;
  /** The preceding word, "" if there is none. */
  readonly wordBefore: string;
  /** Whether the sentence ends with a question mark. */
  readonly asks: boolean;
}
