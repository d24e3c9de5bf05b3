import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { users } from "./tables.ts";

/** Whether an account has this address (lower case). */
export async function isKnownAddress(db: Queryable, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  return found.length > 0;
}
