import type { DeletionCertificate } from "@geulgyeol/contract";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { logForClass } from "../class-space.ts";
import { openAssignmentAs, openClass, openPupilText } from "../open-class.ts";
import type { ClassRow } from "../rules.ts";
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
  const certificate = await eraseClass(parts, { row, reason: "teacher" });
  await logForClass(parts.db, row, { userId, action: "class-deleted", subject: row.name, now: parts.now });
  return certificate;
}

/** Deletes an assignment with all its texts. Throws the refusals of the role. */
export async function deleteAssignment(parts: Parts, userId: string, id: string): Promise<DeletionCertificate> {
  const { row } = await openAssignmentAs(parts.db, userId, { id, action: "deleteAssignment" });
  const erasure = { row, what: "assignment", reason: "teacher" } as const;
  const certificate = await eraseAssignments(parts, erasure, { assignmentIds: [id], erasesRoster: false });
  return logged(parts, { row, userId, certificate });
}

/** Deletes what one pupil handed in; if the pupil asked for it, the certificate says so. Throws the refusals of the role. */
export async function deletePupilText(parts: Parts, userId: string, id: string): Promise<DeletionCertificate> {
  const { row, assignment, pupilText } = await openPupilText(parts.db, userId, { id, action: "deleteText" });
  const reason = pupilText.deletionAskedAt === null ? "teacher" : "pupil";
  const place = { batchId: assignment.batchId, batchTextId: pupilText.batchTextId };
  return logged(parts, { row, userId, certificate: await eraseText(parts, { row, reason }, place) });
}

interface Erased {
  readonly row: ClassRow;
  readonly userId: string;
  readonly certificate: DeletionCertificate;
}

async function logged({ db, now }: Parts, { row, userId, certificate }: Erased): Promise<DeletionCertificate> {
  const deed = { userId, action: "texts-deleted", subject: row.name, amount: certificate.texts, now } as const;
  await logForClass(db, row, deed);
  return certificate;
}
