import { seededRandom } from "../learners/seeded-random.ts";

export interface Estimate {
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

const RESAMPLES = 400;

/** Area under the ROC curve: the probability that an AI text scores above a human one, ties counting half. */
export function auroc(humans: ArrayLike<number>, ais: ArrayLike<number>): number {
  const sorted = Float64Array.from(humans).sort();
  let sum = 0;
  for (let at = 0; at < ais.length; at++) {
    const below = countBelow(sorted, ais[at], false);
    sum += below + (countBelow(sorted, ais[at], true) - below) / 2;
  }
  return sum / (sorted.length * ais.length);
}

function countBelow(sorted: Float64Array, value: number, orEqual: boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const own = sorted[middle];
    if (own < value || (orEqual && own === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The score that the given share of human texts exceeds. */
export function thresholdAt(humans: ArrayLike<number>, rate: number): number {
  const sorted = Float64Array.from(humans).sort();
  return sorted[sorted.length - 1 - Math.floor(rate * sorted.length)];
}

export function shareAbove(scores: ArrayLike<number>, threshold: number): number {
  let above = 0;
  for (let at = 0; at < scores.length; at++) if (scores[at] > threshold) above++;
  return scores.length > 0 ? above / scores.length : Number.NaN;
}

/** A statistic of human and AI scores with its 95% interval over resampled texts (percentile bootstrap, 400 draws). */
export function bootstrap(
  humans: readonly number[],
  ais: readonly number[],
  statistic: (humans: ArrayLike<number>, ais: ArrayLike<number>) => number,
): Estimate {
  const random = seededRandom(4711);
  const draw = (from: readonly number[]) => Float64Array.from(from, () => from[Math.floor(random() * from.length)]);
  const values = Array.from({ length: RESAMPLES }, () => statistic(draw(humans), draw(ais))).sort((a, b) => a - b);
  return {
    value: statistic(humans, ais),
    lower: values[Math.floor(RESAMPLES * 0.025)],
    upper: values[Math.floor(RESAMPLES * 0.975)],
  };
}

export function truePositives(rate: number): (humans: ArrayLike<number>, ais: ArrayLike<number>) => number {
  return (humans, ais) => shareAbove(ais, thresholdAt(humans, rate));
}
