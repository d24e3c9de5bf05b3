import { asc, inArray } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { users } from "./tables.ts";

/**
 * Keeps these users from leaving until the transaction ends, and says which of them there are. Who leaves holds the own row
 * first and then what hangs on it; whoever writes rows that belong to users calls this before anything else, so that the
 * two never wait for each other in a ring.
 */
export async function holdUsers(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(asc(users.id))
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}
