import { FREE_DAILY_CREDITS } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../db/connection.ts";
import { readMailbox } from "../accounts/index.ts";
import { countMailboxGrant } from "./count-mailbox-grant.ts";
import { lockCredits } from "./lock-credits.ts";
import { type LockedCredits, moveCredits } from "./move-credits.ts";
import { creditEntries } from "./tables.ts";

/**
 * Counts the current day for the mailbox of a user whose address was just confirmed: the account gets what the mailbox
 * still has. Repeating grants nothing more.
 */
export async function recountAllowance({ db, now }: { db: Database; now: Date }, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockCredits(tx, userId, now);
    const mailbox = await readMailbox(tx, userId);
    const { plan, since } = locked.period;
    if (plan === "pro" || !mailbox.isConfirmed) return;
    const day = { kind: "allowance", since, wanted: FREE_DAILY_CREDITS, max: FREE_DAILY_CREDITS } as const;
    const allowed = await countMailboxGrant(tx, mailbox, day);
    const amount = (await hasGrant(tx, locked)) ? 0 : allowed;
    await moveCredits(tx, locked, [{ bucket: "allowance", amount, reason: "allowance-granted" }], now);
  });
}

async function hasGrant(tx: Transaction, { userId, period }: LockedCredits): Promise<boolean> {
  const [grant] = await tx
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.allowancePlan, period.plan),
        eq(creditEntries.allowanceSince, period.since),
        eq(creditEntries.reason, "allowance-granted"),
      ),
    );
  return grant !== undefined;
}
