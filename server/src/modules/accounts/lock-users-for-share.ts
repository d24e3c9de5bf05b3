import { asc, inArray } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { users } from "./tables.ts";

/**
 * Prevents the deletion of these users until the transaction ends, and returns the existing ones. Called before rows of
 * users are written, so that deletions and writes cannot deadlock.
 */
export async function lockUsersForShare(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(asc(users.id))
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}
