import { eq } from "drizzle-orm";
import type { Queryable } from "../../../db/connection.ts";
import { users } from "../tables.ts";

export async function renameAccount(db: Queryable, userId: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId));
}
