import type { Sentence as ReportSentence } from "../../../report/report-types.ts";
import { anchorSentences } from "./surface/anchor-sentences.ts";

/** A sentence of the server's response, or of the browser's engine. */
type Sentence = Omit<ReportSentence, "reasons"> & { readonly reasons: readonly string[] };

/** Sentences with their probabilities, and the text to which they belong. */
export interface JudgedText {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** From the browser's engine, while typing. */
  readonly isEstimate: boolean;
}

/** A judged sentence and its position in the current text; none if it was changed. */
export interface PlacedSentence {
  readonly sentence: Sentence;
  readonly place: { readonly from: number; readonly to: number } | null;
}

export function placeSentences(judged: JudgedText | null, text: string): readonly PlacedSentence[] {
  if (judged === null) return [];
  const places = anchorSentences(judged.text, judged.sentences, text);
  return judged.sentences.map((sentence, at) => ({ sentence, place: places[at] ?? null }));
}

/** The sentence at the caret; at a border the following one. */
export function sentenceAt(placed: readonly PlacedSentence[], offset: number): PlacedSentence | null {
  let before: PlacedSentence | null = null;
  for (const one of placed) {
    if (one.place === null) continue;
    if (one.place.from > offset) break;
    before = one;
  }
  return before?.place && offset <= before.place.to ? before : null;
}
