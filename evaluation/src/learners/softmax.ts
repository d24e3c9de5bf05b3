/** Turns the logits of classes into their probabilities, in place. */
export function softmax(logits: Float64Array): Float64Array {
  let largest = Number.NEGATIVE_INFINITY;
  for (let own = 0; own < logits.length; own++) largest = Math.max(largest, logits[own]);
  let sum = 0;
  for (let own = 0; own < logits.length; own++) {
    logits[own] = Math.exp(logits[own] - largest);
    sum += logits[own];
  }
  for (let own = 0; own < logits.length; own++) logits[own] = logits[own] / sum;
  return logits;
}
