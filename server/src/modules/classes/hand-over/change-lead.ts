import { randomUUID } from "node:crypto";
import { CLASSES_PER_USER } from "@geulgyeol/contract";
import { and, count, eq, inArray, or } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Transaction } from "../../../db/connection.ts";
import { moveBatches } from "../../batches/index.ts";
import { isInSpace, logForClass, spaceOf } from "../class-space.ts";
import type { ClassRow } from "../rules.ts";
import { assignments, classes, classTeachers, deletionCertificates, pupilLinks, pupils } from "../tables.ts";

interface NewLead {
  readonly row: ClassRow;
  readonly to: string;
  /** Who did it, for the log of the space; null for nobody, and then no limit holds. */
  readonly by: string | null;
  readonly now: Date;
}

/**
 * Makes another teacher the lead of a locked class. A teacher's own class goes with its texts, results and costs; one of a
 * space stays the space's. The former lead stays as an invited teacher. Throws `TOO_MANY_CLASSES`.
 */
export async function changeLead(tx: Transaction, { row, to, by, now }: NewLead): Promise<void> {
  const [led] = await tx.select({ n: count() }).from(classes).where(eq(classes.leadId, to));
  if (by !== null && (led?.n ?? 0) >= CLASSES_PER_USER) throw new AppError("TOO_MANY_CLASSES");
  const ownerId = spaceOf(row) ?? to;
  if (ownerId !== row.ownerId) await moveContents(tx, row, ownerId);
  await tx
    .update(classes)
    .set({ leadId: to, ownerId, offeredToId: null, noticeAbout: null })
    .where(eq(classes.id, row.id));
  await tx.delete(classTeachers).where(and(eq(classTeachers.classId, row.id), eq(classTeachers.userId, to)));
  if (await isInSpace(tx, row.leadId, row)) {
    const former = { id: randomUUID(), classId: row.id, userId: row.leadId, role: "assign" as const };
    await tx.insert(classTeachers).values({ ...former, invitedAt: now, acceptedAt: now });
  }
  // The proofs of what was deleted go with the class.
  await tx.update(deletionCertificates).set({ userId: to }).where(eq(deletionCertificates.classId, row.id));
  await logForClass(tx, row, { userId: by, action: "class-moved", subject: row.name, whomId: to, now });
}

async function moveContents(tx: Transaction, { id, ownerId }: ClassRow, to: string): Promise<void> {
  const own = await tx.select({ id: assignments.batchId }).from(assignments).where(eq(assignments.classId, id));
  await moveBatches(
    tx,
    { from: ownerId, to },
    own.map(({ id: batchId }) => batchId),
  );
  // The other classes of its pupils stay with the former owner.
  const roster = tx.select({ id: pupils.id }).from(pupils).where(eq(pupils.classId, id));
  await tx.delete(pupilLinks).where(or(inArray(pupilLinks.firstId, roster), inArray(pupilLinks.secondId, roster)));
}
