/** Prefix sums, one entry more than there are values. */
export function prefixSums(values: ArrayLike<number>): Float64Array {
  const out = new Float64Array(values.length + 1);
  let sum = 0;
  for (let at = 0; at < values.length; at++) {
    sum += values[at];
    out[at + 1] = sum;
  }
  return out;
}

/** Sum of the values from `from` up to, but not including, `to`. */
export function sumBetween(sums: Float64Array, from: number, to: number): number {
  return sums[to] - sums[from];
}
