import { countCharacters, type PupilReceipt } from "@geulgyeol/contract";
import { eq, sql } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { lockUsersForShare } from "../../accounts/index.ts";
import { replaceBatchText } from "../../batches/index.ts";
import type { RecordBody } from "../../records/index.ts";
import { eraseText } from "../erasure/erase-texts.ts";
import { lastMomentFor, lateMinutes } from "../rules.ts";
import { pupilTexts } from "../tables.ts";
import { countVersion } from "./count-version.ts";
import { findByReceipt, type OpenedReceipt, toReceipt } from "./read-receipt.ts";
import { takeRecord } from "./take-record.ts";

interface Parts {
  readonly db: Database;
  readonly now: Date;
}

/** Whether the link still takes this pupil's text: it is open, and the pupil's own last moment has not come. */
function isTaken({ assignment, extension }: OpenedReceipt, now: Date): boolean {
  return assignment.closedAt === null && now < lastMomentFor(assignment, extension);
}

/**
 * Replaces what was handed in. The former text, its result and its record are gone at once. Throws `NOT_FOUND`,
 * `CLASS_LINK_ENDED`, `PUPIL_TEXT_EMPTY`, `RECORD_INVALID` and `RECORD_TOO_LARGE`.
 */
export async function replaceText(
  { db, now }: Parts,
  userId: string | null,
  { receipt, text, source, writing }: RecordBody<"replacePupilText">,
): Promise<PupilReceipt> {
  const found = await findByReceipt(db, receipt);
  if (!isTaken(found, now)) throw new AppError("CLASS_LINK_ENDED");
  if (text.trim() === "") throw new AppError("PUPIL_TEXT_EMPTY");
  const record = await takeRecord(db, userId, { text, writing });
  const { assignment, row, pupilText, extension } = found;
  const fileName = source.name ?? null;
  const changed = await db.transaction(async (tx) => {
    await lockUsersForShare(tx, [row.ownerId, row.leadId]);
    await countVersion(tx, { ...pupilText, now });
    await replaceBatchText(
      { db: tx, now },
      { ownerId: row.ownerId, batchId: assignment.batchId },
      { id: pupilText.batchTextId, content: { text, source }, fileName, handedInAt: now },
    );
    const [next] = await tx
      .update(pupilTexts)
      .set({
        fileName,
        characters: countCharacters(text),
        handedInAt: now,
        lateMinutes: lateMinutes(assignment, extension, now),
        timesReplaced: sql`${pupilTexts.timesReplaced} + 1`,
        deletionAskedAt: null,
        ...record,
      })
      .where(eq(pupilTexts.id, pupilText.id))
      .returning();
    if (next === undefined) throw new AppError("NOT_FOUND");
    return next;
  });
  return toReceipt({ db, now }, { ...found, pupilText: changed, text });
}

/**
 * Deletes what was handed in as long as texts are taken. Afterwards the teacher is asked, who may have graded it. Throws
 * `NOT_FOUND`.
 */
export async function withdrawText({ db, now }: Parts, typed: string): Promise<{ outcome: "deleted" | "asked" }> {
  const found = await findByReceipt(db, typed);
  const { assignment, row, pupilText } = found;
  if (isTaken(found, now)) {
    await eraseText(
      { db, now },
      { row, reason: "pupil" },
      { batchId: assignment.batchId, batchTextId: pupilText.batchTextId },
    );
    return { outcome: "deleted" };
  }
  await db
    .update(pupilTexts)
    .set({ deletionAskedAt: pupilText.deletionAskedAt ?? now })
    .where(eq(pupilTexts.id, pupilText.id));
  return { outcome: "asked" };
}
