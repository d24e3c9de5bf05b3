import { machineBurden } from "../../../scripts/testing/machine-burden.ts";
import { type LoopHold, watchLoop } from "../observability/watch-loop.ts";

/** What a server tells of its event loop. */
export interface ToldHold extends LoopHold {
  /** How much more processor time than on a machine that is free a fixed piece of work takes just now (`machineBurden`). */
  readonly burden: number;
}

/**
 * Loaded before a server's own code (`node --import`), so that the very process that serves tells its parent, whenever it is
 * asked, how long its event loop was held up, and what the machine makes of its processor time: two threads that share a
 * core, or its cache, take half as much again for the same work.
 */
const watch = watchLoop();
process.on("message", (question) => {
  if (question !== "loop") return;
  const hold = watch.read();
  // This thread's time alone: the others may be judging texts. Reading clears what these pieces held the loop up, too.
  const burden = machineBurden(3, (work) => {
    watch.read();
    work();
    return watch.read().cpuMs;
  });
  process.send?.({ ...hold, burden } satisfies ToldHold);
});
process.channel?.unref();
