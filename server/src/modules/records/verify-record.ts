import type { ChainState, Stamp } from "@geulgyeol/contract";
import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { writingStamps } from "./tables.ts";
import { toStamp } from "./to-stamp.ts";

/**
 * The stamps of exactly these states. Who asks must have the record: without its id and its hashes nothing is told, and a
 * record that does not exist answers like one whose hashes are others.
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
