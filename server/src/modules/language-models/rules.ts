import { estimateTokens, type LanguageModel, type LlmRequest, type LlmUsage } from "../../ports/llm/llm.ts";

/** A price of one dollar for a million tokens is one millionth of a dollar for a token, so no unit has to be converted. */
export function costOf(
  price: LanguageModel["price"],
  { inputTokens, outputTokens }: Omit<LlmUsage, "isEstimate">,
): number {
  return Math.ceil(price.input * inputTokens + price.output * outputTokens);
}

/** The most that one attempt may cost, in millionths of a dollar. */
export function worstCostOf({ price, maxOutputTokens }: LanguageModel, request: LlmRequest): number {
  const inputTokens = estimateTokens(request.system + request.user);
  return costOf(price, { inputTokens, outputTokens: Math.min(request.maxOutputTokens, maxOutputTokens) });
}
