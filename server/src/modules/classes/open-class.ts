import type { ClassAction, ClassRole } from "@geulgyeol/contract";
import { and, eq, isNotNull } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { isInSpace } from "./class-space.ts";
import { type AssignmentRow, type ClassRow, requireRole } from "./rules.ts";
import { assignments, classes, classTeachers, pupils, pupilTexts } from "./tables.ts";

export interface ClassParts {
  readonly db: Queryable;
  readonly now: Date;
}

export interface OpenedClass {
  readonly row: ClassRow;
  readonly role: ClassRole;
}

/**
 * A class in which this user may do the action. Throws `NOT_FOUND` for an unknown class and for somebody without a role,
 * `CLASS_ROLE_REQUIRED` for a role that is too small.
 */
export async function openClass(
  db: Queryable,
  userId: string,
  { classId, action, lock = false }: { classId: string; action: ClassAction; lock?: boolean },
): Promise<OpenedClass> {
  const query = db.select().from(classes).where(eq(classes.id, classId));
  // Not stronger, so that rows that refer to the class can still be written.
  const [row] = await (lock ? query.for("no key update") : query);
  if (row === undefined) throw new AppError("NOT_FOUND");
  const role = await roleOf(db, userId, row);
  requireRole(action, role);
  return { row, role };
}

/** Who has left the space of a class has no role in it any more. */
async function roleOf(db: Queryable, userId: string, row: ClassRow): Promise<ClassRole | null> {
  const { id, leadId } = row;
  if (!(await isInSpace(db, userId, row))) return null;
  if (leadId === userId) return "lead";
  const [teacher] = await db
    .select({ role: classTeachers.role })
    .from(classTeachers)
    .where(and(eq(classTeachers.classId, id), eq(classTeachers.userId, userId), isNotNull(classTeachers.acceptedAt)));
  return teacher?.role ?? null;
}

interface Opening {
  readonly id: string;
  readonly action: ClassAction;
  /** Keeps the assignment, and what is handed in to it, from changing until the transaction ends. */
  readonly lock?: boolean;
}

/** An assignment of a class in which this user may do the action. Throws like `openClass`. */
export async function openAssignmentAs(
  db: Queryable,
  userId: string,
  { id, action, lock = false }: Opening,
): Promise<OpenedClass & { assignment: AssignmentRow }> {
  const query = db.select().from(assignments).where(eq(assignments.id, id));
  const [assignment] = await (lock ? query.for("update") : query);
  if (assignment === undefined) throw new AppError("NOT_FOUND");
  return { assignment, ...(await openClass(db, userId, { classId: assignment.classId, action })) };
}

/** What a pupil handed in, in a class in which this user may do the action. Throws like `openClass`. */
export async function openPupilText(
  db: Queryable,
  userId: string,
  { id, ...opening }: Opening,
): Promise<OpenedClass & { assignment: AssignmentRow; pupilText: typeof pupilTexts.$inferSelect }> {
  const [pupilText] = await db.select().from(pupilTexts).where(eq(pupilTexts.id, id));
  if (pupilText === undefined) throw new AppError("NOT_FOUND");
  return { pupilText, ...(await openAssignmentAs(db, userId, { ...opening, id: pupilText.assignmentId })) };
}

/** A pupil of the roster of a class in which this user may do the action. Throws like `openClass`. */
export async function openPupil(
  db: Queryable,
  userId: string,
  { pupilId, action }: { pupilId: string; action: ClassAction },
): Promise<OpenedClass & { pupil: typeof pupils.$inferSelect }> {
  const [pupil] = await db.select().from(pupils).where(eq(pupils.id, pupilId));
  if (pupil === undefined) throw new AppError("NOT_FOUND");
  return { pupil, ...(await openClass(db, userId, { classId: pupil.classId, action })) };
}
