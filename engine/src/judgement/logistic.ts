/** A logistic model over few inputs, as it stands in the model file. */
export interface Logistic {
  readonly bias: number;
  readonly weights: readonly number[];
}

export function scoreLogistic(model: Logistic, inputs: ArrayLike<number>): number {
  let sum = model.bias;
  for (let at = 0; at < model.weights.length; at++) sum += (model.weights[at] as number) * (inputs[at] as number);
  return sum;
}

export function probabilityOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

export function logitOf(probability: number): number {
  const kept = Math.min(1 - 1e-9, Math.max(1e-9, probability));
  return Math.log(kept / (1 - kept));
}

/** Results carry 6 decimals, so that the last bits of a platform's exponential function do not show. */
export function rounded(value: number): number {
  const out = Math.round(value * 1e6) / 1e6;
  return out === 0 ? 0 : out;
}
