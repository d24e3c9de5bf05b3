import { sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { verifications } from "./tables.ts";

/** Letters of an hour that one mailbox gets without its owner having confirmed it, whoever asks for them and however. */
const LETTERS_PER_MAILBOX = 10;
const WINDOW_MS = 60 * 60 * 1000;

/**
 * Counts one more letter to a mailbox. Throws `RATE_LIMITED` when it is one too many. Counted in the database: some letters
 * follow from no request that names the mailbox, and all nodes have to count together, with Redis or without.
 * @param mailbox as `MailboxKey` makes it.
 */
export async function countLetter({ db, now }: { db: Database; now: Date }, mailbox: string): Promise<void> {
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
    .returning({ letters: verifications.value, endsAt: verifications.expiresAt });
  if (counter === undefined || Number(counter.letters) <= LETTERS_PER_MAILBOX) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((counter.endsAt.getTime() - now.getTime()) / 1000));
  throw new AppError("RATE_LIMITED", { retryAfterSeconds });
}
