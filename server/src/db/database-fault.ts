import { DrizzleQueryError } from "drizzle-orm";

/** SQLSTATE codes and classes of a database that is stopping, starting, full of callers, or has ended the session. */
const UNAVAILABLE = /^(08...|57P0[1-5]|25P0[34]|53300)$/;
const DISK_FULL = "53100";

/**
 * What is wrong with the database or the disk below an error, if anything is: the same request may succeed later, and
 * nothing was stored. Null for every other error, which is then a fault of ours.
 */
export function databaseFault(error: unknown): "DATABASE_UNAVAILABLE" | "STORAGE_FULL" | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { code?: unknown };
  if (code === DISK_FULL || code === "ENOSPC" || code === "EDQUOT") return "STORAGE_FULL";
  if (typeof code === "string" && UNAVAILABLE.test(code)) return "DATABASE_UNAVAILABLE";
  if (error instanceof DrizzleQueryError && isConnectionFault(error.cause)) return "DATABASE_UNAVAILABLE";
  return databaseFault(error.cause);
}

/** A statement that failed without an answer of the database: refused, cut off, or no connection in time. */
function isConnectionFault(cause: unknown): boolean {
  return cause instanceof Error && !("severity" in cause) && !(cause instanceof TypeError);
}
