import { ERRORS, type ErrorCode } from "@geulgyeol/contract";

/**
 * A refusal that the caller is told about. Its status and sentence come from the contract's error table; `cause` goes to
 * the log only.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which a repeat has a chance; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  /** What was found out before the refusal and is answered with it. */
  readonly data: unknown;

  constructor(code: ErrorCode, options: { cause?: unknown; retryAfterSeconds?: number; data?: unknown } = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.data = options.data;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
