import type { LanguageModel, LlmRole } from "../../ports/llm/llm.ts";
import type { AskModelParts } from "./ask-model.ts";

/** The models of the configuration, and what asking one needs. */
export interface LanguageModels extends Pick<AskModelParts, "log" | "budget"> {
  readonly models: readonly LanguageModel[];
}

/** Those that may do this work, in the order of the configuration. */
export function modelsFor({ models }: Pick<LanguageModels, "models">, role: LlmRole): readonly LanguageModel[] {
  return models.filter(({ roles }) => roles.includes(role));
}
