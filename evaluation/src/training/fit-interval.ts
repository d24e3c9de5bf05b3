import type { IntervalParameters } from "@geulgyeol/engine/training";
import type { ReadVariant } from "./fold-job.ts";

const LENGTHS = [80, 150, 300, 500, 800, 1300] as const;
const LOGITS = [-6, -4.5, -3, -2, -1, 0, 1, 2, 3, 4.5, 6] as const;
/** Number of nearest excerpts for the quantiles of a cell. */
const NEIGHBOURS = 400;
/** Share of the whole texts that may be outside either end. */
const TAIL = 0.025;
/**
 * Excerpts shorter than this exclude 2 to 3% instead of 5%: real texts differ from the corpora, and a short one shows
 * less of that difference.
 */
const FULL_LENGTH = 500;
const LEAST_TAIL = 0.3;

/** Quantiles of the whole document's logit minus its excerpt's, around each knot of length and logit. */
export function fitInterval(read: readonly ReadVariant[], logits: readonly number[]): IntervalParameters {
  const wholes = new Map<string, number>();
  const textOf = (variant: ReadVariant) => `${variant.fold} ${variant.row}`;
  read.forEach((variant, at) => {
    if (variant.kind === "whole") wholes.set(textOf(variant), logits[at]);
  });
  const pairs = read.flatMap((variant, at) => {
    const whole = wholes.get(textOf(variant));
    if (variant.kind !== "crop" || whole === undefined) return [];
    const logit = logits[at];
    return [{ length: Math.log(variant.length), logit, difference: whole - logit }];
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
    const tail = TAIL * Math.max(LEAST_TAIL, Math.min(1, length / FULL_LENGTH));
    return [Math.min(0, at(tail)), Math.max(0, at(1 - tail))];
  };
  const table = LENGTHS.map((length) => LOGITS.map((logit) => cell(length, logit)));
  return {
    lengths: LENGTHS,
    logits: LOGITS,
    lower: table.map((line) => line.map(([lower]) => lower)),
    upper: table.map((line) => line.map(([, upper]) => upper)),
  };
}
