export { type AskModelParts, askModel, BudgetSpent } from "./ask-model.ts";
export { languageModelData } from "./own-data.ts";
