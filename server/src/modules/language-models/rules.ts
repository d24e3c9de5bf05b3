import { estimateTokens, type LanguageModel, type LlmRequest, type LlmUsage } from "../../ports/llm/llm.ts";

/** A price of one dollar per million tokens equals one millionth of a dollar per token, so no conversion is needed. */
export function costOf(
  price: LanguageModel["price"],
  { inputTokens, outputTokens }: Omit<LlmUsage, "isEstimate">,
): number {
  return Math.ceil(price.input * inputTokens + price.output * outputTokens);
}

/** Maximum cost of one attempt, in millionths of a dollar. */
export function worstCostOf({ price, maxOutputTokens }: LanguageModel, request: LlmRequest): number {
  const inputTokens = estimateTokens(request.system + request.user);
  return costOf(price, { inputTokens, outputTokens: Math.min(request.maxOutputTokens, maxOutputTokens) });
}
