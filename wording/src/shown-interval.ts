import { formatInterval } from "./percent.ts";

/** A wider interval says too little to be shown. */
export const WIDEST_SHOWN = 0.4;
/** Rounding error of a difference of doubles. */
const HAIR = 1e-9;

interface Interval {
  readonly lower: number;
  readonly upper: number;
}

export function isNarrow({ lower, upper }: Interval): boolean {
  return upper - lower <= WIDEST_SHOWN + HAIR;
}

/** "49–67%"; null if it is too wide. */
export function shownInterval(interval: Interval): string | null {
  return isNarrow(interval) ? formatInterval(interval) : null;
}

/** Whether two results may be the same: their intervals have a value in common. */
export function intervalsOverlap(one: Interval, other: Interval): boolean {
  return one.lower <= other.upper && other.lower <= one.upper;
}
