/** Change point of a window: where the evidence of its sentences differs most. */
export interface ChangePoint {
  /** Half-open range of sentences of one side; all others are the other side. */
  readonly first: number;
  readonly last: number;
  /** Strength: the square root of the variance that the change point explains. */
  readonly strength: number;
  /** Evidence per unit of `lengths` inside and outside the range. */
  readonly inside: number;
  readonly outside: number;
}

const NONE: ChangePoint = { first: 0, last: 0, strength: 0, inside: 0, outside: 0 };

/** At most this many ends are tried in a window, to bound the time for many short sentences. */
const MOST_ENDS = 64;

/**
 * The range of sentences that differs most from the rest. `sums` and `lengths` are prefix sums, one entry more than
 * there are sentences.
 */
export function findChangePoint(sums: Float64Array, lengths: Float64Array): ChangePoint {
  const count = sums.length - 1;
  const step = Math.max(1, Math.ceil(count / MOST_ENDS));
  const all = sums[count];
  const whole = lengths[count];
  let best = 0;
  let first = 0;
  let last = 0;
  for (let from = 0; from < count; from += step) {
    const sumBefore = sums[from];
    const lengthBefore = lengths[from];
    for (let to = from + 1; to <= count; to += step) {
      const length = lengths[to] - lengthBefore;
      const rest = whole - length;
      if (length <= 0 || rest <= 0) continue;
      const sum = sums[to] - sumBefore;
      const difference = sum / length - (all - sum) / rest;
      const gain = (difference * difference * length * rest) / whole;
      if (gain > best) {
        best = gain;
        first = from;
        last = to;
      }
    }
  }
  if (best === 0) return NONE;
  const length = lengths[last] - lengths[first];
  const sum = sums[last] - sums[first];
  return { first, last, strength: Math.sqrt(best), inside: sum / length, outside: (all - sum) / (whole - length) };
}
