import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { proPeriods } from "./tables.ts";

/** The current billing month with its credits; in its grace period, `until` is the end of the grace. */
interface ProPlan {
  readonly kind: "pro";
  readonly since: Date;
  readonly until: Date;
  readonly monthlyCredits: number;
}

export type Plan = { readonly kind: "free" } | ProPlan;

/** Pro while `now` is within a paid month or its grace, start included and end excluded. */
export async function readPlan(db: Queryable, userId: string, now: Date): Promise<Plan> {
  const lastsUntil = sql`coalesce(${proPeriods.graceEndsAt}, ${proPeriods.endsAt})`;
  const [period] = await db
    .select({
      since: proPeriods.startsAt,
      endsAt: proPeriods.endsAt,
      graceEndsAt: proPeriods.graceEndsAt,
      monthlyCredits: proPeriods.monthlyCredits,
    })
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
  const { since, endsAt, graceEndsAt, monthlyCredits } = period;
  return { kind: "pro", since, monthlyCredits, until: now < endsAt ? endsAt : (graceEndsAt ?? endsAt) };
}
