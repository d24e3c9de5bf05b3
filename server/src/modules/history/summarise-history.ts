import { HISTORY_AFTER_PRO_DAYS } from "@geulgyeol/contract";
import { and, count, eq, gte, isNull, lt, min } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { readProEnd } from "../accounts/index.ts";
import { historyEntries } from "./tables.ts";
import { visibleFrom } from "./visible-from.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface HistorySummary {
  readonly counts: { human: number; mixed: number; ai: number };
  readonly hidden: number;
  readonly hiddenUntil: string | null;
}

/**
 * The visible analyses by verdict, and the number of hidden older ones. `hiddenUntil` is when those shown by Pro are
 * deleted; null if there are none.
 */
export async function summariseHistory(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
): Promise<HistorySummary> {
  const from = await visibleFrom({ db, now }, userId);
  const own = and(eq(historyEntries.userId, userId), isNull(historyEntries.batchId));
  const rows = await db
    .select({ verdict: historyEntries.verdict, n: count() })
    .from(historyEntries)
    .where(and(own, from === 0 ? undefined : gte(historyEntries.sequence, from)))
    .groupBy(historyEntries.verdict);
  const counts = { human: 0, mixed: 0, ai: 0, ...Object.fromEntries(rows.map(({ verdict, n }) => [verdict, n])) };
  if (from === 0) return { counts, hidden: 0, hiddenUntil: null };
  const [hidden] = await db
    .select({ n: count(), oldest: min(historyEntries.createdAt) })
    .from(historyEntries)
    .where(and(own, lt(historyEntries.sequence, from)));
  const ended = await readProEnd(db, userId);
  const isLosing = ended !== null && hidden?.oldest != null && hidden.oldest < ended;
  const until = isLosing ? new Date(ended.getTime() + HISTORY_AFTER_PRO_DAYS * DAY_MS).toISOString() : null;
  return { counts, hidden: hidden?.n ?? 0, hiddenUntil: until };
}
