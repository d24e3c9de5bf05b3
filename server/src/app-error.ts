import { ERRORS, type ErrorCode } from "@geulgyeol/contract";

/**
 * A refusal that the caller is told about. Its status and, unless `sentence` is given, its sentence come from the
 * contract's error table; `cause` goes to the log only.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which a repeat has a chance; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  /** What was found out before the refusal and is answered with it. */
  readonly data: unknown;

  /** For people, where the table's own sentence says too little. */
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
