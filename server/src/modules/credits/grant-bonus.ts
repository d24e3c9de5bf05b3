import { FEEDBACK_MONTHLY_CAP } from "@geulgyeol/contract";
import { and, eq, gte, sum } from "drizzle-orm";
import type { Queryable, Transaction } from "../../db/connection.ts";
import { lockCredits } from "./lock-credits.ts";
import { type LockedCredits, moveCredits } from "./move-credits.ts";
import { seoulMonthStart } from "./seoul-calendar.ts";
import { creditEntries } from "./tables.ts";

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
  const move = { bucket: "bonus", amount: granted, reason: "feedback", reference } as const;
  return { held: await moveCredits(tx, held, [move], now), granted };
}

/** Gives a user `amount` bonus credits (1 or more), which never expire, by an operator's hand. */
export async function giftCredits(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  amount: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await lockCredits(tx, userId, now);
    await moveCredits(tx, held, [{ bucket: "bonus", amount, reason: "gift" }], now);
  });
}
