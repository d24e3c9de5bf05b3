import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import { type LanguageModel, LlmFailure, type LlmRequest, type LlmRole, type LlmUsage } from "../../ports/llm/llm.ts";
import { seoulDayStart } from "../credits/index.ts";
import { type Budget, reserveSpending } from "./reserve-spending.ts";
import { costOf, worstCostOf } from "./rules.ts";
import { settleSpending } from "./settle-spending.ts";

export interface AskModelParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  readonly budget: Budget;
}

/** The daily budget, or the user's, is not sufficient for another request. */
export class BudgetSpent extends Error {
  constructor() {
    super("the day's budget for language models is spent");
    this.name = "BudgetSpent";
  }
}

/**
 * Sends a user's request to a model within the budget. The maximum cost is reserved before; the actual cost is booked
 * afterwards, even after a failure. Throws `BudgetSpent` and `LlmFailure`.
 */
export async function askModel<Answer extends { readonly usage: LlmUsage }>(
  { db, now, log, budget }: AskModelParts,
  { model, userId, role, request }: { model: LanguageModel; userId: string; role: LlmRole; request: LlmRequest },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const budgetKey = { userId, day: seoulDayStart(now()), llm: model.id, role };
  const most = worstCostOf(model, request);
  if (!(await reserveSpending(db, budgetKey, most, budget))) throw new BudgetSpent();
  const bookCost = async (usage: LlmUsage, hasFailed: boolean) => {
    const cost = costOf(model.price, usage);
    await settleSpending(db, budgetKey, { most, cost, usage, hasFailed }).catch((err: unknown) =>
      log.error({ err, llm: model.id, cost }, "what a language model cost could not be booked"),
    );
  };
  try {
    const answer = await ask();
    await bookCost(answer.usage, false);
    return answer;
  } catch (error) {
    await bookCost(error instanceof LlmFailure ? error.usage : NOTHING, true);
    throw error;
  }
}

const NOTHING: LlmUsage = { inputTokens: 0, outputTokens: 0, isEstimate: true };
