import { type HistoryRetention, type Preferences, refusalOf } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { readPlan } from "../read-plan.ts";
import { userPreferences } from "../tables.ts";

export async function readPreferences(db: Queryable, userId: string): Promise<Preferences> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
  const { realtime = false, ensemble = false, wordLevel = false, historyRetention = null } = row ?? {};
  return { analysis: { realtime, ensemble, wordLevel }, historyRetention };
}

/**
 * Stores the given preferences and keeps the others. Unlimited retention and real-time analysis need Pro: throws
 * `PRO_REQUIRED`.
 */
export async function savePreferences(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  changes: { analysis?: Preferences["analysis"] | undefined; historyRetention?: HistoryRetention | undefined },
): Promise<Preferences> {
  const { analysis, historyRetention } = changes;
  const { kind: caller } = await readPlan(db, userId, now);
  const refusal =
    (historyRetention === "unlimited" && refusalOf("keepHistoryWithoutEnd", caller)) ||
    (analysis?.realtime && refusalOf("analyseWhileTyping", caller));
  if (refusal) throw new AppError(refusal);
  const set = { ...analysis, ...(historyRetention !== undefined && { historyRetention }) };
  const insert = db.insert(userPreferences).values({ userId, ...set });
  if (Object.keys(set).length === 0) await insert.onConflictDoNothing();
  else await insert.onConflictDoUpdate({ target: userPreferences.userId, set });
  return readPreferences(db, userId);
}

/** Ids of the users with this retention, as a subquery. */
export function ownersKeeping(db: Queryable, choice: HistoryRetention) {
  return db
    .select({ id: userPreferences.userId })
    .from(userPreferences)
    .where(eq(userPreferences.historyRetention, choice));
}
