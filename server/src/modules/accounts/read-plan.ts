import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { proPeriods } from "./tables.ts";

/** `since` and `until` bound the billing month that is running; in its grace, `until` is the end of the grace. */
export type Plan = { readonly kind: "free" } | { readonly kind: "pro"; readonly since: Date; readonly until: Date };

/** Pro while a paid month, or the grace after it, holds `now`, from its first moment until just before its last. */
export async function readPlan(db: Queryable, userId: string, now: Date): Promise<Plan> {
  const lastsUntil = sql`coalesce(${proPeriods.graceEndsAt}, ${proPeriods.endsAt})`;
  const [period] = await db
    .select({ since: proPeriods.startsAt, endsAt: proPeriods.endsAt, graceEndsAt: proPeriods.graceEndsAt })
    .from(proPeriods)
    .where(
      and(
        eq(proPeriods.userId, userId),
        lte(proPeriods.startsAt, now),
        sql`${lastsUntil} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(proPeriods.startsAt))
    .limit(1);
  if (period === undefined) return { kind: "free" };
  const { since, endsAt, graceEndsAt } = period;
  return { kind: "pro", since, until: now < endsAt ? endsAt : (graceEndsAt ?? endsAt) };
}
