import type { NgramShape } from "../ngrams/hash-grams.ts";
import type { ReadView } from "../ngrams/linear-ngrams.ts";

/** Half-open range of symbols of a view. */
export interface SymbolRange {
  readonly first: number;
  readonly last: number;
}

/**
 * How much of their n-grams any two sentences share: the cosine of presence times importance (inverse document frequency), 0 to 1,
 * as rows of a square. What a writer repeats within a text (words, endings, spelling) binds sentences together; where another
 * writer takes over, less is shared (Hearst 1997, "TextTiling", from which the idea comes). 0 on the diagonal.
 */
export function cohesionOf(view: ReadView, shape: NgramShape, ranges: readonly SymbolRange[]): Float32Array {
  const count = ranges.length;
  const out = new Float32Array(count * count);
  const norms = new Float64Array(count);
  const holders = new Map<number, number[]>();
  const orders = shape.highest - shape.lowest + 1;
  ranges.forEach(({ first, last }, sentence) => {
    for (let at = first; at < last; at++) {
      const whole = Math.min(orders, last - at - shape.lowest + 1);
      for (let k = 0; k < whole; k++) {
        const gram = view.grams[at * orders + k] as number;
        if (gram < 0) continue;
        const own = holders.get(gram);
        if (own === undefined) holders.set(gram, [sentence]);
        else if (own[own.length - 1] !== sentence) own.push(sentence);
        else continue;
        norms[sentence] = (norms[sentence] as number) + importanceOf(view, gram) ** 2;
      }
    }
  });
  for (const [gram, own] of holders) {
    const square = importanceOf(view, gram) ** 2;
    for (let a = 0; a < own.length; a++) {
      const row = (own[a] as number) * count;
      for (let b = a + 1; b < own.length; b++)
        out[row + (own[b] as number)] = (out[row + (own[b] as number)] as number) + square;
    }
  }
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const cosine = (out[a * count + b] as number) / Math.sqrt((norms[a] as number) * (norms[b] as number) || 1);
      out[a * count + b] = cosine;
      out[b * count + a] = cosine;
    }
  }
  return out;
}

function importanceOf(view: ReadView, gram: number): number {
  return (view.entries[gram] as number) & 0xff;
}
