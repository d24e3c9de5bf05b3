import { ERRORS, type ErrorCode } from "@geulgyeol/contract";

/**
 * An error reported to the caller. Its status and, unless `sentence` is given, its message come from the contract's
 * error table; `cause` is only logged.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  /** Results from before the error, sent with it. */
  readonly data: unknown;

  /** Shown to users if the table's own message is not specific enough. */
  readonly sentence: string | undefined;

  constructor(
    code: ErrorCode,
    options: { cause?: unknown; retryAfterSeconds?: number; data?: unknown; sentence?: string } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.data = options.data;
    this.sentence = options.sentence;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
