import { and, eq, gt, lt, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { seoulDayEnd, seoulDayStart } from "../credits/index.ts";
import { editDays } from "./tables.ts";

interface DayParts {
  readonly db: Database;
  readonly now: Date;
}

/** Throws `EDITS_USED_UP` if the day's edits are used up; counts nothing. */
export async function checkEdits({ db, now }: DayParts, userId: string, perDay: number): Promise<void> {
  const [row] = await db.select().from(editDays).where(eq(editDays.userId, userId));
  if (row !== undefined && row.day >= seoulDayStart(now) && row.used >= perDay) throw refusal(now);
}

/**
 * Counts one edit for the day of `now`, in one statement, so that concurrent edits never exceed the limit. Throws
 * `EDITS_USED_UP`. A clock set back does not start a new day. Returns the counted day.
 */
export async function countEdit({ db, now }: DayParts, userId: string, perDay: number): Promise<Date> {
  const day = seoulDayStart(now);
  const isNewDay = lt(editDays.day, day);
  const [counted] = await db
    .insert(editDays)
    .values({ userId, day, used: 1 })
    .onConflictDoUpdate({
      target: editDays.userId,
      set: {
        day: sql`greatest(${editDays.day}, excluded.day)`,
        used: sql`case when ${isNewDay} then 1 else ${editDays.used} + 1 end`,
      },
      setWhere: sql`${isNewDay} or ${lt(editDays.used, perDay)}`,
    })
    .returning({ day: editDays.day });
  if (counted === undefined) throw refusal(now);
  return counted.day;
}

/** Reverts the count of one edit of the day that began at `day`. */
export async function uncountEdit(db: Database, userId: string, day: Date): Promise<void> {
  await db
    .update(editDays)
    .set({ used: sql`${editDays.used} - 1` })
    .where(and(eq(editDays.userId, userId), eq(editDays.day, day), gt(editDays.used, 0)));
}

function refusal(now: Date): AppError {
  const retryAfterSeconds = Math.ceil((seoulDayEnd(now).getTime() - now.getTime()) / 1000);
  return new AppError("EDITS_USED_UP", { retryAfterSeconds });
}
