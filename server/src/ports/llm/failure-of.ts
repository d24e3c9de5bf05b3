import { APICallError } from "ai";
import { LlmFailure } from "./llm.ts";

/**
 * Classifies an error of the SDK or of the network. Only the status is kept, since the rest may contain the key or a
 * text. @param signal of the attempt; its reason distinguishes our time-out from an abort by the caller.
 */
export function failureOf(error: unknown, signal: AbortSignal): LlmFailure {
  if (error instanceof LlmFailure && error.kind !== "aborted") return error;
  if (signal.aborted) {
    return new LlmFailure((signal.reason as Error | undefined)?.name === "TimeoutError" ? "timeout" : "aborted");
  }
  if (!APICallError.isInstance(error)) {
    // An error sent by the provider in the middle of a stream, or a broken stream.
    return new LlmFailure("unavailable");
  }
  const { statusCode: status, responseHeaders = {} } = error;
  if (status === undefined) return new LlmFailure("unavailable");
  if (status === 429) return new LlmFailure("rate-limited", { status, retryAfterMs: retryAfterOf(responseHeaders) });
  if (status === 408 || status >= 500) {
    return new LlmFailure("unavailable", { status, retryAfterMs: retryAfterOf(responseHeaders) });
  }
  // Status 200 with a body that the SDK cannot read.
  if (status < 300) return new LlmFailure("malformed", { status });
  if (status === 400 && /content_filter|content management policy/i.test(error.responseBody ?? "")) {
    return new LlmFailure("refused", { status });
  }
  return new LlmFailure("misconfigured", { status });
}

const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** `retry-after-ms`, or `Retry-After` as seconds or as a date. */
function retryAfterOf(headers: Readonly<Record<string, string>>, now = Date.now()): number | undefined {
  const [milliseconds, after] = [headers["retry-after-ms"], headers["retry-after"]];
  let wait: number | undefined;
  if (milliseconds !== undefined && /^\d+(\.\d+)?$/.test(milliseconds)) wait = Number(milliseconds);
  else if (after !== undefined && /^\d+(\.\d+)?$/.test(after)) wait = Number(after) * 1000;
  else if (after !== undefined && !Number.isNaN(Date.parse(after))) wait = Date.parse(after) - now;
  return wait === undefined ? undefined : Math.min(Math.max(0, wait), LONGEST_WAIT_MS);
}
