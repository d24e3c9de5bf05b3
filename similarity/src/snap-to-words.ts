import type { Units } from "./read-units.ts";

export interface UnitRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The whole words of a range: a word at its edge belongs to it if most of the word does. Where exactly half does, it
 * belongs to what ends there, so that two ranges never share a word. Null if no word is left.
 */
export function snapToWords(units: Units, { from, to }: UnitRange): UnitRange | null {
  const head = wordAround(units, from);
  const tail = wordAround(units, to - 1);
  const start = (head.to - from) * 2 > head.to - head.from ? head.from : head.to;
  const end = (to - tail.from) * 2 >= tail.to - tail.from ? tail.to : tail.from;
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
