import { asc, eq, or, sql } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { assignmentDeletion, classDeletion } from "../rules.ts";
import { assignments, classes, pupils } from "../tables.ts";
import { eraseAssignments } from "./erase-texts.ts";

/**
 * Deletes what has come to its day: the texts of assignments, and with the last of a class its roster too. Each class is a
 * transaction of its own. Returns the number of certificates.
 */
export async function sweepClasses({ db, now }: { db: Database; now: Date }): Promise<number> {
  let count = 0;
  for (const row of await classesWithContents(db)) {
    const asked = await db
      .select()
      .from(assignments)
      .where(eq(assignments.classId, row.id))
      .orderBy(asc(assignments.createdAt));
    const isOver = classDeletion(row) <= now;
    const due = asked.filter((one) => isOver || assignmentDeletion(row, one) <= now);
    if (due.length === 0 && !isOver) continue;
    const erasure = { row, what: isOver ? "contents" : "assignment", reason: "day" } as const;
    const chosen = { assignmentIds: due.map(({ id }) => id), erasesRoster: isOver };
    try {
      await eraseAssignments({ db, now }, erasure, chosen);
      count += 1;
    } catch (error) {
      // Another server was faster.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return count;
}

/** A class from which everything was deleted is not looked at again. */
export function classesWithContents(db: Database) {
  const has = (table: typeof pupils | typeof assignments) =>
    sql`exists (select 1 from ${table} where ${table.classId} = ${classes.id})`;
  return db
    .select()
    .from(classes)
    .where(or(has(pupils), has(assignments)));
}
