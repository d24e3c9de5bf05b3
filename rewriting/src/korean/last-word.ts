/** The last word of a sentence in its surroundings. */
export interface LastWord {
  /** The sentence without its final punctuation. */
  readonly text: string;
  readonly word: string;
  /** Offset of the word in the text. */
  readonly at: number;
  /** What stands before the word, without the space between. */
  readonly before: string;
  /** The word before it, "" when there is none. */
  readonly wordBefore: string;
  /** Whether the sentence closes with a question mark. */
  readonly asks: boolean;
}
