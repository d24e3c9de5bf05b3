import type { ServerModule } from "../../module.ts";
import { languageModelExporters } from "./data-exporters.ts";
import * as tables from "./tables.ts";

export { type AskModelParts, askModel, BudgetSpent } from "./ask-model.ts";
export { type LanguageModels, modelsFor } from "./models-for.ts";

export const languageModelsModule = {
  id: "language-models",
  uses: {
    accounts: "what a model costs is counted by user and exported with the account",
    credits: "a day's budget ends with the day of the credits",
  },
  tables,
  exporters: languageModelExporters,
} satisfies ServerModule;
