import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { hasMailbox } from "./rules.ts";
import { users } from "./tables.ts";

/** Name and address of a user; `email` is null for an account without a mailbox. Null when there is no such user. */
export async function readContact(
  db: Queryable,
  userId: string,
): Promise<{ readonly name: string; readonly email: string | null } | null> {
  const [user] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  if (user === undefined) return null;
  return { name: user.name, email: hasMailbox(user.email) ? user.email : null };
}
