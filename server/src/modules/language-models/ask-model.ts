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

/** The day's budget, or the user's share of it, does not reach for another question. */
export class BudgetSpent extends Error {
  constructor() {
    super("the day's budget for language models is spent");
    this.name = "BudgetSpent";
  }
}

/**
 * Puts one question to a model on behalf of a user, within the budget: the most that it may cost is set aside before, and
 * what it did cost is booked afterwards, also when it failed or its asker went away. Throws `BudgetSpent` and `LlmFailure`.
 */
export async function askModel<Answer extends { readonly usage: LlmUsage }>(
  { db, now, log, budget }: AskModelParts,
  { model, userId, role, request }: { model: LanguageModel; userId: string; role: LlmRole; request: LlmRequest },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const purse = { userId, day: seoulDayStart(now()), llm: model.id, role };
  const most = worstCostOf(model, request);
  if (!(await reserveSpending(db, purse, most, budget))) throw new BudgetSpent();
  const book = async (usage: LlmUsage, hasFailed: boolean) => {
    const cost = costOf(model.price, usage);
    await settleSpending(db, purse, { most, cost, usage, hasFailed }).catch((err: unknown) =>
      log.error({ err, llm: model.id, cost }, "what a language model cost could not be booked"),
    );
  };
  try {
    const answer = await ask();
    await book(answer.usage, false);
    return answer;
  } catch (error) {
    await book(error instanceof LlmFailure ? error.usage : NOTHING, true);
    throw error;
  }
}

const NOTHING: LlmUsage = { inputTokens: 0, outputTokens: 0, isEstimate: true };
