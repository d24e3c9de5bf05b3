import { eq, max, sql } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { proPeriods } from "./tables.ts";

export const lastsUntil = sql`coalesce(${proPeriods.graceEndsAt}, ${proPeriods.endsAt})`;

/** When the user's last Pro ended or will end; null for a user who was never Pro. */
export async function readProEnd(db: Queryable, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ end: sql<Date | null>`${max(lastsUntil)}`.mapWith(proPeriods.endsAt) })
    .from(proPeriods)
    .where(eq(proPeriods.userId, userId));
  return row?.end ?? null;
}

/** Those whose last Pro ended before a moment, with that end, as a subquery. */
export function proEndedBefore(db: Queryable, moment: Date) {
  const end = max(lastsUntil);
  return db
    .select({ userId: proPeriods.userId, end: sql<Date>`${end}`.as("pro_end") })
    .from(proPeriods)
    .groupBy(proPeriods.userId)
    .having(sql`${end} < ${moment.toISOString()}::timestamptz`);
}
