import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import type { LlmUsage } from "../../ports/llm/llm.ts";
import type { BudgetKey } from "./reserve-spending.ts";
import { llmDays, llmUsage } from "./tables.ts";

/** Replaces the reserved cost of a request by the actual one. The user may have been deleted meanwhile. */
export async function settleSpending(
  db: Database,
  { userId, day, llm, role }: BudgetKey,
  { most, cost, usage, hasFailed }: { most: number; cost: number; usage: LlmUsage; hasFailed: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(llmDays)
      .set({ spent: sql`${llmDays.spent} + ${cost}`, reserved: sql`${llmDays.reserved} - ${most}` })
      .where(eq(llmDays.day, day));
    await tx
      .update(llmUsage)
      .set({
        failures: sql`${llmUsage.failures} + ${hasFailed ? 1 : 0}`,
        inputTokens: sql`${llmUsage.inputTokens} + ${usage.inputTokens}`,
        outputTokens: sql`${llmUsage.outputTokens} + ${usage.outputTokens}`,
        spent: sql`${llmUsage.spent} + ${cost}`,
        reserved: sql`${llmUsage.reserved} - ${most}`,
      })
      .where(and(eq(llmUsage.userId, userId), eq(llmUsage.day, day), eq(llmUsage.llm, llm), eq(llmUsage.role, role)));
  });
}
