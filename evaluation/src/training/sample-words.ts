import type { DocumentReading, Readers } from "@geulgyeol/engine/judgement/measure-document.ts";
import { partContributions } from "@geulgyeol/engine/judgement/word-contributions.ts";
import type { PreparedText } from "@geulgyeol/engine/text/prepared-text.ts";

/** A word of a text, with what it adds to each part of the additive model, times the number of words. */
export interface SampledWord {
  readonly parts: Float64Array;
  /** Position in `DocumentReading.sentences`. */
  readonly sentence: number;
}

const WORDS_A_TEXT = 6;

/** Some words of a text, evenly spread. */
export function sampleWords(prepared: PreparedText, reading: DocumentReading, readers: Readers): SampledWord[] {
  const count = prepared.words.length;
  const positions = new Map(reading.sentences.map((sentence, at) => [sentence.index, at]));
  const parts = partContributions(prepared, reading, readers);
  const out: SampledWord[] = [];
  for (let k = 0; k < WORDS_A_TEXT && k < count; k++) {
    const word = Math.floor(((k + 0.5) * count) / Math.min(count, WORDS_A_TEXT));
    const sentence = positions.get(prepared.words[word]?.sentence ?? -1);
    if (sentence === undefined) continue;
    out.push({ parts: Float64Array.from(parts, (part) => (part[word] as number) * count), sentence });
  }
  return out;
}
