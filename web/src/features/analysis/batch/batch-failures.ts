import { ERRORS, type ErrorCode } from "@geulgyeol/contract";
import { ApiFailure, codeOf, messageFor } from "../../../shared/api/api-failure.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";

/** Errors that stop the whole batch, not only one row. */
export type Stop = "INSUFFICIENT_CREDITS" | "PRO_REQUIRED" | "LOGIN_REQUIRED";

const STOPS: readonly string[] = ["INSUFFICIENT_CREDITS", "PRO_REQUIRED", "LOGIN_REQUIRED"] satisfies Stop[];
const WAITS: readonly string[] = [
  "RATE_LIMITED",
  "SERVER_BUSY",
  "TOO_MANY_WAITING",
  "DATABASE_UNAVAILABLE",
] satisfies ErrorCode[];
const LONGEST_WAIT_SECONDS = 60;
const USUAL_WAIT_SECONDS = 5;

export function stopOf(error: unknown): Stop | null {
  const code = codeOf(error);
  return code !== null && STOPS.includes(code) ? (code as Stop) : null;
}

/** Seconds until a retry makes sense; null for permanent errors. */
export function waitOf(error: unknown): number | null {
  const code = codeOf(error);
  if (code === null || !WAITS.includes(code)) return null;
  const seconds = error instanceof ApiFailure ? error.retryAfterSeconds : null;
  return Math.min(LONGEST_WAIT_SECONDS, Math.max(1, seconds ?? USUAL_WAIT_SECONDS));
}

/** The error message of a row. */
export function describeFailure(error: unknown): string {
  if (error instanceof RangeError && error.message in ERRORS) return ERRORS[error.message as ErrorCode].message;
  return messageFor(error, MESSAGES.analysisFailed);
}
