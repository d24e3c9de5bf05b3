import type { IntervalParameters } from "@geulgyeol/engine/judgement/interval.ts";
import { scoreTrees, type Trees } from "@geulgyeol/engine/judgement/trees.ts";
import type { ReadVariant } from "./fold-job.ts";

const LENGTHS = [80, 150, 300, 500, 800, 1300] as const;
const LOGITS = [-8, -6, -4, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 4, 6, 8] as const;
/** Nearest excerpts that a cell's quantiles are taken from. */
const NEIGHBOURS = 400;

/**
 * Quantiles of the whole document's combined logit minus its excerpt's, around each knot of length and logit. The whole's
 * logit is the one that an excerpt of this length would need for the whole's calibrated probability. `rows` are
 * `calibrationInputs`.
 */
export function fitInterval(
  read: readonly ReadVariant[],
  rows: readonly Float64Array[],
  single: Trees,
): IntervalParameters {
  const wholes = new Map<string, number>();
  const textOf = (variant: ReadVariant) => `${variant.fold} ${variant.row}`;
  read.forEach((variant, at) => {
    if (variant.kind === "whole") wholes.set(textOf(variant), scoreTrees(single, rows[at] as Float64Array));
  });
  const pairs = read.flatMap((variant, at) => {
    const whole = wholes.get(textOf(variant));
    if (variant.kind !== "crop" || whole === undefined) return [];
    const [logit, length] = rows[at] as unknown as [number, number];
    return [{ length: Math.log(variant.length), logit, difference: combinedFor(single, whole, length) - logit }];
  });
  const cell = (length: number, logit: number): [number, number] => {
    const near = pairs
      .map((pair) => ({
        distance: Math.hypot((pair.length - Math.log(length)) / 0.5, pair.logit - logit),
        difference: pair.difference,
      }))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, NEIGHBOURS)
      .map((pair) => pair.difference)
      .sort((a, b) => a - b);
    const at = (share: number) => near[Math.min(near.length - 1, Math.floor(share * near.length))] ?? 0;
    return [Math.min(0, at(0.025)), Math.max(0, at(0.975))];
  };
  const table = LENGTHS.map((length) => LOGITS.map((logit) => cell(length, logit)));
  return {
    lengths: LENGTHS,
    logits: LOGITS,
    lower: table.map((line) => line.map(([lower]) => lower)),
    upper: table.map((line) => line.map(([, upper]) => upper)),
  };
}

/** Beyond these the calibration does not change. */
const FURTHEST = 12;

/** The combined logit that calibration turns into `wanted` at this relative length. */
function combinedFor(single: Trees, wanted: number, length: number): number {
  let low = -FURTHEST;
  let high = FURTHEST;
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (scoreTrees(single, [middle, length]) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
