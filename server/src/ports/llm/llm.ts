import type { LANGUAGE_MODEL_ROLES } from "@geulgyeol/contract";
import type { z } from "zod";

/** Purpose of a request: `edit` rewrites passages, `judge` estimates who wrote a text. */
export type LlmRole = (typeof LANGUAGE_MODEL_ROLES)[number];

/** `system` has only our instructions; user text is in `user`, inside delimiters. */
export interface LlmRequest {
  readonly system: string;
  readonly user: string;
  /** Maximum tokens of the answer; the operator's own limit applies if it is lower. */
  readonly maxOutputTokens: number;
}

/** Tokens as counted by the provider, over all attempts; `isEstimate` if it reported none. */
export interface LlmUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly isEstimate: boolean;
}

export interface LlmCallOptions {
  /** Aborts the call, also at the provider. */
  readonly signal?: AbortSignal | undefined;
}

/** One configured model. It never exposes its key. */
export interface LanguageModel {
  /** The operator's name for it, such as `solar`. */
  readonly id: string;
  /** The provider's name for it, such as `solar-pro2`. */
  readonly model: string;
  readonly roles: readonly LlmRole[];
  /** US dollars for a million tokens. */
  readonly price: { readonly input: number; readonly output: number };
  readonly maxOutputTokens: number;
  /** Measured share in the ensemble, 0 to 0.5; null if not measured. */
  readonly weight: number | null;
  /**
   * Generates free text. `onText` gets the answer piece by piece; after the first piece there are no retries. Rejects
   * with `LlmFailure`.
   */
  write(
    request: LlmRequest,
    options?: LlmCallOptions & { readonly onText?: (piece: string) => void },
  ): Promise<{ readonly text: string; readonly usage: LlmUsage }>;
  /** Generates an object of a schema; retries once if the answer does not match. Rejects with `LlmFailure`. */
  fill<Shape extends z.ZodType>(
    request: LlmRequest & { readonly shape: Shape },
    options?: LlmCallOptions,
  ): Promise<{ readonly value: z.output<Shape>; readonly usage: LlmUsage }>;
}

/**
 * - `refused`: the model declines.
 * - `malformed`: an answer that does not match the schema, or an empty one.
 * - `cut-off`: the answer is incomplete, by the connection or the token limit.
 * - `rate-limited`, `unavailable`, `timeout`: a later retry may help; `unavailable` also while the breaker is open.
 * - `misconfigured`: wrong key, address or model name, which only the operator can fix.
 * - `aborted`: the caller aborted.
 */
export type LlmFailureKind =
  | "refused"
  | "malformed"
  | "cut-off"
  | "rate-limited"
  | "unavailable"
  | "timeout"
  | "misconfigured"
  | "aborted";

/** Contains nothing written by the provider or the user, so that it may be logged. */
export class LlmFailure extends Error {
  readonly kind: LlmFailureKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** Cost of the failed attempts. */
  readonly usage: LlmUsage;

  constructor(
    kind: LlmFailureKind,
    details: {
      readonly status?: number | undefined;
      readonly retryAfterMs?: number | undefined;
      readonly usage?: LlmUsage;
    } = {},
  ) {
    super(details.status === undefined ? `language model: ${kind}` : `language model: ${kind} (${details.status})`);
    this.name = "LlmFailure";
    this.kind = kind;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.usage = details.usage ?? NO_USAGE;
  }
}

export const NO_USAGE: LlmUsage = { inputTokens: 0, outputTokens: 0, isEstimate: false };

export function addUsage(a: LlmUsage, b: LlmUsage): LlmUsage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    isEstimate: a.isEstimate || b.isEstimate,
  };
}

/**
 * Upper estimate of a text's tokens in current tokenisers: one for each Hangul syllable and other non-ASCII letter, one
 * for every two ASCII characters.
 */
export function estimateTokens(text: string): number {
  let wide = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) wide++;
  return wide + Math.ceil((text.length - wide) / 2);
}
