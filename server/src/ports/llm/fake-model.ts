import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { estimateTokens, type LanguageModel, LlmFailure, type LlmFailureKind, type LlmRequest } from "./llm.ts";
import { parseAnswer } from "./parse-answer.ts";

export interface FakeModel extends LanguageModel {
  /** The received requests, in order. */
  readonly asked: LlmRequest[];
  /** The answer; a function gets the request. */
  says: string | ((request: LlmRequest) => string);
  /** The failure of all calls until it is null again; `cut-off` comes after the first half of the answer. */
  fails: { readonly kind: LlmFailureKind; readonly retryAfterMs?: number } | null;
  delayMs: number;
}

/** A scripted model for tests. */
export function createFakeModel(settings: Partial<LanguageModel> = {}): FakeModel {
  const fake: FakeModel = {
    id: "fake",
    model: "fake-1",
    roles: ["edit", "judge"],
    maxOutputTokens: 16_000,
    weight: null,
    price: { input: 0, output: 0 },
    ...settings,
    asked: [],
    says: "",
    fails: null,
    delayMs: 0,
    write: async (request, { signal, onText } = {}) => {
      const text = await answer(request, signal);
      const pieces = text.match(/[\s\S]{1,8}/g) ?? [];
      const given = fake.fails?.kind === "cut-off" ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
      let written = "";
      for (const piece of given) {
        if (signal?.aborted) throw new LlmFailure("aborted", { usage: usageOf(request, written) });
        written += piece;
        onText?.(piece);
        await sleep(0);
      }
      if (fake.fails !== null) throw new LlmFailure("cut-off", { usage: usageOf(request, written) });
      return { text, usage: usageOf(request, text) };
    },
    fill: async <Shape extends z.ZodType>(
      request: LlmRequest & { readonly shape: Shape },
      { signal }: { readonly signal?: AbortSignal | undefined } = {},
    ) => {
      const text = await answer(request, signal);
      const usage = usageOf(request, text);
      if (fake.fails !== null) throw new LlmFailure("cut-off", { usage });
      const value = parseAnswer(text, request.shape);
      if (value === undefined) throw new LlmFailure("malformed", { usage });
      return { value, usage };
    },
  };

  async function answer(request: LlmRequest, signal: AbortSignal | undefined): Promise<string> {
    fake.asked.push(request);
    const gone = () => signal?.aborted === true;
    await sleep(fake.delayMs, undefined, signal && { signal }).catch(() => undefined);
    if (gone()) throw new LlmFailure(isTimeout(signal) ? "timeout" : "aborted");
    if (fake.fails !== null && fake.fails.kind !== "cut-off") {
      throw new LlmFailure(fake.fails.kind, { retryAfterMs: fake.fails.retryAfterMs });
    }
    const text = typeof fake.says === "string" ? fake.says : fake.says(request);
    if (text === "") throw new LlmFailure("malformed");
    return text;
  }
  return fake;
}

function isTimeout(signal: AbortSignal | undefined): boolean {
  return (signal?.reason as Error | undefined)?.name === "TimeoutError";
}

function usageOf({ system, user }: LlmRequest, text: string) {
  return { inputTokens: estimateTokens(system + user), outputTokens: estimateTokens(text), isEstimate: true };
}
