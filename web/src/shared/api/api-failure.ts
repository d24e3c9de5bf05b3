import type { ErrorCode } from "@geulgyeol/contract";
import { MESSAGES } from "../copy/messages.ts";

/**
 * - `refused`: the server answered with an error of the table; `message` is shown as it is.
 * - `unreadable`: the answer was not what the contract promises.
 * - `network`: no answer at all.
 */
export type ApiFailureKind = "refused" | "unreadable" | "network";

export class ApiFailure extends Error {
  readonly kind: ApiFailureKind;
  readonly code: ErrorCode | null;
  readonly status: number | null;
  readonly requestId: string | null;
  /** Seconds after which the server allows a retry, if given. */
  readonly retryAfterSeconds: number | null;

  constructor(
    kind: ApiFailureKind,
    message: string,
    details: {
      code?: ErrorCode;
      status?: number;
      requestId?: string;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = "ApiFailure";
    this.kind = kind;
    this.code = details.code ?? null;
    this.status = details.status ?? null;
    this.requestId = details.requestId ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/**
 * The server's own message if it sent one, otherwise `fallback`; its "잠시 뒤" is replaced by the time that the server
 * gives, and a missing connection is named before the fallback as the cause.
 */
export function messageFor(error: unknown, fallback: string): string {
  if (error instanceof ApiFailure && error.kind === "network" && !navigator.onLine) {
    return `${MESSAGES.offline} ${fallback}`;
  }
  if (!(error instanceof ApiFailure) || error.kind !== "refused" || error.message === "") return fallback;
  const { message, retryAfterSeconds } = error;
  return retryAfterSeconds === null ? message : message.replace("잠시 뒤", `${waitText(retryAfterSeconds)} 뒤`);
}

/** "42초", "3분", "2시간"; never less than the actual wait. */
function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds}초`;
  if (seconds < 3_600) return `${Math.ceil(seconds / 60)}분`;
  return `${Math.ceil(seconds / 3_600)}시간`;
}

/** The error's code in the table, or null. */
export function codeOf(error: unknown): ErrorCode | null {
  return error instanceof ApiFailure ? error.code : null;
}
