import type { NgramShape } from "./hash-grams.ts";
import type { ReadView } from "./linear-ngrams.ts";

/** Half-open range of symbols of a view. */
export interface SymbolRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Cosine similarity of any two sentences by their n-grams, weighted by inverse document frequency, as rows of a square
 * matrix; 0 on the diagonal. It is lower where the author changes (Hearst 1997, "TextTiling").
 */
export function cohesionOf(view: ReadView, shape: NgramShape, ranges: readonly SymbolRange[]): Float32Array {
  const count = ranges.length;
  const out = new Float32Array(count * count);
  const norms = new Float64Array(count);
  // For each n-gram a linked list of the sentences that contain it: the newest in `heads`, earlier ones through
  // `before`.
  const heads = new Int32Array(view.entries.length).fill(-1);
  const holders: number[] = [];
  const before: number[] = [];
  const orders = shape.highest - shape.lowest + 1;
  ranges.forEach(({ first, last }, sentence) => {
    let norm = 0;
    for (let at = first; at < last; at++) {
      const whole = Math.min(orders, last - at - shape.lowest + 1);
      const from = at * orders;
      for (let k = 0; k < whole; k++) {
        const gram = view.grams[from + k];
        if (gram < 0) continue;
        const newest = heads[gram];
        if (newest >= 0 && holders[newest] === sentence) continue;
        const importance = view.entries[gram] & 0xff;
        const square = importance * importance;
        norm += square;
        for (let held = newest; held >= 0; held = before[held]) {
          const pair = holders[held] * count + sentence;
          out[pair] = out[pair] + square;
        }
        heads[gram] = holders.length;
        holders.push(sentence);
        before.push(newest);
      }
    }
    norms[sentence] = norm;
  });
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const cosine = out[a * count + b] / Math.sqrt(norms[a] * norms[b] || 1);
      out[a * count + b] = cosine;
      out[b * count + a] = cosine;
    }
  }
  return out;
}
