import { desc, eq, ilike, or } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { users } from "./tables.ts";

/** Whether an account has this address (lower case). */
export async function isKnownAddress(db: Queryable, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  return found.length > 0;
}

export type FoundUser = typeof users.$inferSelect;

const FOUND_AT_MOST = 20;

/** For operators: accounts with this id, or whose address or name contains `query`; newest first, 20 at most. */
export async function findUsers(db: Queryable, query: string): Promise<FoundUser[]> {
  const pattern = `%${query.replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .select()
    .from(users)
    .where(or(eq(users.id, query), ilike(users.email, pattern), ilike(users.name, pattern)))
    .orderBy(desc(users.createdAt))
    .limit(FOUND_AT_MOST);
}
