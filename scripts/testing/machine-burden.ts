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
 * Processor time of a fixed piece of work relative to an idle machine: the median of `pieces` (odd), at least 1. Other
 * programs slow shared cores and caches. `timeOf` returns milliseconds of processor time, without other threads.
 */
export function machineBurden(pieces = 9, timeOf: (work: () => void) => number = cpuTime): number {
  const times = Array.from({ length: pieces }, () => timeOf(piece)).sort((a, b) => a - b);
  return Math.max(1, (times[Math.floor(pieces / 2)] as number) / PIECE_MS);
}
