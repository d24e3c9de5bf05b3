import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import type { LlmRole } from "../../ports/llm/llm.ts";
import { llmDays, llmUsage } from "./tables.ts";

/** Millionths of a US dollar per day in Seoul. */
export interface Budget {
  readonly perDay: number;
  readonly perUserPerDay: number;
}

export interface BudgetKey {
  readonly userId: string;
  /** Midnight in Seoul. */
  readonly day: Date;
  readonly llm: string;
  readonly role: LlmRole;
}

/**
 * Reserves the maximum cost of a request; false if the daily or the user's budget has less. The day's row is locked, so
 * that concurrent requests never exceed the budget. Free requests always pass.
 */
export async function reserveSpending(
  db: Database,
  budgetKey: BudgetKey,
  most: number,
  budget: Budget,
): Promise<boolean> {
  const { userId, day } = budgetKey;
  return db.transaction(async (tx) => {
    await tx.insert(llmDays).values({ day }).onConflictDoNothing();
    const [all] = await tx.select().from(llmDays).where(eq(llmDays.day, day)).for("update");
    const [own] = await tx
      .select({ held: sql<string>`coalesce(sum(${llmUsage.spent} + ${llmUsage.reserved}), 0)` })
      .from(llmUsage)
      .where(and(eq(llmUsage.userId, userId), eq(llmUsage.day, day)));
    const held = (all?.spent ?? 0) + (all?.reserved ?? 0);
    if (most > 0 && (held + most > budget.perDay || Number(own?.held) + most > budget.perUserPerDay)) return false;
    await tx
      .update(llmDays)
      .set({ reserved: sql`${llmDays.reserved} + ${most}` })
      .where(eq(llmDays.day, day));
    await tx
      .insert(llmUsage)
      .values({ ...budgetKey, calls: 1, reserved: most })
      .onConflictDoUpdate({
        target: [llmUsage.userId, llmUsage.day, llmUsage.llm, llmUsage.role],
        set: { calls: sql`${llmUsage.calls} + 1`, reserved: sql`${llmUsage.reserved} + ${most}` },
      });
    return true;
  });
}
