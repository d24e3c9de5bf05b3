import { probabilityOf } from "../learners/logistic.ts";
import { scoreTrees } from "../learners/trees.ts";
import type { Calibration } from "./calibration.ts";

/**
 * Difference between the real and the estimated share of AI characters on texts that no member was trained on: its 2.5%
 * and 97.5% quantiles, at estimates of 0, 0.1 to 1.
 */
export interface ShareResiduals {
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

export interface ShareModel {
  readonly residuals: ShareResiduals;
  /** From this probability of two authors on, the AI share is that of mixed texts (`expectedShare`). */
  readonly dividedFrom: number;
}

export interface ShareEstimate {
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

/**
 * Expected AI share: between the one-author probability and the share of a mixed text, which alone is used from a
 * probability of `dividedFrom` on. A higher bound favours human texts and orders mixed ones worse.
 */
export function expectedShare(divided: number, single: number, mixture: number, dividedFrom: number): number {
  const part = dividedFrom > 0 ? Math.min(1, mixture / dividedFrom) : 1;
  return divided * part + single * (1 - part);
}

/** The expected AI share of a text from its `calibrationInputs`, with the range of real shares around it. */
export function estimateShare(
  calibration: Calibration,
  { residuals, dividedFrom }: ShareModel,
  inputs: Float64Array,
): ShareEstimate {
  const ask = (trees: Calibration["share"]) => probabilityOf(scoreTrees(trees, inputs));
  const value = expectedShare(ask(calibration.share), ask(calibration.single), ask(calibration.mixture), dividedFrom);
  const at = Math.min(9, Math.floor(value * 10));
  const part = value * 10 - at;
  const between = (table: readonly number[]) => table[at] * (1 - part) + table[at + 1] * part;
  return {
    value,
    lower: Math.max(0, Math.min(value, value + between(residuals.lower))),
    upper: Math.min(1, Math.max(value, value + between(residuals.upper))),
  };
}
