import type { ClassDetails, ClassTeacher } from "@geulgyeol/contract";
import { asc, desc, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { readContact } from "../accounts/index.ts";
import { toAssignmentLine } from "./assignments/to-assignment.ts";
import { nameOfSpace } from "./class-space.ts";
import { COUNTS, TEXTS_OF_ASSIGNMENT, toCertificate, toClassLine } from "./list-classes.ts";
import { type ClassParts, type OpenedClass, openClass } from "./open-class.ts";
import { type ClassRow, retentionDays } from "./rules.ts";
import { assignments, classes, classTeachers, deletionCertificates, pupils } from "./tables.ts";

/** A class with everything around its texts. Throws `NOT_FOUND`. */
export async function readClass(parts: ClassParts, userId: string, classId: string): Promise<ClassDetails> {
  return describeClass(parts, await openClass(parts.db, userId, { classId, action: "readClass" }));
}

export async function describeClass({ db, now }: ClassParts, { row, role }: OpenedClass): Promise<ClassDetails> {
  const [counts] = await db.select(COUNTS).from(classes).where(eq(classes.id, row.id));
  if (counts === undefined) throw new AppError("NOT_FOUND");
  const roster = await listRoster(db, row.id);
  const asked = await db
    .select({ row: assignments, texts: TEXTS_OF_ASSIGNMENT })
    .from(assignments)
    .where(eq(assignments.classId, row.id))
    .orderBy(desc(assignments.createdAt), desc(assignments.id));
  const proofs = await db
    .select()
    .from(deletionCertificates)
    .where(eq(deletionCertificates.classId, row.id))
    .orderBy(desc(deletionCertificates.deletedAt));
  const teachers = await listTeachers(db, row);
  const space = await nameOfSpace(db, row);
  return {
    ...toClassLine(row, { role, lead: teachers[0]?.name ?? "", space, ...counts }),
    retention: row.retention,
    retentionDay: row.retentionDay,
    days: retentionDays(
      row,
      asked.map((one) => one.row),
    ),
    rosterOnly: row.rosterOnly,
    isUnder14: row.isUnder14,
    records: counts.records,
    roster,
    assignmentList: asked.map((one) => toAssignmentLine(one.row, { kept: row, texts: one.texts, now })),
    teachers: teachers.map(({ userId: _account, ...teacher }) => teacher),
    handedOverTo: teachers.find(({ userId }) => userId !== null && userId === row.offeredToId)?.id ?? null,
    certificates: proofs.map(toCertificate),
  };
}

/** In the order of their numbers. */
export function listRoster(db: Queryable, classId: string) {
  return db
    .select({ id: pupils.id, number: pupils.number, name: pupils.name })
    .from(pupils)
    .where(eq(pupils.classId, classId))
    .orderBy(asc(pupils.number));
}

/** The teacher who leads the class, then the invited ones in the order of their invitations. */
async function listTeachers(
  db: Queryable,
  { id, leadId }: ClassRow,
): Promise<(ClassTeacher & { readonly userId: string | null })[]> {
  const lead = await readContact(db, leadId);
  const invited = await db
    .select()
    .from(classTeachers)
    .where(eq(classTeachers.classId, id))
    .orderBy(asc(classTeachers.invitedAt), asc(classTeachers.id));
  const first = {
    id: "lead",
    name: lead?.name ?? "",
    email: lead?.email ?? null,
    role: "lead",
    hasAccepted: true,
  } as const;
  const teachers: (ClassTeacher & { readonly userId: string | null })[] = [{ ...first, userId: null }];
  for (const teacher of invited) {
    const { userId } = teacher;
    teachers.push({ ...toTeacher(teacher, await readContact(db, userId)), userId });
  }
  return teachers;
}

export function toTeacher(
  { id, role, acceptedAt }: typeof classTeachers.$inferSelect,
  contact: { readonly name: string; readonly email: string | null } | null,
): ClassTeacher {
  const hasAccepted = acceptedAt !== null;
  // The name of an account belongs to its owner: it is shown once the invitation is accepted.
  return { id, name: hasAccepted ? (contact?.name ?? "") : "", email: contact?.email ?? null, role, hasAccepted };
}
