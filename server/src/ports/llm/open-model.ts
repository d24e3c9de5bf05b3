import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen, type IPolicy } from "cockatiel";
import type { Logger } from "pino";
import type { z } from "zod";
import { failedAlso, openVendorAttempts } from "./ask-vendor.ts";
import { addUsage, type LanguageModel, LlmFailure, type LlmFailureKind, type LlmUsage, NO_USAGE } from "./llm.ts";
import type { ProviderSettings } from "./provider-settings.ts";

export interface Patience {
  /** Pauses before the second and third attempt, if the provider gives none. */
  readonly retryMs: readonly number[];
  /** Consecutive failures after which the breaker opens. */
  readonly breakAfter: number;
  /** How long the breaker stays open. */
  readonly restMs: number;
}

const PATIENCE: Patience = { retryMs: [400, 1_200], breakAfter: 5, restMs: 30_000 };

/** Failures of the provider, not of one request. */
const PROVIDERS_FAULT: readonly LlmFailureKind[] = ["rate-limited", "unavailable", "timeout", "misconfigured"];
/** A retry may help, and costs at most one more answer. */
const WORTH_ANOTHER: readonly LlmFailureKind[] = ["rate-limited", "unavailable", "cut-off", "malformed"];

/**
 * A configured model with time-out, retries and breaker. The time-out covers all attempts together. Nothing is retried
 * once a piece of the answer has been emitted.
 */
export function openModel(settings: ProviderSettings, log: Logger, patience: Patience = PATIENCE): LanguageModel {
  const { id, model, roles, price, maxOutputTokens, weight = null, timeoutMs } = settings;
  const attempts = openVendorAttempts(settings);
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof LlmFailure && PROVIDERS_FAULT.includes(error.kind)),
    { halfOpenAfter: patience.restMs, breaker: new ConsecutiveBreaker(patience.breakAfter) },
  );
  breaker.onBreak(() => log.warn({ llm: id, restMs: patience.restMs }, "a language model is left alone for a while"));
  breaker.onReset(() => log.info({ llm: id }, "a language model answers again"));

  const persist = createPersistence({ id, timeoutMs, log, patience }, breaker);
  return {
    id,
    model,
    roles,
    price,
    maxOutputTokens,
    weight,
    write: (request, { signal, onText = () => undefined } = {}) => {
      let hasGiven = false;
      const give = (piece: string) => {
        hasGiven = true;
        onText(piece);
      };
      return persist(
        signal,
        (ends) => attempts.write(request, ends, give),
        () => !hasGiven,
      );
    },
    fill: async <Shape extends z.ZodType>(
      request: Parameters<LanguageModel["fill"]>[0] & { shape: Shape },
      { signal }: { signal?: AbortSignal | undefined } = {},
    ) => {
      const { value, usage } = await persist(
        signal,
        (ends) => attempts.fill(request, ends),
        () => true,
      );
      return { value: value as z.output<Shape>, usage };
    },
  };
}

/** Runs attempts until one succeeds, the time is over or a retry makes no sense. */
function createPersistence(
  { id, timeoutMs, log, patience }: { id: string; timeoutMs: number; log: Logger; patience: Patience },
  breaker: IPolicy,
) {
  return async function persist<T extends { readonly usage: LlmUsage }>(
    signal: AbortSignal | undefined,
    attempt: (signal: AbortSignal) => Promise<T>,
    mayRepeat: () => boolean,
  ): Promise<T> {
    const deadline = Date.now() + timeoutMs;
    const limit = AbortSignal.timeout(timeoutMs);
    const ends = signal === undefined ? limit : AbortSignal.any([signal, limit]);
    let spent = NO_USAGE;
    for (let tries = 0; ; tries++) {
      try {
        const answer = await guarded(breaker, () => attempt(ends));
        return { ...answer, usage: addUsage(spent, answer.usage) };
      } catch (error) {
        const failure = failedAlso(error as LlmFailure, spent);
        spent = failure.usage;
        log.info({ llm: id, kind: failure.kind, status: failure.status, tries: tries + 1 }, "a language model failed");
        const wait = failure.retryAfterMs ?? jitter(patience.retryMs[tries]);
        const most = failure.kind === "malformed" ? 1 : patience.retryMs.length;
        const isOver = tries >= most || wait === undefined || Date.now() + wait >= deadline;
        const isBroken = error instanceof OpenBreaker;
        if (isOver || isBroken || !WORTH_ANOTHER.includes(failure.kind) || !mayRepeat()) throw failure;
        await rest(wait, ends);
      }
    }
  };
}

class OpenBreaker extends LlmFailure {
  constructor() {
    super("unavailable");
  }
}

async function guarded<T>(breaker: IPolicy, work: () => Promise<T>): Promise<T> {
  try {
    return await breaker.execute(work);
  } catch (error) {
    throw error instanceof BrokenCircuitError ? new OpenBreaker() : error;
  }
}

/** A random half to whole of a pause, so that callers that failed together do not retry together. */
function jitter(wait: number | undefined): number | undefined {
  return wait === undefined ? undefined : wait * (0.5 + Math.random() / 2);
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
