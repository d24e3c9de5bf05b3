import type { ErrorCode } from "@geulgyeol/contract";

/**
 * Why a call gave no answer that can be used.
 * - `refused`: the server answered with an error of the table; `message` is for people and shown as it is.
 * - `unreadable`: the answer was not what the contract promises.
 * - `network`: no answer at all.
 */
export type ApiFailureKind = "refused" | "unreadable" | "network";

export class ApiFailure extends Error {
  readonly kind: ApiFailureKind;
  readonly code: ErrorCode | null;
  readonly status: number | null;
  readonly requestId: string | null;

  constructor(
    kind: ApiFailureKind,
    message: string,
    details: { code?: ErrorCode; status?: number; requestId?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = "ApiFailure";
    this.kind = kind;
    this.code = details.code ?? null;
    this.status = details.status ?? null;
    this.requestId = details.requestId ?? null;
  }
}

export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** The server's own sentence when it sent one, otherwise `fallback`. */
export function messageFor(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.kind === "refused" && error.message !== "" ? error.message : fallback;
}

/** The error's code in the table, or null. */
export function codeOf(error: unknown): ErrorCode | null {
  return error instanceof ApiFailure ? error.code : null;
}
