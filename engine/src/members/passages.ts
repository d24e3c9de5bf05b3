import type { PreparedText } from "../text/prepared-text.ts";
import { splitWindows, type Window } from "./windows.ts";

/** A sentence of the author's running prose. */
interface Passage {
  /** Index in `PreparedText.sentences`. */
  readonly index: number;
  /** Position in `Passages.windows`. */
  readonly window: number;
  /** Half-open range of the prose. */
  readonly start: number;
  readonly end: number;
}

/** The parts of a text that every member reads in addition to the whole. */
export interface Passages {
  readonly windows: readonly Window[];
  /** In order; without those excluded from the score or without words. */
  readonly sentences: readonly Passage[];
}

export function findPassages(prepared: PreparedText): Passages {
  const windows = splitWindows(prepared.sentences, prepared.prose.length);
  const withWords = new Set(prepared.words.map(({ sentence }) => sentence));
  const sentences: Passage[] = [];
  let window = 0;
  for (const { index, proseStart: start, proseEnd: end, excluded } of prepared.sentences) {
    if (excluded !== null || end <= start || !withWords.has(index)) continue;
    while (start >= (windows[window + 1]?.start ?? Number.POSITIVE_INFINITY)) window++;
    sentences.push({ index, window, start, end });
  }
  return { windows, sentences };
}
