import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { anonymousCreditEntries, creditEntries } from "./tables.ts";

/**
 * Copies the ledger of a deleted user to an anonymous table: credits granted and spent by day, without user and
 * reference. The entries themselves are deleted with the user's row.
 */
export async function anonymiseLedger(tx: Transaction, userId: string): Promise<void> {
  const { bucket, amount, reason, createdAt } = creditEntries;
  const day = sql<Date>`date_trunc('day', ${createdAt}, 'UTC')`.mapWith(createdAt);
  const entries = await tx
    .select({ bucket, amount, reason, day })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId));
  const PARTS = 1_000;
  for (let start = 0; start < entries.length; start += PARTS) {
    await tx.insert(anonymousCreditEntries).values(entries.slice(start, start + PARTS));
  }
}
