import { randomUUID } from "node:crypto";
import { countCharacters, newReceiptNumber, type PupilReceipt } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database, Transaction } from "../../../db/connection.ts";
import { lockUsersForShare } from "../../accounts/index.ts";
import { addBatchTexts, readTextContent } from "../../batches/index.ts";
import type { RecordBody } from "../../records/index.ts";
import { hashReceipt, lastMomentFor, lateMinutes, sameName } from "../rules.ts";
import { assignments, deadlineExtensions, pupils, pupilTexts } from "../tables.ts";
import { countVersion } from "./count-version.ts";
import { findByLink, type OpenAssignment } from "./open-assignment.ts";
import { toReceipt } from "./read-receipt.ts";
import { takeRecord } from "./take-record.ts";

interface Parts {
  readonly db: Database;
  readonly now: Date;
}

/**
 * Takes a text from a pupil without an account and lets it be judged at the expense of the class. The deadline counts by the
 * server's clock. The same text of the same pupil sent again with its receipt number is answered as the first time. `userId`:
 * the signed-in writer, if any. Throws `NOT_FOUND`, the codes of the endpoint, `RECORD_INVALID`.
 */
export async function handInText(
  { db, now }: Parts,
  userId: string | null,
  sent: RecordBody<"handInPupilText">,
): Promise<PupilReceipt> {
  const opened = await findByLink({ db, now }, sent.token);
  const name = sent.name.normalize("NFC").replace(/\s+/g, " ").trim();
  if (name === "" || sent.text.trim() === "") throw new AppError("PUPIL_TEXT_EMPTY");
  if (!sent.agrees || (opened.row.isUnder14 && !sent.guardianAgrees)) throw new AppError("PUPIL_CONSENT_REQUIRED");
  const record = await takeRecord(db, userId, sent);
  const { number, source, text, receipt = newReceiptNumber() } = sent;
  const taken = await db.transaction(async (tx) => {
    await lockAssignment(tx, opened);
    const before = await findSent(tx, opened, { number, name, text, receipt });
    if (before !== null) return before;
    const { pupilId, extension } = await admit(tx, opened, { number, name, now });
    await countVersion(tx, { assignmentId: opened.assignment.id, number, pupilId, now });
    const fileName = source.name ?? null;
    const batchTextId = await addToBatch(tx, opened, { number, name, fileName, text, source, now });
    const row = {
      id: randomUUID(),
      assignmentId: opened.assignment.id,
      batchTextId,
      pupilId,
      number,
      name,
      receiptHash: hashReceipt(receipt),
      fileName,
      characters: countCharacters(text),
      handedInAt: now,
      lateMinutes: lateMinutes(opened.assignment, extension, now),
      timesReplaced: 0,
      agreedAt: now,
      guardianAgreed: sent.guardianAgrees,
      deletionAskedAt: null,
      ...record,
    };
    await tx.insert(pupilTexts).values(row);
    return { pupilText: row, extension };
  });
  return toReceipt({ db, now }, { ...opened, ...taken, receipt, text });
}

interface Asked {
  readonly number: number;
  readonly name: string;
  readonly now: Date;
}

/** One number hands in once, also when two texts arrive together. The accounts are locked first, as by their deletion. */
async function lockAssignment(tx: Transaction, { assignment, row }: OpenAssignment): Promise<void> {
  await lockUsersForShare(tx, [row.ownerId, row.leadId]);
  await tx.select({ id: assignments.id }).from(assignments).where(eq(assignments.id, assignment.id)).for("update");
}

interface Sent {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly receipt: string;
}

/** What was handed in with this receipt number; null for nothing. Throws `NUMBER_HANDED_IN` if it is something else. */
async function findSent(tx: Transaction, { assignment }: OpenAssignment, { number, name, text, receipt }: Sent) {
  const [row] = await tx
    .select()
    .from(pupilTexts)
    .where(eq(pupilTexts.receiptHash, hashReceipt(receipt)));
  if (row === undefined) return null;
  const isSame = row.assignmentId === assignment.id && row.number === number && sameName(row.name, name);
  if (!isSame || (await readTextContent(tx, row.batchTextId)) !== text) throw new AppError("NUMBER_HANDED_IN");
  const extension = row.pupilId === null ? null : await extensionOf(tx, assignment.id, row.pupilId);
  return { pupilText: row, extension };
}

/**
 * Whether this pupil may hand in now, and which pupil of the roster it is; null for one whom a teacher has to confirm.
 */
async function admit(tx: Transaction, { assignment, row }: OpenAssignment, { number, name, now }: Asked) {
  const [current] = await tx.select().from(assignments).where(eq(assignments.id, assignment.id));
  if (current === undefined || current.closedAt !== null) throw new AppError("NOT_FOUND");
  const [pupil] = await tx
    .select()
    .from(pupils)
    .where(and(eq(pupils.classId, row.id), eq(pupils.number, number)))
    // A roster that is saved meanwhile takes nobody out who is handing in.
    .for("key share");
  const isKnown = pupil !== undefined && sameName(pupil.name, name);
  if (!isKnown && row.rosterOnly) throw new AppError("PUPIL_NOT_ON_ROSTER");
  const pupilId = isKnown ? pupil.id : null;
  const extension = pupilId === null ? null : await extensionOf(tx, assignment.id, pupilId);
  if (now >= lastMomentFor(current, extension)) throw new AppError("CLASS_LINK_ENDED");
  const [before] = await tx
    .select({ id: pupilTexts.id })
    .from(pupilTexts)
    .where(and(eq(pupilTexts.assignmentId, assignment.id), eq(pupilTexts.number, number)));
  if (before !== undefined) throw new AppError("NUMBER_HANDED_IN");
  return { pupilId, extension };
}

/** The pupil's own deadline; null for the common one. */
async function extensionOf(
  db: Pick<Transaction, "select">,
  assignmentId: string,
  pupilId: string,
): Promise<Date | null> {
  const [own] = await db
    .select({ dueAt: deadlineExtensions.dueAt })
    .from(deadlineExtensions)
    .where(and(eq(deadlineExtensions.assignmentId, assignmentId), eq(deadlineExtensions.pupilId, pupilId)));
  return own?.dueAt ?? null;
}

type Content = Pick<RecordBody<"handInPupilText">, "text" | "source">;

async function addToBatch(
  tx: Transaction,
  { assignment }: OpenAssignment,
  { number, name, fileName, text, source, now }: Asked & Content & { readonly fileName: string | null },
): Promise<string> {
  try {
    const added = { pupilNumber: number, pupilName: name, fileName, content: { text, source }, handedInAt: now };
    const [one] = await addBatchTexts({ db: tx, now }, assignment.batchId, [added]);
    if (one === undefined) throw new Error("An added text is returned.");
    return one.id;
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_BATCH_TEXTS") throw new AppError("CLASS_LINK_FULL");
    throw error;
  }
}
