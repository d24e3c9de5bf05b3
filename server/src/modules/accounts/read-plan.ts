import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { proPeriods } from "./tables.ts";

/** `since` and `until` bound the billing month that is running. */
export type Plan = { readonly kind: "free" } | { readonly kind: "pro"; readonly since: Date; readonly until: Date };

/** Pro while a paid month holds `now`, from its first moment until just before its last. */
export async function readPlan(db: Queryable, userId: string, now: Date): Promise<Plan> {
  const [period] = await db
    .select({ since: proPeriods.startsAt, until: proPeriods.endsAt })
    .from(proPeriods)
    .where(and(eq(proPeriods.userId, userId), lte(proPeriods.startsAt, now), gt(proPeriods.endsAt, now)))
    .orderBy(desc(proPeriods.startsAt))
    .limit(1);
  return period === undefined ? { kind: "free" } : { kind: "pro", ...period };
}
