import { sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { verifications } from "./tables.ts";

/** E-mails per hour to one mailbox without its owner's confirmation, for all senders and reasons. */
const EMAILS_PER_MAILBOX = 10;
const WINDOW_MS = 60 * 60 * 1000;

/**
 * Counts one more e-mail to a mailbox, in the database, since all nodes count together and some e-mails have no
 * request. Throws `RATE_LIMITED`. @param mailbox as created by `MailboxKey`.
 */
export async function countEmail({ db, now }: { db: Database; now: Date }, mailbox: string): Promise<void> {
  const identifier = `letters:${mailbox}`;
  const expiresAt = new Date(now.getTime() + WINDOW_MS);
  const isOver = sql`${verifications.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [counter] = await db
    .insert(verifications)
    .values({ id: identifier, identifier, value: "1", expiresAt })
    .onConflictDoUpdate({
      target: verifications.id,
      set: {
        value: sql`case when ${isOver} then '1' else (${verifications.value}::int + 1)::text end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${verifications.expiresAt} end`,
      },
    })
    .returning({ emails: verifications.value, endsAt: verifications.expiresAt });
  if (counter === undefined || Number(counter.emails) <= EMAILS_PER_MAILBOX) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((counter.endsAt.getTime() - now.getTime()) / 1000));
  throw new AppError("RATE_LIMITED", { retryAfterSeconds });
}
