import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { lastsUntil } from "./pro-end.ts";
import { proPeriods } from "./tables.ts";

/** When the paid month began that `readPlan` finds, as an expression of a query; null without one. */
export function currentMonthStart(userId: SQLWrapper, now: Date): SQL {
  const { userId: owner, startsAt } = proPeriods;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isCurrent = sql`${owner} = ${userId} and ${startsAt} <= ${moment} and ${lastsUntil} > ${moment}`;
  return sql`(select max(${startsAt}) from ${proPeriods} where ${isCurrent})`;
}
