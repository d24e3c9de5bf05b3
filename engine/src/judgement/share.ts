import { probabilityOf } from "./logistic.ts";
import { scoreTrees, type Trees } from "./trees.ts";

/**
 * How far the real share of AI characters lay from the estimated one, on texts that no member was trained on: 2.5% and
 * 97.5% quantiles of the difference, at estimates of 0, 0.1 to 1.
 */
export interface ShareResiduals {
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

export interface ShareEstimate {
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

/** Expected AI share, from trees that learned mostly on texts of two writers (`calibrationInputs`). */
export function estimateShare(trees: Trees, residuals: ShareResiduals, inputs: Float64Array): ShareEstimate {
  const value = probabilityOf(scoreTrees(trees, inputs));
  const at = Math.min(9, Math.floor(value * 10));
  const part = value * 10 - at;
  const between = (table: readonly number[]) => (table[at] as number) * (1 - part) + (table[at + 1] as number) * part;
  return {
    value,
    lower: Math.max(0, Math.min(value, value + between(residuals.lower))),
    upper: Math.min(1, Math.max(value, value + between(residuals.upper))),
  };
}
