import type { LedgerEntry } from "@geulgyeol/contract";
import { and, desc, eq, lt, lte, sql, sum } from "drizzle-orm";
import type { Database, Queryable } from "../../db/connection.ts";
import { readCredits } from "./read-credits.ts";
import { creditEntries, creditReservations } from "./tables.ts";

/** Of these ids of the user's analyses, the existing ones. */
export type FindExisting = (userId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;

export interface LedgerPage {
  readonly entries: LedgerEntry[];
  readonly nextCursor: string | null;
}

/**
 * A page of the user's ledger, newest first, each row with the balance after it; includes the current allowance even if
 * it was not yet used. Rows are found by their key.
 */
export async function listLedger(
  { db, now, findExisting }: { db: Database; now: Date; findExisting: FindExisting },
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<LedgerPage> {
  await readCredits({ db, now }, userId);
  const found = await findRows(db, userId, cursor === undefined ? null : Number(cursor), limit + 1);
  const rows = found.slice(0, limit);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return { entries: [], nextCursor: null };
  const ids = rows.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  const kept = await findExisting(userId, [...new Set(ids)]);
  let balance = await sumUpTo(db, userId, first.id);
  const entries = rows.map(({ id, createdAt, reference, ...row }): LedgerEntry => {
    const after = balance;
    balance -= row.amount;
    return {
      ...row,
      id: String(id),
      createdAt: createdAt.toISOString(),
      analysisId: reference !== null && kept.has(reference) ? reference : null,
      balance: after,
    };
  });
  return { entries, nextCursor: found.length > limit ? String(last.id) : null };
}

/** A settled reservation is shown as the analysis that it paid for. */
function findRows(db: Queryable, userId: string, before: number | null, limit: number) {
  const settled = creditReservations.reference;
  const reason = sql<LedgerEntry["reason"]>`case
    when ${creditEntries.reason} = 'reserved' and ${creditReservations.status} = 'settled' then 'analysis'
    else ${creditEntries.reason} end`;
  return db
    .select({
      id: creditEntries.id,
      createdAt: creditEntries.createdAt,
      amount: creditEntries.amount,
      bucket: creditEntries.bucket,
      plan: creditEntries.allowancePlan,
      reason,
      reference: sql<string | null>`coalesce(${creditEntries.reference}, ${settled})`,
    })
    .from(creditEntries)
    .leftJoin(creditReservations, eq(creditReservations.id, creditEntries.reservationId))
    .where(and(eq(creditEntries.userId, userId), before === null ? undefined : lt(creditEntries.id, before)))
    .orderBy(desc(creditEntries.id))
    .limit(limit);
}

async function sumUpTo(db: Queryable, userId: string, id: number): Promise<number> {
  const own = and(eq(creditEntries.userId, userId), lte(creditEntries.id, id));
  const [row] = await db
    .select({ total: sum(creditEntries.amount) })
    .from(creditEntries)
    .where(own);
  return Number(row?.total ?? 0);
}
