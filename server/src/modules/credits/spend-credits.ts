import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Transaction } from "../../db/connection.ts";
import type { LockedCredits } from "./lock-credits.ts";
import { splitCost } from "./rules.ts";
import { creditAccounts, creditEntries } from "./tables.ts";

/**
 * Takes `cost` credits (1 or more) for the analysis `reference`, in the caller's transaction: what was bought is stored in
 * the same one, or neither is. Throws `INSUFFICIENT_CREDITS`.
 */
export async function spendCredits(
  tx: Transaction,
  held: LockedCredits,
  { cost, reference, now }: { cost: number; reference: string; now: Date },
): Promise<LockedCredits> {
  const parts = splitCost(held, cost);
  if (parts === null) throw new AppError("INSUFFICIENT_CREDITS");
  const { userId } = held;
  const entries = (["allowance", "bonus"] as const)
    .filter((bucket) => parts[bucket] > 0)
    .map((bucket) => ({
      userId,
      bucket,
      amount: -parts[bucket],
      reason: "analysis" as const,
      reference,
      createdAt: now,
    }));
  await tx.insert(creditEntries).values(entries);
  const left = { allowance: held.allowance - parts.allowance, bonus: held.bonus - parts.bonus };
  await tx.update(creditAccounts).set(left).where(eq(creditAccounts.userId, userId));
  return { userId, ...left };
}
