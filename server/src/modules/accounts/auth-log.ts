import type { AsyncLocalStorage } from "node:async_hooks";
import type { BetterAuthOptions } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { Logger } from "pino";

/** What the library catches while it answers a request, and hides in its answer. */
export type CaughtErrors = AsyncLocalStorage<{ error: Error | null }>;

/** The library's log, and its errors, as lines of ours without what a failed query holds. */
export function authLog(log: Logger, caught: CaughtErrors) {
  return {
    logger: {
      level: "warn",
      log: (level, message, ...given) => {
        const error = given.find((value) => value instanceof Error) ?? null;
        const store = caught.getStore();
        if (store !== undefined && error !== null) store.error = error;
        log[level]({ from: "better-auth", ...(error && nameAndCode(error)) }, ownWords(message));
      },
    },
    onAPIError: {
      // A browser that comes back from a provider with a state that nobody knows.
      errorURL: "/login",
      // What is no answer of its own goes on to our error handler; else the library prints it, with all that a failed query holds.
      onError: (err) => {
        if (!isAPIError(err)) throw err;
        if (err.statusCode >= 500) log.error({ err }, "authentication failed");
      },
    },
  } satisfies BetterAuthOptions;
}

/** No sentence of the library is longer. */
const LOGGED_CHARS = 200;

/** What the library adds to its own words after a colon comes from whoever asked. */
const ownWords = (message: unknown) => String(message).slice(0, LOGGED_CHARS).split(":", 1)[0];

/** The message of an error may hold the values of a statement. */
function nameAndCode({ name, cause, ...error }: Error): { error: string; code?: string } {
  const { code } = { ...(cause as object | undefined), ...error } as { code?: unknown };
  return { error: name, ...(typeof code === "string" && { code }) };
}
