import type { PreparedText } from "../../text/prepared-text.ts";
import type { CharacterContributions } from "./word-contributions.ts";

/**
 * The main source of a word's contribution: its predictability from the preceding text (language models), its own
 * letters (n-grams), or the following punctuation.
 */
export type WordSource = "flow" | "letters" | "marks";

const LETTER = /[\p{L}\p{N}]/u;

/** For each word of the text the largest of its three parts with the sign of the whole contribution. */
export function wordSources(prepared: PreparedText, { ngrams, flow }: CharacterContributions): readonly WordSource[] {
  return prepared.words.map(({ proseStart, proseEnd }, at) => {
    let lettersEnd = proseEnd;
    while (lettersEnd > proseStart && !LETTER.test(prepared.prose[lettersEnd - 1] as string)) lettersEnd--;
    const next = prepared.words[at + 1]?.proseStart ?? prepared.prose.length;
    const parts: [WordSource, number][] = [
      ["flow", sumOf(flow, proseStart, next)],
      ["letters", sumOf(ngrams, proseStart, lettersEnd) + sumOf(ngrams, proseEnd, next)],
      ["marks", sumOf(ngrams, lettersEnd, proseEnd)],
    ];
    const sign = parts.reduce((sum, [, part]) => sum + part, 0) < 0 ? -1 : 1;
    return parts.reduce((best, part) => (part[1] * sign > best[1] * sign ? part : best))[0];
  });
}

function sumOf(characters: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += characters[at];
  return sum;
}

/** Letters named as the cause of a word's contribution. */
const PIECE = 3;

/** For each word the letters, at most three in a row, that contribute most to the side of its n-grams. */
export function wordPieces(prepared: PreparedText, { ngrams }: Pick<CharacterContributions, "ngrams">): string[] {
  return prepared.words.map(({ proseStart, proseEnd }) => {
    let start = proseStart;
    let end = proseEnd;
    while (start < end && !LETTER.test(prepared.prose[start] as string)) start++;
    while (end > start && !LETTER.test(prepared.prose[end - 1] as string)) end--;
    const size = Math.min(PIECE, end - start);
    const sign = sumOf(ngrams, start, end) < 0 ? -1 : 1;
    let best = start;
    for (let from = start + 1; from + size <= end; from++) {
      const isMore = sign * sumOf(ngrams, from, from + size) > sign * sumOf(ngrams, best, best + size);
      if (isMore) best = from;
    }
    return prepared.prose.slice(best, best + size);
  });
}
