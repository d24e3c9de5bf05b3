import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { mailboxKey } from "./mailbox-key.ts";
import { hasMailbox } from "./rules.ts";
import { users } from "./tables.ts";

/** Accounts whose credits are counted together. */
export interface Mailbox {
  /**
   * The same for every account of one mailbox. Unconfirmed addresses are counted separately, so that a stranger who
   * claims an address takes nothing from its owner.
   */
  readonly key: string;
  /** The address is confirmed, or a provider verified the user and gave none. */
  readonly isConfirmed: boolean;
}

/** The mailbox of a locked user. Derived from the address, so that no stored copy can be missing or outdated. */
export async function readMailbox(db: Queryable, userId: string): Promise<Mailbox> {
  const { email, emailVerified } = users;
  const [user] = await db.select({ email, emailVerified }).from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error("The user vanished while their credits were held.");
  const isConfirmed = user.emailVerified || !hasMailbox(user.email);
  return { key: `${isConfirmed ? "confirmed" : "claimed"}:${mailboxKey(user.email)}`, isConfirmed };
}
