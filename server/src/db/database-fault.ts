import { DrizzleQueryError } from "drizzle-orm";

/**
 * SQLSTATE codes and classes of a database that is stopping, starting, out of connections, or has ended the session.
 */
const UNAVAILABLE = /^(08...|57P0[1-5]|25P0[34]|53300)$/;
/** Network error codes below a statement, and the driver's errors for a lost or missing connection. */
const NETWORK_CODE = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/;
const LOST_CONNECTION =
  /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$|^timeout expired$|^Query read timeout$|^Cannot use a pool after calling end|^PGlite is closed/;
const DISK_FULL = "53100";
const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
const DEADLOCK_DETECTED = "40P01";
const OF_A_USER = /_users_id_fk$/;

/**
 * The cause of an error outside our code: database or disk failure, or an account deleted while its data were stored.
 * Null for every other error.
 */
export function databaseFault(error: unknown): "DATABASE_UNAVAILABLE" | "STORAGE_FULL" | "LOGIN_REQUIRED" | null {
  if (!(error instanceof Error)) return null;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === FOREIGN_KEY_VIOLATION && OF_A_USER.test(String(constraint))) return "LOGIN_REQUIRED";
  if (code === DISK_FULL || code === "ENOSPC" || code === "EDQUOT") return "STORAGE_FULL";
  if (typeof code === "string" && UNAVAILABLE.test(code)) return "DATABASE_UNAVAILABLE";
  if (error instanceof DrizzleQueryError && isConnectionFault(error.cause)) return "DATABASE_UNAVAILABLE";
  return databaseFault(error.cause);
}

/** A statement that failed without a response: refused, disconnected, or no connection in time. */
function isConnectionFault(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code } = cause as { code?: unknown };
  return NETWORK_CODE.test(String(code)) || LOST_CONNECTION.test(cause.message);
}

/** Whether a statement failed since a row with the same key was stored. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, UNIQUE_VIOLATION);
}

/** Whether the database ended a transaction since it and another one waited for each other. It may be tried again. */
export function isDeadlock(error: unknown): boolean {
  return hasCode(error, DEADLOCK_DETECTED);
}

/** Whether the error or one of its causes has this SQLSTATE code. */
function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === code || hasCode(error.cause, code);
}
