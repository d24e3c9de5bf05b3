import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { currentMonthStart } from "../accounts/index.ts";
import { creditAccounts } from "./tables.ts";

/**
 * Condition of a query: a paid month of this user has begun whose credits are not granted yet, since nobody has asked
 * for them.
 */
export function hasMonthToEnter(userId: SQLWrapper, now: Date): SQL {
  const isOlder = sql`${creditAccounts.allowanceSince} <> ${currentMonthStart(userId, now)}`;
  return sql`exists (select 1 from ${creditAccounts} where ${eq(creditAccounts.userId, userId)} and ${isOlder})`;
}
