import { and, eq, gte, inArray, sum } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { creditEntries } from "./tables.ts";

/** Credits that the account's analyses took since a moment, less what came back. */
export async function creditsUsedSince(db: Queryable, userId: string, since: Date): Promise<number> {
  const { amount, reason, createdAt } = creditEntries;
  const isUse = inArray(reason, ["analysis", "reserved", "reservation-returned", "refund"]);
  const [row] = await db
    .select({ total: sum(amount) })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), isUse, gte(createdAt, since)));
  return Math.max(0, -Number(row?.total ?? 0));
}
