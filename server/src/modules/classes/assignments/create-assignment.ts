import { randomUUID } from "node:crypto";
import { ASSIGNMENTS_PER_CLASS, type Assignment, type createAssignment as endpoint } from "@geulgyeol/contract";
import { count, eq } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { newToken } from "../../../http/secret-link.ts";
import { createBatch } from "../../batches/index.ts";
import { logForClass } from "../class-space.ts";
import { openClass } from "../open-class.ts";
import { classDeletion, isAssignment } from "../rules.ts";
import { assignments } from "../tables.ts";
import { toAssignment } from "./to-assignment.ts";

/**
 * Makes an assignment with its batch, which belongs to the owner of the class and is judged at the owner's expense. Throws
 * the refusals of the role, `ASSIGNMENT_FIELDS`, `TOO_MANY_ASSIGNMENTS` and the codes of `createBatch`.
 */
export async function createAssignment(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { classId, ...asked }: z.output<typeof endpoint.request>,
): Promise<Assignment> {
  const row = {
    ...asked,
    title: asked.title
      .normalize("NFC")
      .replace(/\p{Cc}+/gu, " ")
      .trim(),
    question: asked.question.trim(),
    dueAt: new Date(asked.dueAt),
    lateUntil: asked.lateUntil === null ? null : new Date(asked.lateUntil),
  };
  return db.transaction(async (tx) => {
    const { row: kept } = await openClass(tx, userId, { classId, action: "makeAssignment", lock: true });
    const isLater = row.dueAt > now;
    if (!isLater || !isAssignment(row, { deletesAt: classDeletion(kept), now }))
      throw new AppError("ASSIGNMENT_FIELDS");
    const [own] = await tx.select({ n: count() }).from(assignments).where(eq(assignments.classId, classId));
    if ((own?.n ?? 0) >= ASSIGNMENTS_PER_CLASS) throw new AppError("TOO_MANY_ASSIGNMENTS");
    const batch = await createBatch({ db: tx, now }, kept.ownerId, {
      name: row.title,
      question: row.question,
      documentType: "assignment",
      // The class answers for its texts and their deletion.
      isManaged: true,
    });
    const made = {
      ...row,
      id: randomUUID(),
      classId,
      batchId: batch.id,
      token: newToken(),
      createdAt: now,
      closedAt: null,
    };
    await tx.insert(assignments).values(made);
    await logForClass(tx, kept, { userId, action: "assignment-created", subject: row.title, now });
    return toAssignment(made, { kept, texts: 0, now });
  });
}
