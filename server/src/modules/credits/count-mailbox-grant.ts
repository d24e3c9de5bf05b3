import { and, eq, lt, or } from "drizzle-orm";
import type { Queryable, Transaction } from "../../db/connection.ts";
import type { Mailbox } from "../accounts/index.ts";
import { seoulDayStart, seoulMonthStart } from "./seoul-calendar.ts";
import { mailboxGrants } from "./tables.ts";

export interface MailboxGrant {
  readonly kind: (typeof mailboxGrants.$inferSelect)["kind"];
  /** Start of the day or month. */
  readonly since: Date;
  readonly wanted: number;
  /** Maximum for one mailbox in that day or month. */
  readonly max: number;
}

/**
 * How many of the `wanted` credits the mailbox may still get; they are counted at once. The row is locked until the
 * transaction ends, so that all accounts of one mailbox together get no more than one account.
 */
export async function countMailboxGrant(
  tx: Transaction,
  { key }: Mailbox,
  { kind, since, wanted, max }: MailboxGrant,
): Promise<number> {
  await tx.insert(mailboxGrants).values({ mailbox: key, kind, since, granted: 0 }).onConflictDoNothing();
  const own = and(eq(mailboxGrants.mailbox, key), eq(mailboxGrants.kind, kind), eq(mailboxGrants.since, since));
  const [row] = await tx.select().from(mailboxGrants).where(own).for("update");
  if (row === undefined) throw new Error("The count of a mailbox vanished while it was being opened.");
  const granted = Math.min(wanted, Math.max(0, max - row.granted));
  if (granted > 0) {
    await tx
      .update(mailboxGrants)
      .set({ granted: row.granted + granted })
      .where(own);
  }
  return granted;
}

/** A server whose clock is behind may still be in a period that has ended here. */
const SLACK_MS = 60 * 60 * 1000;

/** Deletes the counts of past days and months, for which nothing is granted any more. */
export async function sweepMailboxGrants({ db, now }: { db: Queryable; now: Date }): Promise<void> {
  const then = new Date(now.getTime() - SLACK_MS);
  const { kind, since } = mailboxGrants;
  const isOver = or(
    and(eq(kind, "allowance"), lt(since, seoulDayStart(then))),
    and(eq(kind, "feedback"), lt(since, seoulMonthStart(then))),
  );
  await db.delete(mailboxGrants).where(isOver);
}
