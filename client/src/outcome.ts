import type { ErrorCode } from "@geulgyeol/contract";

/**
 * What a call comes to. Errors are values: a call rejects only if it was called wrongly.
 * @template Value the data of the endpoint
 */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value; readonly status: number }
  | { readonly ok: false; readonly error: CallError };

/** A code that a later version of the service knows. */
type UnknownCode = string & Record<never, never>;

/**
 * Why a call failed. `code` is one of the server's table, or
 * - `NETWORK`: no answer came, although it was tried again;
 * - `UNREADABLE`: the answer is not what this version of the client knows;
 * - `ABORTED`: the caller's signal ended it.
 */
export interface CallError {
  readonly code: ErrorCode | "NETWORK" | "UNREADABLE" | "ABORTED" | UnknownCode;
  /** For people, in Korean where the server sent it. */
  readonly message: string;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** Names the request in the server's logs; null without an answer. */
  readonly requestId: string | null;
  /** Seconds after which a repeat may succeed, if the server said so. */
  readonly retryAfterSeconds: number | null;
}
