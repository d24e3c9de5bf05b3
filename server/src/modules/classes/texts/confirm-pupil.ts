import type { BATCH_REVIEWS } from "@geulgyeol/contract";
import { and, eq, ne, or } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { changeBatchText, reviewBatchText } from "../../batches/index.ts";
import { openPupilText } from "../open-class.ts";
import { sameName } from "../rules.ts";
import { addPupil } from "../save-roster.ts";
import { pupilTexts } from "../tables.ts";

interface Parts {
  readonly db: Database;
  readonly now: Date;
}

/**
 * Says whose text it is: the pupil of this number, who is added to the roster if new. Throws the refusals of the role,
 * `CLASS_FIELDS` for another name than the roster's, `NUMBER_HANDED_IN` and `TOO_MANY_PUPILS`.
 */
export async function confirmPupil(
  { db, now }: Parts,
  userId: string,
  { id, number, name }: { readonly id: string; readonly number: number; readonly name: string },
): Promise<{ pupilId: string }> {
  const tidy = name.normalize("NFC").replace(/\s+/g, " ").trim();
  if (tidy === "") throw new AppError("CLASS_FIELDS");
  return db.transaction(async (tx) => {
    const { row, assignment, pupilText } = await openPupilText(tx, userId, {
      id,
      action: "confirmPupil",
      // As when a text is handed in: one number has one text.
      lock: true,
    });
    const pupil = await addPupil(tx, row.id, { number, name: tidy });
    if (!sameName(pupil.name, tidy)) throw new AppError("CLASS_FIELDS");
    const { assignmentId, pupilId } = pupilTexts;
    const [other] = await tx
      .select({ id: pupilTexts.id })
      .from(pupilTexts)
      .where(
        and(
          eq(assignmentId, assignment.id),
          ne(pupilTexts.id, id),
          or(eq(pupilId, pupil.id), eq(pupilTexts.number, number)),
        ),
      );
    if (other !== undefined) throw new AppError("NUMBER_HANDED_IN");
    const whose = { number: pupil.number, name: pupil.name };
    await tx
      .update(pupilTexts)
      .set({ pupilId: pupil.id, ...whose })
      .where(eq(pupilTexts.id, id));
    const change = { id: pupilText.batchTextId, pupilNumber: pupil.number, pupilName: pupil.name };
    await changeBatchText({ db: tx, now }, assignment.batchId, change);
    return { pupilId: pupil.id };
  });
}

/** Notes what a teacher has done with a text. Throws the refusals of the role. */
export async function reviewPupilText(
  { db, now }: Parts,
  userId: string,
  { id, reviewed }: { readonly id: string; readonly reviewed: (typeof BATCH_REVIEWS)[number] },
): Promise<void> {
  const { assignment, pupilText } = await openPupilText(db, userId, { id, action: "markAsReviewed" });
  await reviewBatchText({ db, now }, assignment.batchId, { id: pupilText.batchTextId, reviewed });
}
