import type { LanguageModel, LlmRole } from "../../ports/llm/llm.ts";
import type { AskModelParts } from "./ask-model.ts";

/** The configured models, and the services needed to call one. */
export interface LanguageModels extends Pick<AskModelParts, "log" | "budget"> {
  readonly models: readonly LanguageModel[];
}

/** The models with this role, in the order of the configuration. */
export function modelsFor({ models }: Pick<LanguageModels, "models">, role: LlmRole): readonly LanguageModel[] {
  return models.filter(({ roles }) => roles.includes(role));
}
