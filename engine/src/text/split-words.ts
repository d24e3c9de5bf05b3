import type { SentenceSpan } from "./split-sentences.ts";

export interface WordSpan {
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
}

/** Words of the prose (runs without a space), each with the number of the sentence in which it begins. */
export function splitWords(prose: string, sentences: readonly SentenceSpan[]): WordSpan[] {
  const words: WordSpan[] = [];
  for (let k = 0; k < sentences.length; k++) {
    const sentence = sentences[k];
    if (sentence === undefined) break;
    let start = sentence.start;
    while (start < sentence.end) {
      let end = prose.indexOf(" ", start);
      if (end < 0 || end > sentence.end) end = sentence.end;
      if (end > start) words.push({ start, end, sentence: k });
      start = end + 1;
    }
  }
  return words;
}
