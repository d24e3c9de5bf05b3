import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../app-error.ts";

const RETRY_AFTER_SECONDS = 2;
/** A refusal is held back for a time between these, so that a crowd that was refused together does not come back together. */
const HELD_BACK_MS = { least: 250, most: 750 };
/** Refusals that are held back at the same time; the next ones go out at once. */
const MOST_HELD_BACK = 2_000;

/**
 * Rejects with `SERVER_BUSY` after a moment, which costs a timer. Without the moment, 128 callers that come back at once send
 * thousands of requests a second, and refusing them is all that the server does.
 */
export function createOverloadRejection(): () => Promise<never> {
  let delayed = 0;
  return async () => {
    if (delayed < MOST_HELD_BACK) {
      delayed++;
      const { least, most } = HELD_BACK_MS;
      await pause(least + Math.random() * (most - least));
      delayed--;
    }
    throw new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
}
