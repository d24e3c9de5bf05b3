import type { PupilAssignment } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { isToken } from "../../../http/secret-link.ts";
import { readContact } from "../../accounts/index.ts";
import type { ClassParts } from "../open-class.ts";
import { type AssignmentRow, assignmentDeletion, type ClassRow, stateOf } from "../rules.ts";
import { assignments, classes } from "../tables.ts";

export interface OpenAssignment {
  readonly assignment: AssignmentRow;
  readonly row: ClassRow;
}

/**
 * The assignment of a link that takes texts. Throws `NOT_FOUND` alike for an unknown link, one that was replaced or closed,
 * and one whose texts are to be deleted by now, so that nobody learns from an old address what there was.
 */
export async function findByLink({ db, now }: ClassParts, token: string): Promise<OpenAssignment> {
  const [found] = isToken(token)
    ? await db
        .select({ assignment: assignments, row: classes })
        .from(assignments)
        .innerJoin(classes, eq(classes.id, assignments.classId))
        .where(eq(assignments.token, token))
    : [];
  if (found === undefined || found.assignment.closedAt !== null) throw new AppError("NOT_FOUND");
  if (assignmentDeletion(found.row, found.assignment) <= now) throw new AppError("NOT_FOUND");
  return found;
}

/** The name of the teacher whom pupils know. */
export async function teacherOf(db: Queryable, { leadId }: Pick<ClassRow, "leadId">): Promise<string> {
  return (await readContact(db, leadId))?.name ?? "";
}

/** What pupils are asked. Throws like `findByLink`. */
export async function openAssignment(parts: ClassParts, token: string): Promise<PupilAssignment> {
  const { assignment, row } = await findByLink(parts, token);
  const { title, instructions, question, minChars, maxChars, dueAt, lateUntil } = assignment;
  const state = stateOf(assignment, parts.now);
  return {
    title,
    className: row.name,
    teacher: await teacherOf(parts.db, row),
    instructions,
    question,
    minChars,
    maxChars,
    dueAt: dueAt.toISOString(),
    lateUntil: lateUntil?.toISOString() ?? null,
    deletesAt: assignmentDeletion(row, assignment).toISOString(),
    state: state === "closed" ? "ended" : state,
    rosterOnly: row.rosterOnly,
    isUnder14: row.isUnder14,
    now: parts.now.toISOString(),
  };
}
