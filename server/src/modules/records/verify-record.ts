import type { ChainState, Stamp } from "@geulgyeol/contract";
import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { writingStamps } from "./tables.ts";
import { toStamp } from "./to-stamp.ts";

/**
 * The stamps of exactly these states. The caller must have the record: nothing is returned without its id and hashes,
 * and a missing record answers like one with other hashes.
 */
export async function verifyRecord(
  db: Queryable,
  { recordId, states }: { readonly recordId: string; readonly states: readonly ChainState[] },
): Promise<{ stamps: Stamp[] }> {
  const known = new Map(states.map(({ entries, hash }) => [entries, hash]));
  const rows = await db
    .select()
    .from(writingStamps)
    .where(eq(writingStamps.recordId, recordId))
    .orderBy(asc(writingStamps.entries));
  return { stamps: rows.filter(({ entries, hash }) => known.get(entries) === hash).map(toStamp) };
}
