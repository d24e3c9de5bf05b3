const DEEPEST_LEVEL = 9;

/** Numbers of list items, per list and level; an item restarts the levels below it. */
export class ListCounter {
  readonly #counts = new Map<string, number[]>();

  /** Number of the next item. `level` from 0. */
  next(list: string, level: number, start = 1): number {
    const at = clampLevel(level);
    const counts = this.#counts.get(list) ?? [];
    this.#counts.set(list, counts);
    const count = (counts[at] ?? start - 1) + 1;
    counts[at] = count;
    counts.length = at + 1;
    return count;
  }
}

/** Limits a level from the file to those of word processors. */
export function clampLevel(level: number): number {
  return Number.isInteger(level) ? Math.min(Math.max(level, 0), DEEPEST_LEVEL) : 0;
}
