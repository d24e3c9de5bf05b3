import { and, eq, lt, or } from "drizzle-orm";
import type { Queryable, Transaction } from "../../db/connection.ts";
import type { Mailbox } from "../accounts/index.ts";
import { seoulDayStart, seoulMonthStart } from "./seoul-calendar.ts";
import { mailboxGrants } from "./tables.ts";

export interface MailboxGrant {
  readonly kind: (typeof mailboxGrants.$inferSelect)["kind"];
  /** First moment of the day or month. */
  readonly since: Date;
  readonly wanted: number;
  /** The most that one mailbox gets in that day or month. */
  readonly max: number;
}

/**
 * How many of the `wanted` credits the mailbox may still get, which are counted at once. The row is locked until the
 * transaction ends, so accounts of one mailbox are never granted more together than one of them alone.
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

/** A server whose clock is behind may still be in a period that has ended for this one. */
const SLACK_MS = 60 * 60 * 1000;

/** Forgets the counts of days and months that are over: nothing is granted for them any more. */
export async function sweepMailboxGrants({ db, now }: { db: Queryable; now: Date }): Promise<void> {
  const then = new Date(now.getTime() - SLACK_MS);
  const { kind, since } = mailboxGrants;
  const isOver = or(
    and(eq(kind, "allowance"), lt(since, seoulDayStart(then))),
    and(eq(kind, "feedback"), lt(since, seoulMonthStart(then))),
  );
  await db.delete(mailboxGrants).where(isOver);
}
