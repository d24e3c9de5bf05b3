import type { Sentence as ReportSentence } from "../../../report/report-types.ts";
import { anchorSentences } from "./surface/anchor-sentences.ts";

/** A sentence of the server's answer, or of the engine in the browser. */
type Sentence = Omit<ReportSentence, "reasons"> & { readonly reasons: readonly string[] };

/** Sentences with their probabilities, and the text that they were judged in. */
export interface JudgedText {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** From the engine in the browser, while somebody writes. */
  readonly isEstimate: boolean;
}

/** A judged sentence and its place in the present text; no place once it was changed. */
export interface PlacedSentence {
  readonly sentence: Sentence;
  readonly place: { readonly from: number; readonly to: number } | null;
}

export function placeSentences(judged: JudgedText | null, text: string): readonly PlacedSentence[] {
  if (judged === null) return [];
  const places = anchorSentences(judged.text, judged.sentences, text);
  return judged.sentences.map((sentence, at) => ({ sentence, place: places[at] ?? null }));
}

/** The sentence that holds the caret; at the border of two the one behind. */
export function sentenceAt(placed: readonly PlacedSentence[], offset: number): PlacedSentence | null {
  let before: PlacedSentence | null = null;
  for (const one of placed) {
    if (one.place === null) continue;
    if (one.place.from > offset) break;
    before = one;
  }
  return before?.place && offset <= before.place.to ? before : null;
}
