import { machineBurden } from "../../../scripts/testing/machine-burden.ts";
import { type LoopHold, watchLoop } from "../../src/observability/watch-loop.ts";

/** The server's report on its event loop. */
export interface HoldMessage extends LoopHold {
  /** Current processor time of a fixed piece of work relative to an idle machine (`machineBurden`). */
  readonly burden: number;
}

/**
 * Loaded before a server's own code (`node --import`): reports to its parent, on request, the longest hold of the event
 * loop, and how a shared core affects its processor time.
 */
const watch = watchLoop();
process.on("message", (question) => {
  if (question !== "loop") return;
  const hold = watch.read();
  // Only this thread's time, since others may be judging texts. Reading also clears the hold caused by these pieces.
  const burden = machineBurden(3, (work) => {
    watch.read();
    work();
    return watch.read().cpuMs;
  });
  process.send?.({ ...hold, burden } satisfies HoldMessage);
});
process.channel?.unref();
