import {
  type LinearNgrams,
  type MemberOutputs,
  type PreparedText,
  partContributions,
} from "@geulgyeol/engine/training";

/** A word of a text, with its contribution to each part of the additive model, times the number of words. */
export interface SampledWord {
  readonly parts: Float64Array;
  /** Position in `MemberOutputs.sentences`. */
  readonly sentence: number;
}

const WORDS_A_TEXT = 6;

/** Some words of a text, evenly spread. */
export function sampleWords(
  prepared: PreparedText,
  reading: MemberOutputs,
  ngrams: readonly LinearNgrams[],
): SampledWord[] {
  const count = prepared.words.length;
  const positions = new Map(reading.sentences.map((sentence, at) => [sentence.index, at]));
  const parts = partContributions(prepared, reading, ngrams);
  const out: SampledWord[] = [];
  for (let k = 0; k < WORDS_A_TEXT && k < count; k++) {
    const word = Math.floor(((k + 0.5) * count) / Math.min(count, WORDS_A_TEXT));
    const sentence = positions.get(prepared.words[word]?.sentence ?? -1);
    if (sentence === undefined) continue;
    out.push({ parts: Float64Array.from(parts, (part) => part[word] * count), sentence });
  }
  return out;
}
