import type { AsyncLocalStorage } from "node:async_hooks";
import type { BetterAuthOptions } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { Logger } from "pino";

/** Errors that the library catches during a request and hides in its response. */
export type CaughtErrors = AsyncLocalStorage<{ error: Error | null }>;

/** The library's log and errors as our log lines, without the values of a failed query. */
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
      // A browser returned from a provider with an unknown state.
      errorURL: "/login",
      // Unexpected errors go to our error handler; otherwise the library prints them with all values of a failed query.
      onError: (err) => {
        if (!isAPIError(err)) throw err;
        if (err.statusCode >= 500) log.error({ err }, "authentication failed");
      },
    },
  } satisfies BetterAuthOptions;
}

/** Longer than any message of the library. */
const LOGGED_CHARS = 200;

/** The part after a colon in the library's messages comes from the caller. */
const ownWords = (message: unknown) => String(message).slice(0, LOGGED_CHARS).split(":", 1)[0];

/** The message of an error may contain the values of a statement. */
function nameAndCode({ name, cause, ...error }: Error): { error: string; code?: string } {
  const { code } = { ...(cause as object | undefined), ...error } as { code?: unknown };
  return { error: name, ...(typeof code === "string" && { code }) };
}
