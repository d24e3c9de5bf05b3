import type { Database } from "../../db/connection.ts";
import { countWithin } from "./count-within.ts";

/** E-mails per hour to one mailbox without its owner's confirmation, for all senders and reasons. */
const EMAILS_PER_MAILBOX = 10;
const WINDOW_MS = 60 * 60 * 1000;

/**
 * Counts one more e-mail to a mailbox, in the database, since some e-mails have no request. Throws `RATE_LIMITED`.
 * @param mailbox as created by `MailboxKey`.
 */
export async function countEmail({ db, now }: { db: Database; now: Date }, mailbox: string): Promise<void> {
  await countWithin(db, { identifier: `letters:${mailbox}`, most: EMAILS_PER_MAILBOX, windowMs: WINDOW_MS, now });
}
