import type { Logger } from "pino";
import type { Configuration } from "./configuration.ts";
import type { LanguageModels } from "./modules/language-models/index.ts";
import { openModel } from "./ports/llm/open-model.ts";

const MICRO_DOLLARS = 1_000_000;

/** The configured models; logs their ids and names. A model without a price is not limited by the budget. */
export function openLanguageModels(
  { llmProviders, llmBudget }: Pick<Configuration, "llmProviders" | "llmBudget">,
  log: Logger,
): LanguageModels {
  for (const { id, model, roles, price } of llmProviders) {
    log.info({ llm: id, model, roles }, "a language model takes part");
    if (price.input === 0 && price.output === 0) {
      log.warn({ llm: id }, "LLM_PROVIDERS names no price for this model: the daily budget does not hold it");
    }
  }
  return {
    models: llmProviders.map((settings) => openModel(settings, log)),
    budget: {
      perDay: Math.round(llmBudget.perDay * MICRO_DOLLARS),
      perUserPerDay: Math.round(llmBudget.perUserPerDay * MICRO_DOLLARS),
    },
    log,
  };
}
