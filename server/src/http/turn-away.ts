import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../app-error.ts";

const RETRY_AFTER_SECONDS = 2;
/** A refusal is held back for a time between these, so that a crowd that was refused together does not come back together. */
const HELD_BACK_MS = { least: 250, most: 750 };
/** Refusals that are held back at the same time; the next ones go out at once. */
const MOST_HELD_BACK = 2_000;

/**
 * Rejects with `SERVER_BUSY` after a moment. A caller that comes back at once is so made to come back slowly: what waits
 * costs a timer, and nothing was read or asked for it. Without the moment, 128 such callers send thousands of requests a
 * second, and refusing them is all that the server does.
 */
export function createTurnAway(): () => Promise<never> {
  let heldBack = 0;
  return async () => {
    if (heldBack < MOST_HELD_BACK) {
      heldBack++;
      const { least, most } = HELD_BACK_MS;
      await pause(least + Math.random() * (most - least));
      heldBack--;
    }
    throw new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
}
