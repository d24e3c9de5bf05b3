import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../app-error.ts";

const RETRY_AFTER_SECONDS = 2;
/** Refusals are delayed by a random time in this range, so that callers refused together do not return together. */
const HELD_BACK_MS = { least: 250, most: 750 };
/** Maximum number of delayed refusals; further ones are sent at once. */
const MOST_HELD_BACK = 2_000;

/**
 * Rejects with `SERVER_BUSY` after a delay, which costs only a timer. Without it, 128 callers that retry at once send
 * thousands of requests a second, and the server only refuses them.
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
