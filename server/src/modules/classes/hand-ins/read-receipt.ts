import { type PupilReceipt, tidyReceiptNumber } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { readTextContent } from "../../batches/index.ts";
import type { ClassParts } from "../open-class.ts";
import { assignmentDeletion, hashReceipt, lastMomentFor } from "../rules.ts";
import { assignments, classes, deadlineExtensions, pupilTexts } from "../tables.ts";
import { type OpenAssignment, teacherOf } from "./open-assignment.ts";

export interface OpenedReceipt extends OpenAssignment {
  readonly receipt: string;
  readonly pupilText: Omit<typeof pupilTexts.$inferSelect, "record">;
  readonly extension: Date | null;
}

/** What was handed in with this receipt number. Throws `NOT_FOUND` for an unknown one and for what was deleted. */
export async function findByReceipt(db: Queryable, typed: string): Promise<OpenedReceipt> {
  const receipt = tidyReceiptNumber(typed);
  if (receipt === null) throw new AppError("NOT_FOUND");
  const [found] = await db
    .select({ pupilText: pupilTexts, assignment: assignments, row: classes })
    .from(pupilTexts)
    .innerJoin(assignments, eq(assignments.id, pupilTexts.assignmentId))
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(eq(pupilTexts.receiptHash, hashReceipt(receipt)));
  if (found === undefined) throw new AppError("NOT_FOUND");
  const { pupilId } = found.pupilText;
  const later = await db
    .select({ pupilId: deadlineExtensions.pupilId, dueAt: deadlineExtensions.dueAt })
    .from(deadlineExtensions)
    .where(eq(deadlineExtensions.assignmentId, found.assignment.id));
  const extension = later.find((one) => one.pupilId === pupilId)?.dueAt ?? null;
  return { ...found, receipt, extension };
}

/** Throws like `findByReceipt`. */
export async function readReceipt(parts: ClassParts, typed: string): Promise<PupilReceipt> {
  const found = await findByReceipt(parts.db, typed);
  return toReceipt(parts, { ...found, text: await readTextContent(parts.db, found.pupilText.batchTextId) });
}

export async function toReceipt(
  { db, now }: ClassParts,
  { receipt, text, pupilText, assignment, row, extension }: OpenedReceipt & { readonly text: string },
): Promise<PupilReceipt> {
  const { sessions, activeMinutes, recordId } = pupilText;
  return {
    receipt,
    title: assignment.title,
    teacher: await teacherOf(db, row),
    number: pupilText.number,
    name: pupilText.name,
    text,
    characters: pupilText.characters,
    fileName: pupilText.fileName,
    handedInAt: pupilText.handedInAt.toISOString(),
    lateMinutes: pupilText.lateMinutes,
    timesReplaced: pupilText.timesReplaced,
    dueAt: (extension !== null && extension > assignment.dueAt ? extension : assignment.dueAt).toISOString(),
    mayReplaceUntil: lastMomentFor(assignment, extension).toISOString(),
    deletesAt: assignmentDeletion(row, assignment).toISOString(),
    record: recordId === null ? null : { sessions: sessions ?? 0, activeMinutes: activeMinutes ?? 0 },
    deletionAskedAt: pupilText.deletionAskedAt?.toISOString() ?? null,
    isUnconfirmed: pupilText.pupilId === null,
    now: now.toISOString(),
  };
}
