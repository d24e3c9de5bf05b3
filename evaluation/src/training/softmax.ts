/** Turns the logits of classes into their probabilities, in place. */
export function softmax(logits: Float64Array): Float64Array {
  let largest = Number.NEGATIVE_INFINITY;
  for (let own = 0; own < logits.length; own++) largest = Math.max(largest, logits[own] as number);
  let sum = 0;
  for (let own = 0; own < logits.length; own++) {
    logits[own] = Math.exp((logits[own] as number) - largest);
    sum += logits[own] as number;
  }
  for (let own = 0; own < logits.length; own++) logits[own] = (logits[own] as number) / sum;
  return logits;
}
