import { FEEDBACK_MONTHLY_CAP } from "@geulgyeol/contract";
import { and, eq, gte, sum } from "drizzle-orm";
import type { Queryable, Transaction } from "../../db/connection.ts";
import { readMailbox } from "../accounts/index.ts";
import { countMailboxGrant } from "./count-mailbox-grant.ts";
import { lockCredits } from "./lock-credits.ts";
import { type LockedCredits, moveCredits } from "./move-credits.ts";
import { seoulMonthStart } from "./seoul-calendar.ts";
import { creditEntries } from "./tables.ts";

/**
 * Grants `wanted` credits for feedback on the analysis `reference`, up to the limit of the calendar month (Seoul) per
 * account and per mailbox. Nothing while the address is unconfirmed.
 */
export async function grantFeedbackCredits(
  tx: Transaction,
  locked: LockedCredits,
  { wanted, reference, now }: { wanted: number; reference: string; now: Date },
): Promise<{ locked: LockedCredits; granted: number; isConfirmed: boolean }> {
  const mailbox = await readMailbox(tx, locked.userId);
  const { isConfirmed } = mailbox;
  if (!isConfirmed || wanted === 0) return { locked, granted: 0, isConfirmed };
  const since = seoulMonthStart(now);
  const [month] = await tx
    .select({ total: sum(creditEntries.amount) })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, locked.userId),
        eq(creditEntries.reason, "feedback"),
        gte(creditEntries.createdAt, since),
      ),
    );
  const own = Math.min(wanted, Math.max(0, FEEDBACK_MONTHLY_CAP - Number(month?.total ?? 0)));
  const count = { kind: "feedback", since, wanted: own, max: FEEDBACK_MONTHLY_CAP } as const;
  const granted = await countMailboxGrant(tx, mailbox, count);
  const move = { bucket: "bonus", amount: granted, reason: "feedback", reference } as const;
  return { locked: await moveCredits(tx, locked, [move], now), granted, isConfirmed };
}

/** Grants a user `amount` bonus credits (1 or more), which never expire, by an operator. */
export async function giftCredits(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  amount: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockCredits(tx, userId, now);
    await moveCredits(tx, locked, [{ bucket: "bonus", amount, reason: "gift" }], now);
  });
}
