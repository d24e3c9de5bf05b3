import { type LoopHold, watchLoop } from "../observability/watch-loop.ts";

/** What a server tells of its event loop. */
export interface ToldHold extends LoopHold {
  /** How much more processor time than on a machine that is free a fixed piece of work takes just now; 1 at least. */
  readonly burden: number;
}

/** Processor time of the piece on the machine of docs/operations.md while nothing else ran, in ms. */
const PIECE_MS = 7;
const ROWS = Array.from({ length: 8_000 }, (_, n) => ({
  index: n,
  word: `낱말${n}`,
  probability: n / 8_000,
  list: [n, n + 1],
}));

/**
 * Loaded before a server's own code (`node --import`), so that the very process that serves tells its parent, whenever it is
 * asked, how long its event loop was held up, and what the machine makes of its processor time: two threads that share a
 * core, or its cache, take half as much again for the same work.
 */
const watch = watchLoop();
process.on("message", (question) => {
  if (question !== "loop") return;
  const hold = watch.read();
  const pieces = Array.from({ length: 3 }, () => {
    JSON.parse(JSON.stringify(ROWS));
    return watch.read().cpuMs;
  });
  process.send?.({ ...hold, burden: Math.max(1, Math.min(...pieces) / PIECE_MS) } satisfies ToldHold);
});
process.channel?.unref();
