import { cpuTime } from "./cpu-time.ts";

/** Processor time of the piece on the machine of docs/operations.md while nothing else ran, in ms. */
const PIECE_MS = 7;
const ROWS = Array.from({ length: 8_000 }, (_, n) => ({
  index: n,
  word: `낱말${n}`,
  probability: n / 8_000,
  list: [n, n + 1],
}));

/** One fixed piece of work. */
function piece(): void {
  JSON.parse(JSON.stringify(ROWS));
}

/**
 * How much more processor time than on a machine that is free a fixed piece of work takes just now; 1 at least. Threads that share
 * a core or its cache with strangers run slower without any load of one's own to show for it. Of an odd number of `pieces` the
 * middle one counts: what is measured beside it has its slow moments too. `timeOf` tells the ms of processor of one piece; where
 * other threads of the process work at the same time, it has to leave them out.
 */
export function machineBurden(pieces = 9, timeOf: (work: () => void) => number = cpuTime): number {
  const times = Array.from({ length: pieces }, () => timeOf(piece)).sort((a, b) => a - b);
  return Math.max(1, (times[Math.floor(pieces / 2)] as number) / PIECE_MS);
}
