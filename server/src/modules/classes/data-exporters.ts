import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import type { DataExporter } from "../../module.ts";
import { mayInClasses } from "./readable-assignments.ts";
import { assignments, classes, classTeachers, deletionCertificates, pupils, pupilTexts } from "./tables.ts";

const { receiptHash: _receipt, record: _record, ...HANDED_IN } = getTableColumns(pupilTexts);
const { ownerId: _owner, leadId: _lead, offeredToId: _offered, ...CLASS } = getTableColumns(classes);

/** Who has left the space of a class leads it in name only, and may read none of it. */
const led = async (db: Database, userId: string) =>
  and(eq(classes.leadId, userId), await mayInClasses(db, userId, "exportClass"));

/** What a teacher has: the classes with their rosters; the texts themselves are in the export of the analyses. */
export const classExporters: readonly DataExporter[] = [
  {
    file: "classes.json",
    async *rows(db, userId) {
      const own = await db
        .select(CLASS)
        .from(classes)
        .where(await led(db, userId))
        .orderBy(asc(classes.createdAt));
      for (const one of own) {
        const roster = await db
          .select({ number: pupils.number, name: pupils.name })
          .from(pupils)
          .where(eq(pupils.classId, one.id))
          .orderBy(asc(pupils.number));
        yield {
          ...one,
          roster,
          assignments: await db.select().from(assignments).where(eq(assignments.classId, one.id)),
        };
      }
    },
  },
  {
    file: "pupil-texts.json",
    async *rows(db, userId) {
      yield* await db
        .select({ ...HANDED_IN, title: assignments.title, className: classes.name })
        .from(pupilTexts)
        .innerJoin(assignments, eq(assignments.id, pupilTexts.assignmentId))
        .innerJoin(classes, eq(classes.id, assignments.classId))
        .where(await led(db, userId))
        .orderBy(asc(pupilTexts.handedInAt));
    },
  },
  {
    file: "class-memberships.json",
    async *rows(db, userId) {
      yield* await db
        .select({
          className: classes.name,
          role: classTeachers.role,
          invitedAt: classTeachers.invitedAt,
          acceptedAt: classTeachers.acceptedAt,
        })
        .from(classTeachers)
        .innerJoin(classes, eq(classes.id, classTeachers.classId))
        .where(eq(classTeachers.userId, userId));
    },
  },
  {
    file: "deletion-certificates.json",
    async *rows(db, userId) {
      yield* await db.select().from(deletionCertificates).where(eq(deletionCertificates.userId, userId));
    },
  },
];
