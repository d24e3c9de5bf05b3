interface CountedSentence {
  readonly text: string;
  /** Why the sentence does not count; null if it does. */
  readonly excluded: string | null;
}

/** Characters (code points) of a text that count for the judgement: its sentences with one space between them. */
export function countProse(sentences: readonly CountedSentence[]): number {
  const counted = sentences.filter(({ excluded }) => excluded === null);
  const spaces = Math.max(0, counted.length - 1);
  return counted.reduce((sum, { text }) => sum + [...text].length, spaces);
}
