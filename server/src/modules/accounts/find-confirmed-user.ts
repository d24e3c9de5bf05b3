import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { hasMailbox } from "./rules.ts";
import { users } from "./tables.ts";

/** The account with this confirmed address, whatever its case; null if there is none or it is blocked. */
export async function findConfirmedUser(
  db: Queryable,
  email: string,
): Promise<{ readonly id: string; readonly name: string; readonly email: string } | null> {
  const address = email.trim().toLowerCase();
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.email, address), eq(users.emailVerified, true), isNull(users.blockedAt)));
  return user !== undefined && hasMailbox(user.email) ? user : null;
}
