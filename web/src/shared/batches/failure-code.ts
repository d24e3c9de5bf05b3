import { ERROR_CODES, type ErrorCode } from "@geulgyeol/contract";
import { ApiFailure, codeOf } from "../api/api-failure.ts";
import { FileProblem } from "../files/file-problem.ts";
import { ScanFound } from "../files/scan-found.ts";

const WAITS: readonly string[] = [
  "RATE_LIMITED",
  "SERVER_BUSY",
  "TOO_MANY_FILES",
  "TOO_MANY_WAITING",
  "DATABASE_UNAVAILABLE",
] satisfies ErrorCode[];
const LONGEST_WAIT_SECONDS = 60;
const USUAL_WAIT_SECONDS = 5;

/** The error below a file that could not be read. */
const rootOf = (error: unknown): unknown => (error instanceof FileProblem ? (error.cause ?? error) : error);

/** Seconds until a retry makes sense, also without a connection; null for permanent errors. */
export function secondsToWait(error: unknown): number | null {
  const root = rootOf(error);
  if (root instanceof ApiFailure && root.kind === "network") return USUAL_WAIT_SECONDS;
  const code = codeOf(root);
  if (code === null || !WAITS.includes(code)) return null;
  const seconds = root instanceof ApiFailure ? root.retryAfterSeconds : null;
  return Math.min(LONGEST_WAIT_SECONDS, Math.max(1, seconds ?? USUAL_WAIT_SECONDS));
}

/** Why a file gave no text, as a code of the table. */
export function failureCode(error: unknown): ErrorCode {
  if (error instanceof ScanFound) return "PDF_SCANNED";
  const root = rootOf(error);
  const code = codeOf(root) ?? (root as { code?: unknown } | null)?.code;
  if (typeof code === "string" && (ERROR_CODES as readonly string[]).includes(code)) return code as ErrorCode;
  return error instanceof FileProblem && error.cause === undefined ? "UNSUPPORTED_FILE" : "DOCUMENT_FAILED";
}
