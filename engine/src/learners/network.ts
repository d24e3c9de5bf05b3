/**
 * A small feed-forward network on features that are first converted to ranks, so that outliers have little influence.
 */
export interface Network {
  /** For each feature its quantiles, `levels.length` of them, ascending. */
  readonly knots: Float32Array;
  /** Value of the feature at each quantile: the quantile of the standard normal distribution. */
  readonly levels: Float32Array;
  /** Number of units of each layer from the first hidden layer on; the last is the number of classes. */
  readonly sizes: readonly number[];
  /** Layer by layer: for each input its weights to all units, then the units' biases. */
  readonly weights: Float32Array;
}

/**
 * Logit of each class against the first, which is omitted: rectified linear units, the last layer linear. Never throws;
 * inputs beyond the quantiles are clipped.
 */
export function scoreNetwork(network: Network, inputs: ArrayLike<number>): Float64Array {
  let values = rankInputs(network, inputs);
  let at = 0;
  for (let layer = 0; layer < network.sizes.length; layer++) {
    const units = network.sizes[layer];
    const next = new Float64Array(units);
    for (let input = 0; input < values.length; input++) {
      const value = values[input];
      if (value !== 0) {
        for (let unit = 0; unit < units; unit++) {
          next[unit] = next[unit] + value * network.weights[at + unit];
        }
      }
      at += units;
    }
    const last = layer === network.sizes.length - 1;
    for (let unit = 0; unit < units; unit++) {
      const sum = next[unit] + network.weights[at + unit];
      next[unit] = last || sum > 0 ? sum : 0;
    }
    at += units;
    values = next;
  }
  const first = values[0];
  return values.slice(1).map((value) => value - first);
}

/** Each input as its quantile level among the training texts; for equal quantiles the middle one. */
export function rankInputs(
  { knots, levels }: Pick<Network, "knots" | "levels">,
  inputs: ArrayLike<number>,
): Float64Array {
  const count = levels.length;
  const features = knots.length / count;
  const out = new Float64Array(features);
  for (let feature = 0; feature < features; feature++) {
    const value = inputs[feature];
    const start = feature * count;
    let below = 0;
    while (below < count && knots[start + below] < value) below++;
    let upTo = below;
    while (upTo < count && knots[start + upTo] === value) upTo++;
    if (upTo > below) out[feature] = (levels[below] + levels[upTo - 1]) / 2;
    else if (below === 0) out[feature] = levels[0];
    else if (below === count) out[feature] = levels[count - 1];
    else {
      const from = knots[start + below - 1];
      const share = (value - from) / (knots[start + below] - from);
      out[feature] = levels[below - 1] * (1 - share) + levels[below] * share;
    }
  }
  return out;
}
