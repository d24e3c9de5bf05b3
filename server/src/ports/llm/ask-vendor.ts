import { generateText, type LanguageModelUsage, Output, streamText } from "ai";
import type { z } from "zod";
import { failureOf } from "./failure-of.ts";
import { addUsage, estimateTokens, LlmFailure, type LlmRequest, type LlmUsage } from "./llm.ts";
import { parseAnswer } from "./parse-answer.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import { openVendorModel, REFUSAL } from "./vendor-model.ts";

type Model = ReturnType<typeof openVendorModel>;
type Metadata = Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;

/** One attempt each, without retries; both reject with `LlmFailure`. */
export interface VendorAttempts {
  write(request: LlmRequest, signal: AbortSignal, onText: (piece: string) => void): Promise<Written>;
  fill(request: LlmRequest & { readonly shape: z.ZodType }, signal: AbortSignal): Promise<Filled>;
}
interface Written {
  readonly text: string;
  readonly usage: LlmUsage;
}
interface Filled {
  readonly value: unknown;
  readonly usage: LlmUsage;
}

/** Disables the SDK's own warnings, since our log has what operators need. */
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

export function openVendorAttempts(settings: ProviderSettings): VendorAttempts {
  const model = openVendorModel(settings);
  const callOf = ({ system, user, maxOutputTokens }: LlmRequest, abortSignal: AbortSignal) => ({
    model,
    system,
    prompt: user,
    abortSignal,
    maxRetries: 0,
    maxOutputTokens: Math.min(maxOutputTokens, settings.maxOutputTokens),
    ...(settings.temperature !== undefined && { temperature: settings.temperature }),
  });
  return {
    write: (request, signal, onText) => writeOnce(callOf(request, signal), request, signal, onText),
    fill: (request, signal) => fillOnce(callOf(request, signal), request, settings, signal),
  };
}

type Call = {
  readonly model: Model;
  readonly system: string;
  readonly prompt: string;
  readonly abortSignal: AbortSignal;
  readonly maxOutputTokens: number;
};

async function writeOnce(
  call: Call,
  request: LlmRequest,
  signal: AbortSignal,
  onText: (piece: string) => void,
): Promise<Written> {
  let text = "";
  const spent = (reported?: LanguageModelUsage) => usageOf(reported, request, text);
  try {
    const stream = streamText({ ...call, onError: () => undefined });
    let metadata: Metadata;
    for await (const part of stream.fullStream) {
      if (part.type === "text-delta" && part.text !== "") {
        text += part.text;
        onText(part.text);
      } else if (part.type === "error") {
        throw part.error;
      } else if (part.type === "abort") {
        throw new LlmFailure("aborted");
      } else if (part.type === "finish-step") {
        metadata = part.providerMetadata;
      } else if (part.type === "finish") {
        const usage = spent(part.totalUsage);
        checkEnd(part.finishReason, metadata, text, usage);
        return { text, usage };
      }
    }
    throw new LlmFailure("cut-off");
  } catch (error) {
    const failure = failureOf(error, signal);
    if (text === "" || failure.usage.inputTokens > 0) throw failure;
    // Text before the failure was paid for, whether reported or not.
    const isBroken = failure.kind === "malformed" || failure.kind === "unavailable";
    throw isBroken ? new LlmFailure("cut-off", { usage: spent() }) : withUsage(failure, spent());
  }
}

async function fillOnce(
  call: Call,
  request: LlmRequest & { readonly shape: z.ZodType },
  { kind, structured }: ProviderSettings,
  signal: AbortSignal,
): Promise<Filled> {
  const inWords = kind === "openai-compatible" && structured === "words";
  // The SDK only requests the shape; the answer is validated here, after its end is known.
  const output = { ...Output.object({ schema: request.shape }), parseCompleteOutput: async () => null };
  const answer = await generateText({ ...call, ...(!inWords && { output }) }).catch((error: unknown) => {
    throw failureOf(error, signal);
  });
  const { text } = answer;
  const usage = usageOf(answer.totalUsage, request, text);
  checkEnd(answer.finishReason, answer.providerMetadata, text, usage);
  const value = parseAnswer(text, request.shape);
  if (value === undefined) throw new LlmFailure("malformed", { usage });
  return { value, usage };
}

/** Throws unless the answer is complete and not empty. */
function checkEnd(reason: string, metadata: Metadata, text: string, usage: LlmUsage): void {
  if (reason === "content-filter" || metadata?.[REFUSAL.provider]?.[REFUSAL.field] === true) {
    throw new LlmFailure("refused", { usage });
  }
  if (reason !== "stop") throw new LlmFailure("cut-off", { usage });
  if (text.trim() === "") throw new LlmFailure("malformed", { usage });
}

function usageOf(reported: LanguageModelUsage | undefined, { system, user }: LlmRequest, text: string): LlmUsage {
  const { inputTokens, outputTokens } = reported ?? {};
  if (inputTokens !== undefined && outputTokens !== undefined && inputTokens > 0) {
    return { inputTokens, outputTokens, isEstimate: false };
  }
  return { inputTokens: estimateTokens(system + user), outputTokens: estimateTokens(text), isEstimate: true };
}

function withUsage({ kind, status, retryAfterMs }: LlmFailure, usage: LlmUsage): LlmFailure {
  return new LlmFailure(kind, { status, retryAfterMs, usage });
}

export function failedAlso(failure: LlmFailure, before: LlmUsage): LlmFailure {
  return withUsage(failure, addUsage(before, failure.usage));
}
