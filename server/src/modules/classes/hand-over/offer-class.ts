import { and, eq, isNotNull } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database, Queryable, Transaction } from "../../../db/connection.ts";
import { openClass } from "../open-class.ts";
import { classes, classTeachers } from "../tables.ts";
import { changeLead } from "./change-lead.ts";

/**
 * Asks an invited teacher who has accepted to become the lead, or takes that back. Nothing changes until the answer. Throws
 * the refusals of the role and `NOT_FOUND`.
 */
export async function offerClass(
  db: Database,
  userId: string,
  { id, teacherId }: { readonly id: string; readonly teacherId: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked, so that nobody offers a class that has just become somebody else's.
    await openClass(tx, userId, { classId: id, action: "handOverClass", lock: true });
    const offeredToId = teacherId === null ? null : await accountOf(tx, id, teacherId);
    await tx.update(classes).set({ offeredToId }).where(eq(classes.id, id));
  });
}

/** The account of a teacher who is in the class. */
async function accountOf(tx: Transaction, classId: string, teacherId: string): Promise<string> {
  const isTeacher = and(
    eq(classTeachers.classId, classId),
    eq(classTeachers.id, teacherId),
    isNotNull(classTeachers.acceptedAt),
  );
  const [teacher] = await tx.select({ userId: classTeachers.userId }).from(classTeachers).where(isTeacher);
  if (teacher === undefined) throw new AppError("NOT_FOUND");
  return teacher.userId;
}

/** Becomes the lead of a class that was offered, or declines. Throws `NOT_FOUND` and `TOO_MANY_CLASSES`. */
export async function answerOffer(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { id, accepts }: { readonly id: string; readonly accepts: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { row } = await openClass(tx, userId, { classId: id, action: "readClass", lock: true });
    if (row.offeredToId !== userId) throw new AppError("NOT_FOUND");
    if (accepts) await changeLead(tx, { row, to: userId, by: userId, now });
    else await tx.update(classes).set({ offeredToId: null }).where(eq(classes.id, id));
  });
}

/** Takes an offer back from somebody who is in the class no more. */
export async function endOffer(db: Queryable, classId: string, userId: string): Promise<void> {
  await db
    .update(classes)
    .set({ offeredToId: null })
    .where(and(eq(classes.id, classId), eq(classes.offeredToId, userId)));
}
