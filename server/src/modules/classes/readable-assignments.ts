import { type ClassAction, classRefusal, INVITED_ROLES, mayInSpace } from "@geulgyeol/contract";
import { and, desc, eq, exists, inArray, isNotNull, lt, or, type SQL } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { listSpacesOf } from "../spaces/index.ts";
import { openAssignmentAs } from "./open-class.ts";
import { assignments, classes, classTeachers } from "./tables.ts";

/** The batch of an assignment. */
export interface AssignmentBatch {
  readonly id: string;
  readonly name: string;
  readonly question: string;
  readonly createdAt: Date;
}

/** The assignment with this batch, for somebody who may compare its texts; null for a batch of no class. Throws like `openClass`. */
export async function openAssignmentOfBatch(
  db: Queryable,
  userId: string,
  batchId: string,
): Promise<AssignmentBatch | null> {
  const [found] = await db.select({ id: assignments.id }).from(assignments).where(eq(assignments.batchId, batchId));
  if (found === undefined) return null;
  const { assignment } = await openAssignmentAs(db, userId, { id: found.id, action: "compareTexts" });
  return { ...assignment, id: batchId, name: assignment.title };
}

/** Assignments made before a moment whose texts this teacher may read, newest first. */
export async function listReadableAssignments(
  db: Queryable,
  userId: string,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<AssignmentBatch[]> {
  const rows = await db
    .select({ assignment: assignments, className: classes.name })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(and(lt(assignments.createdAt, before), await mayInClasses(db, userId, "compareTexts")))
    .orderBy(desc(assignments.createdAt), desc(assignments.id))
    .limit(most);
  return rows.map(({ assignment, className }) => ({
    ...assignment,
    id: assignment.batchId,
    name: `${className} · ${assignment.title}`,
  }));
}

/**
 * The classes in which this teacher may do the action: those led, and those whose invitation was accepted with a role that
 * is large enough; of a space only as long as the teacher is a member who may read. The same as `openClass` for each class.
 */
export async function mayInClasses(db: Queryable, userId: string, action: ClassAction): Promise<SQL | undefined> {
  const spaceIds = (await listSpacesOf(db, userId))
    .filter(({ role }) => mayInSpace(role, "readTexts"))
    .map(({ id }) => id);
  const roles = INVITED_ROLES.filter((role) => classRefusal(action, role) === null);
  const isTeacher = and(
    eq(classTeachers.classId, classes.id),
    eq(classTeachers.userId, userId),
    isNotNull(classTeachers.acceptedAt),
    inArray(classTeachers.role, roles),
  );
  return and(
    or(eq(classes.leadId, userId), exists(db.select().from(classTeachers).where(isTeacher))),
    or(eq(classes.ownerId, classes.leadId), spaceIds.length === 0 ? undefined : inArray(classes.ownerId, spaceIds)),
  );
}
