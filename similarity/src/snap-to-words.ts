import type { Units } from "./read-units.ts";

export interface UnitRange {
  readonly from: number;
  readonly to: number;
}

/** How much of a word at the edge must be in the range. */
const AT_START = 0.75;
const AT_END = 0.5;

/**
 * The whole words of a range. A word at its end belongs to it if half of the word does, since copied words get other
 * endings; at its start the ends of words agree by chance, so that three quarters are asked for. Two ranges never share a
 * word. Null if no word is left.
 */
export function snapToWords(units: Units, { from, to }: UnitRange): UnitRange | null {
  const head = wordAround(units, from);
  const tail = wordAround(units, to - 1);
  const start = head.to - from >= AT_START * (head.to - head.from) ? head.from : head.to;
  const end = to - tail.from >= AT_END * (tail.to - tail.from) ? tail.to : tail.from;
  return start < end ? { from: start, to: end } : null;
}

function wordAround(units: Units, at: number): UnitRange {
  const word = units.words[at];
  let from = at;
  let to = at + 1;
  while (from > 0 && units.words[from - 1] === word) from--;
  while (to < units.length && units.words[to] === word) to++;
  return { from, to };
}
