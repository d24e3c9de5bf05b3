import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { hasMailbox } from "./rules.ts";
import { users } from "./tables.ts";

/** Whose credits are counted together. */
export interface Mailbox {
  /**
   * The same for every account of one mailbox, or of one person at a provider that tells no address. Accounts whose address
   * is not confirmed are counted apart, so that a stranger who claims an address takes nothing from its owner. Null for an
   * account whose key was not filled in yet.
   */
  readonly key: string | null;
  /** The address is confirmed, or a provider vouches for the person and told none. */
  readonly isConfirmed: boolean;
}

export async function readMailbox(db: Queryable, userId: string): Promise<Mailbox> {
  const { email, emailVerified, mailbox } = users;
  const [user] = await db.select({ email, emailVerified, mailbox }).from(users).where(eq(users.id, userId));
  if (user === undefined) return { key: null, isConfirmed: false };
  const isConfirmed = user.emailVerified || !hasMailbox(user.email);
  const key = user.mailbox && `${isConfirmed ? "confirmed" : "claimed"}:${user.mailbox}`;
  return { key, isConfirmed };
}
