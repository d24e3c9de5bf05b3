import type { Assignment, changeAssignment as endpoint } from "@geulgyeol/contract";
import { and, count, eq } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../../app-error.ts";
import type { Database, Queryable } from "../../../db/connection.ts";
import { newToken } from "../../../http/secret-link.ts";
import { openAssignmentAs } from "../open-class.ts";
import {
  type AssignmentRow,
  assignmentDeletion,
  type ClassRow,
  classDeletion,
  isAssignment,
  lastMomentOf,
} from "../rules.ts";
import { assignments, deadlineExtensions, pupils, pupilTexts } from "../tables.ts";
import { toAssignment } from "./to-assignment.ts";

interface Parts {
  readonly db: Database;
  readonly now: Date;
}

/** Changes an assignment; absent fields stay. Throws the refusals of the role and `ASSIGNMENT_FIELDS`. */
export async function changeAssignment(
  { db, now }: Parts,
  userId: string,
  { id, dueAt, lateUntil, isClosed, title, ...rest }: z.output<typeof endpoint.request>,
): Promise<Assignment> {
  return db.transaction(async (tx) => {
    // The whole row is written: locked, so that a link renewed meanwhile stays renewed.
    const opening = { id, action: "changeAssignment", lock: true } as const;
    const { assignment, row: kept } = await openAssignmentAs(tx, userId, opening);
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const next: AssignmentRow = {
      ...assignment,
      ...given,
      ...(title !== undefined && {
        title: title
          .normalize("NFC")
          .replace(/\p{Cc}+/gu, " ")
          .trim(),
      }),
      ...(dueAt !== undefined && { dueAt: new Date(dueAt) }),
      ...(lateUntil !== undefined && { lateUntil: lateUntil === null ? null : new Date(lateUntil) }),
      ...(isClosed !== undefined && { closedAt: isClosed ? (assignment.closedAt ?? now) : null }),
    };
    if (!isAssignment(next, { deletesAt: classDeletion(kept), now })) throw new AppError("ASSIGNMENT_FIELDS");
    await tx.update(assignments).set(next).where(eq(assignments.id, id));
    return describe(tx, next, { kept, now });
  });
}

/** Gives an assignment another link; the former one is unknown at once. Throws the refusals of the role. */
export async function renewLink({ db, now }: Parts, userId: string, id: string): Promise<Assignment> {
  const { assignment, row: kept } = await openAssignmentAs(db, userId, { id, action: "changeLink" });
  const next = { ...assignment, token: newToken() };
  await db.update(assignments).set({ token: next.token }).where(eq(assignments.id, id));
  return describe(db, next, { kept, now });
}

async function describe(db: Queryable, row: AssignmentRow, { kept, now }: { kept: ClassRow; now: Date }) {
  const [own] = await db.select({ n: count() }).from(pupilTexts).where(eq(pupilTexts.assignmentId, row.id));
  return toAssignment(row, { kept, texts: own?.n ?? 0, now });
}

/**
 * Gives a pupil a later deadline, after the common last moment and before the deletion; null takes it back. Throws the
 * refusals of the role, `NOT_FOUND` and `ASSIGNMENT_FIELDS`.
 */
export async function extendDeadline(
  { db, now }: Parts,
  userId: string,
  { id, pupilId, dueAt }: { readonly id: string; readonly pupilId: string; readonly dueAt: string | null },
): Promise<{ dueAt: string | null }> {
  const { assignment, row } = await openAssignmentAs(db, userId, { id, action: "extendDeadline" });
  const [pupil] = await db
    .select({ id: pupils.id })
    .from(pupils)
    .where(and(eq(pupils.id, pupilId), eq(pupils.classId, row.id)));
  if (pupil === undefined) throw new AppError("NOT_FOUND");
  const own = { assignmentId: id, pupilId };
  if (dueAt === null) {
    const { assignmentId, pupilId: pupilColumn } = deadlineExtensions;
    await db.delete(deadlineExtensions).where(and(eq(assignmentId, id), eq(pupilColumn, pupilId)));
    return { dueAt: null };
  }
  const later = new Date(dueAt);
  if (later <= now || later <= lastMomentOf(assignment) || later >= assignmentDeletion(row, assignment)) {
    throw new AppError("ASSIGNMENT_FIELDS");
  }
  await db
    .insert(deadlineExtensions)
    .values({ ...own, dueAt: later })
    .onConflictDoUpdate({
      target: [deadlineExtensions.assignmentId, deadlineExtensions.pupilId],
      set: { dueAt: later },
    });
  return { dueAt: later.toISOString() };
}
