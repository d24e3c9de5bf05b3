import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { seoulMonthStart } from "../credits/index.ts";
import { spaceUses } from "./tables.ts";

/** Counts credits of the space that a member's work used; what was given back is counted as negative. */
export async function countUse(
  db: Queryable,
  { spaceId, userId, credits, now }: { spaceId: string; userId: string; credits: number; now: Date },
): Promise<void> {
  if (credits === 0) return;
  const month = seoulMonthStart(now);
  await db
    .insert(spaceUses)
    .values({ spaceId, userId, month, credits })
    .onConflictDoUpdate({
      target: [spaceUses.spaceId, spaceUses.month, spaceUses.userId],
      set: { credits: sql`${spaceUses.credits} + ${credits}` },
    });
}
