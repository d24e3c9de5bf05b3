import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { users } from "./tables.ts";

/** The moderators among these users. */
export async function moderatorsAmong(db: Queryable, ids: readonly (string | null)[]): Promise<ReadonlySet<string>> {
  const known = [...new Set(ids.flatMap((id) => (id === null ? [] : [id])))];
  if (known.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, known), eq(users.isModerator, true)));
  return new Set(rows.map(({ id }) => id));
}
