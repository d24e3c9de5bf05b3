import { asc, inArray } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { users } from "./tables.ts";

/**
 * Keeps these users from leaving until the transaction ends, and returns those that exist. Called before rows of
 * users are written, so that no deletion and no write wait for each other.
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
