import { machineBurden } from "../../../scripts/testing/machine-burden.ts";
import { type LoopHold, watchLoop } from "../../src/observability/watch-loop.ts";

/** What a server tells of its event loop. */
export interface HoldMessage extends LoopHold {
  /** How much more processor time than on a machine that is free a fixed piece of work takes just now (`machineBurden`). */
  readonly burden: number;
}

/**
 * Loaded before a server's own code (`node --import`): tells its parent, when asked, how long the event loop was held up, and
 * what a shared core makes of its processor time.
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
  process.send?.({ ...hold, burden } satisfies HoldMessage);
});
process.channel?.unref();
