import {
  type ClassHandOver,
  type ClassInvitation,
  type ClassLine,
  type ClassRole,
  type DeletionCertificate,
  type listClasses as endpoint,
  mayInSpace,
} from "@geulgyeol/contract";
import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { readPeople } from "../accounts/index.ts";
import { listSpacesOf } from "../spaces/index.ts";
import { spaceOf } from "./class-space.ts";
import type { ClassParts } from "./open-class.ts";
import { type ClassRow, classDeletion } from "./rules.ts";
import { classes, classTeachers, deletionCertificates } from "./tables.ts";

/** The classes that this teacher leads or belongs to, newest first, open invitations, and certificates of deleted classes. */
export async function listClasses({ db }: ClassParts, userId: string): Promise<z.input<typeof endpoint.response>> {
  const rows = await db
    .select({ row: classes, membership: classTeachers, ...COUNTS })
    .from(classes)
    .leftJoin(classTeachers, and(eq(classTeachers.classId, classes.id), eq(classTeachers.userId, userId)))
    .where(or(eq(classes.leadId, userId), eq(classTeachers.userId, userId)))
    .orderBy(desc(classes.createdAt), desc(classes.id));
  const spaces = new Map(
    (await listSpacesOf(db, userId))
      .filter(({ role }) => mayInSpace(role, "readTexts"))
      .map((one) => [one.id, one.name]),
  );
  const lines: ClassLine[] = [];
  const invitations: ClassInvitation[] = [];
  const handOvers: ClassHandOver[] = [];
  const leads = await readPeople(
    db,
    rows.map(({ row }) => row.leadId),
  );
  for (const { row, membership, records: _records, ...counts } of rows) {
    const lead = leads.get(row.leadId)?.name ?? "";
    const spaceId = spaceOf(row);
    const space = spaceId === null ? null : spaces.get(spaceId);
    // Who has left the space sees its classes no more.
    if (space === undefined) continue;
    const role: ClassRole | null = row.leadId === userId ? "lead" : membership?.acceptedAt ? membership.role : null;
    if (role !== null && row.offeredToId === userId) {
      handOvers.push({ classId: row.id, className: row.name, lead, space, texts: counts.texts });
    }
    if (role !== null) lines.push(toClassLine(row, { role, lead, space, ...counts }));
    else if (membership) invitations.push({ id: membership.id, className: row.name, lead, role: membership.role });
  }
  const gone = await db
    .select()
    .from(deletionCertificates)
    .where(and(eq(deletionCertificates.userId, userId), isNull(deletionCertificates.classId)))
    .orderBy(desc(deletionCertificates.deletedAt));
  return { classes: lines, invitations, handOvers, certificates: gone.map(toCertificate) };
}

/** With names written out: a query on one table would leave the table's name off its columns. */
const counted = (query: string) => sql<number>`(select count(*) from ${sql.raw(query)})`.mapWith(Number);
export const COUNTS = {
  pupils: counted("pupils where pupils.class_id = classes.id"),
  assignments: counted("assignments where assignments.class_id = classes.id"),
  texts: counted(`pupil_texts join assignments on assignments.id = pupil_texts.assignment_id
    where assignments.class_id = classes.id`),
  records: counted(`pupil_texts join assignments on assignments.id = pupil_texts.assignment_id
    where assignments.class_id = classes.id and pupil_texts.record_id is not null`),
};
export const TEXTS_OF_ASSIGNMENT = counted("pupil_texts where pupil_texts.assignment_id = assignments.id");

type LineFacts = Pick<ClassLine, "role" | "lead" | "space" | "pupils" | "assignments" | "texts">;

export function toClassLine(row: ClassRow, { role, lead, space, pupils, assignments, texts }: LineFacts): ClassLine {
  const { id, name, year, term } = row;
  return {
    id,
    name,
    year,
    term,
    role,
    lead,
    space,
    pupils,
    assignments,
    texts,
    deletesAt: classDeletion(row).toISOString(),
  };
}

export function toCertificate(row: typeof deletionCertificates.$inferSelect): DeletionCertificate {
  const { userId: _user, classId: _class, deletedAt, ...facts } = row;
  return { ...facts, deletedAt: deletedAt.toISOString(), left: 0 };
}
