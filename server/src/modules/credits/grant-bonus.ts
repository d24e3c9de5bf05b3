import { FEEDBACK_MONTHLY_CAP } from "@geulgyeol/contract";
import { and, eq, gte, sum } from "drizzle-orm";
import type { Database, Transaction } from "../../db/connection.ts";
import { type LockedCredits, lockCredits } from "./lock-credits.ts";
import { seoulMonthStart } from "./seoul-calendar.ts";
import { creditAccounts, creditEntries } from "./tables.ts";

/** Adds bonus credits, which never expire, in the caller's transaction. */
async function grantBonus(
  tx: Transaction,
  held: LockedCredits,
  grant: { amount: number; reason: "feedback" | "gift"; reference?: string; now: Date },
): Promise<LockedCredits> {
  if (grant.amount === 0) return held;
  const { userId } = held;
  const { amount, reason, reference = null, now } = grant;
  await tx.insert(creditEntries).values({ userId, bucket: "bonus", amount, reason, reference, createdAt: now });
  const bonus = held.bonus + amount;
  await tx.update(creditAccounts).set({ bonus }).where(eq(creditAccounts.userId, userId));
  return { ...held, bonus };
}

/** Grants `wanted` credits for feedback on the analysis `reference`, or what the account's calendar month (Seoul) still allows. */
export async function grantFeedbackCredits(
  tx: Transaction,
  held: LockedCredits,
  { wanted, reference, now }: { wanted: number; reference: string; now: Date },
): Promise<{ held: LockedCredits; granted: number }> {
  const [month] = await tx
    .select({ total: sum(creditEntries.amount) })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, held.userId),
        eq(creditEntries.reason, "feedback"),
        gte(creditEntries.createdAt, seoulMonthStart(now)),
      ),
    );
  const granted = Math.min(wanted, Math.max(0, FEEDBACK_MONTHLY_CAP - Number(month?.total ?? 0)));
  return { held: await grantBonus(tx, held, { amount: granted, reason: "feedback", reference, now }), granted };
}

/** Gives a user `amount` bonus credits (1 or more) by an operator's hand. */
export async function giftCredits(
  { db, now }: { db: Database; now: Date },
  userId: string,
  amount: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await lockCredits(tx, userId, now);
    await grantBonus(tx, held, { amount, reason: "gift", now });
  });
}
