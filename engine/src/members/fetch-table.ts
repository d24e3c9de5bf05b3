/** Values of four bytes in a line, which a processor fetches from memory at once. */
const LINE = 16;
/** Waiting for one look-up outside the cache takes about as long as reading so many lines in order. */
const LINES_PER_LOOK_UP = 4;

/** The sum of what was read, so that no compiler leaves the reading out. */
const kept = new Int32Array(1);

/**
 * Reads a table in order before look-ups all over it, if there are enough of them. A processor fetches ahead what is read in
 * order, so that the look-ups find the table in the cache instead of each waiting for memory. Changes nothing.
 */
export function fetchTable(table: Int32Array, lookUps: number): void {
  if (LINES_PER_LOOK_UP * lookUps < table.length / LINE) return;
  let sum = 0;
  for (let at = 0; at < table.length; at += LINE) sum += table[at];
  kept[0] = sum;
}
