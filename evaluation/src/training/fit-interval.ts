import type { IntervalParameters } from "@geulgyeol/engine/judgement/interval.ts";
import type { ReadVariant } from "./fold-job.ts";

const LENGTHS = [80, 150, 300, 500, 800, 1300] as const;
const LOGITS = [-6, -4.5, -3, -2, -1, 0, 1, 2, 3, 4.5, 6] as const;
/** Nearest excerpts that a cell's quantiles are taken from. */
const NEIGHBOURS = 400;

/** Quantiles of the whole document's logit minus its excerpt's, around each knot of length and logit. */
export function fitInterval(read: readonly ReadVariant[], logits: readonly number[]): IntervalParameters {
  const wholes = new Map<string, number>();
  const textOf = (variant: ReadVariant) => `${variant.fold} ${variant.row}`;
  read.forEach((variant, at) => {
    if (variant.kind === "whole") wholes.set(textOf(variant), logits[at] as number);
  });
  const pairs = read.flatMap((variant, at) => {
    const whole = wholes.get(textOf(variant));
    if (variant.kind !== "crop" || whole === undefined) return [];
    const logit = logits[at] as number;
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
