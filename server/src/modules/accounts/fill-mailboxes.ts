import { eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import type { MailboxKey } from "./mailbox-key.ts";
import { users } from "./tables.ts";

const BATCH = 500;

/** Gives their mailbox key to the accounts that have none: those from before there was one. Returns how many. */
export async function fillMailboxes(db: Database, mailboxKey: MailboxKey): Promise<number> {
  let filled = 0;
  for (;;) {
    const rows = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(isNull(users.mailbox))
      .limit(BATCH);
    for (const { id, email } of rows) {
      await db
        .update(users)
        .set({ mailbox: mailboxKey(email) })
        .where(eq(users.id, id));
    }
    filled += rows.length;
    if (rows.length < BATCH) return filled;
  }
}
