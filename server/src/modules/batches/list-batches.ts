import type { Batch, BatchFilters } from "@geulgyeol/contract";
import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { withCounts } from "./queries.ts";
import { parseBatchCursor, toBatchCursor } from "./rules.ts";
import { batches } from "./tables.ts";

/** The owner's batches, newest first, and how many match. A query is found in their names, whatever spaces and case. */
export async function listBatches(
  db: Queryable,
  ownerId: string,
  { query, cursor, limit }: BatchFilters,
): Promise<{ batches: Batch[]; count: number; nextCursor: string | null }> {
  const matching = and(
    eq(batches.ownerId, ownerId),
    eq(batches.isManaged, false),
    query === undefined ? undefined : isNamed(query),
  );
  const before = parseBatchCursor(cursor);
  const [[counted], found] = [
    await db.select({ n: count() }).from(batches).where(matching),
    await db
      .select()
      .from(batches)
      .where(
        and(
          matching,
          before === null
            ? undefined
            : sql`(${batches.createdAt}, ${batches.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id})`,
        ),
      )
      .orderBy(desc(batches.createdAt), desc(batches.id))
      .limit(limit + 1),
  ];
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    batches: await withCounts(db, shown),
    count: counted?.n ?? 0,
    nextCursor: found.length > limit && last !== undefined ? toBatchCursor(last) : null,
  };
}

function isNamed(query: string): SQL {
  const folded = query.normalize("NFC").replace(/\s+/gu, "").toLowerCase();
  return sql`strpos(lower(regexp_replace(${batches.name}, '\\s+', '', 'g')), ${folded}) > 0`;
}
