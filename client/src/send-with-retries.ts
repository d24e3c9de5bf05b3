/** Statuses that pass: too many requests, and a server or proxy that is busy or starting. */
const PASSING = new Set([429, 502, 503, 504]);
/** Milliseconds before the first repeat, doubled for each further one; half of it is random. */
const FIRST_WAIT_MS = 500;

export interface RetryOptions {
  /** Repeats after the first try; 0 for none. */
  readonly retries: number;
  /** The longest wait before a repeat, in milliseconds; a server that asks for longer is not asked again. */
  readonly waitMostMs: number;
  /** Milliseconds for one try. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly fetch: typeof globalThis.fetch;
  /** 0 to 1. */
  readonly random: () => number;
}

/**
 * Sends a request until an answer comes that will not pass by itself. The same request is sent each time, so a POST must
 * carry an idempotency key. Rejects with the last network error, or with the reason of the signal.
 */
export async function sendWithRetries(url: string, init: RequestInit, options: RetryOptions): Promise<Response> {
  const { retries, signal, timeoutMs, fetch } = options;
  for (let attempt = 0; ; attempt++) {
    const limit = AbortSignal.timeout(timeoutMs);
    const isLast = attempt >= retries;
    let wait = backoff(attempt, options.random());
    try {
      const answer = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
      wait = Math.max(wait, (retryAfterSeconds(answer) ?? 0) * 1_000);
      if (isLast || !PASSING.has(answer.status) || wait > options.waitMostMs) return answer;
      await answer.body?.cancel();
    } catch (error) {
      signal?.throwIfAborted();
      if (isLast) throw error;
    }
    await sleep(Math.min(wait, options.waitMostMs), signal);
  }
}

/** Seconds of the header `Retry-After`; null without one. The server never sends a date. */
export function retryAfterSeconds(answer: Response): number | null {
  const seconds = Number.parseInt(answer.headers.get("retry-after") ?? "", 10);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

const backoff = (attempt: number, random: number) => FIRST_WAIT_MS * 2 ** attempt * (0.5 + random / 2);

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
