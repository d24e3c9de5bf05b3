import type { DeletionCertificate } from "@geulgyeol/contract";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { openAssignmentAs, openClass, openPupilText } from "../open-class.ts";
import { eraseAssignments, eraseClass, eraseText } from "./erase-texts.ts";

interface Parts {
  readonly db: Database;
  readonly now: Date;
}

/** Deletes a class whose name was typed. Throws the refusals of the role and `CLASS_NAME_DIFFERS`. */
export async function deleteClass(
  parts: Parts,
  userId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<DeletionCertificate> {
  const { row } = await openClass(parts.db, userId, { classId: id, action: "deleteClass" });
  if (name.normalize("NFC").trim() !== row.name) throw new AppError("CLASS_NAME_DIFFERS");
  return eraseClass(parts, { row, reason: "teacher" });
}

/** Deletes an assignment with all its texts. Throws the refusals of the role. */
export async function deleteAssignment(parts: Parts, userId: string, id: string): Promise<DeletionCertificate> {
  const { row } = await openAssignmentAs(parts.db, userId, { id, action: "deleteAssignment" });
  const erasure = { row, what: "assignment", reason: "teacher" } as const;
  return eraseAssignments(parts, erasure, { assignmentIds: [id], erasesRoster: false });
}

/** Deletes what one pupil handed in; if the pupil asked for it, the certificate says so. Throws the refusals of the role. */
export async function deletePupilText(parts: Parts, userId: string, id: string): Promise<DeletionCertificate> {
  const { row, assignment, pupilText } = await openPupilText(parts.db, userId, { id, action: "deleteText" });
  const reason = pupilText.deletionAskedAt === null ? "teacher" : "pupil";
  return eraseText(parts, { row, reason }, { batchId: assignment.batchId, batchTextId: pupilText.batchTextId });
}
