import type { readEarlierTexts as earlierEndpoint, readPupilText as endpoint } from "@geulgyeol/contract";
import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { z } from "zod";
import { jsonWith } from "../../../http/json-with.ts";
import type { EngineVersions } from "../../analysis/index.ts";
import { readBatchText, readTextContent } from "../../batches/index.ts";
import { unpackRecord } from "../../records/index.ts";
import { toPupilText } from "../assignments/read-assignment.ts";
import { type ClassParts, openPupilText } from "../open-class.ts";
import { findSamePupils } from "../pupils/same-pupils.ts";
import { assignments, classes, pupilTexts } from "../tables.ts";

/**
 * What a pupil handed in, with its whole result and record, as JSON in UTF-8. The stored record is not parsed: the largest
 * has megabytes. Throws the refusals of the role.
 */
export async function readPupilText(
  parts: ClassParts & { readonly versions: EngineVersions },
  userId: string,
  id: string,
): Promise<Buffer> {
  const { db } = parts;
  const { row, assignment, pupilText } = await openPupilText(db, userId, { id, action: "readTexts" });
  const opened = await readBatchText(parts, { id: assignment.batchId, name: assignment.title }, pupilText.batchTextId);
  const earlier = await findEarlier(db, userId, { row, pupilText });
  const shown: Omit<z.input<typeof endpoint.response>, "writing"> = {
    assignmentId: assignment.id,
    handIn: toPupilText(pupilText, opened.text),
    content: await readTextContent(db, pupilText.batchTextId),
    analysis: opened.analysis,
    pupilId: pupilText.pupilId,
    earlierTexts: earlier.length,
    fromOtherClasses: earlier.filter(({ className }) => className !== null).length,
  };
  const { record, showsReplay } = pupilText;
  const writing =
    record === null ? Buffer.from("null") : jsonWith({ stamps: [], showsReplay }, "record", await unpackRecord(record));
  return jsonWith(shown, "writing", writing);
}

/** The texts of the same pupil from before, with which the page compares this one. Throws the refusals of the role. */
export async function readEarlierTexts(
  { db }: ClassParts,
  userId: string,
  id: string,
): Promise<z.input<typeof earlierEndpoint.response>> {
  const { row, pupilText } = await openPupilText(db, userId, { id, action: "compareWithEarlierTexts" });
  const earlier = [];
  for (const { batchTextId, handedInAt, ...of } of await findEarlier(db, userId, { row, pupilText })) {
    const content = await readTextContent(db, batchTextId);
    if (content !== "") earlier.push({ ...of, handedInAt: handedInAt.toISOString(), content });
  }
  return { content: await readTextContent(db, pupilText.batchTextId), earlier };
}

/**
 * Of the same pupil in this class, and in other classes only where a teacher said that it is the same pupil: elsewhere a
 * name, and even a number, may be somebody else's.
 */
async function findEarlier(
  db: ClassParts["db"],
  userId: string,
  { row, pupilText: { pupilId, handedInAt } }: Pick<Awaited<ReturnType<typeof openPupilText>>, "row" | "pupilText">,
) {
  if (pupilId === null) return [];
  const ids = await findSamePupils(db, userId, { pupilId, ownerId: row.ownerId });
  const { batchTextId } = pupilTexts;
  const rows = await db
    .select({ batchTextId, title: assignments.title, of: classes, handedInAt: pupilTexts.handedInAt })
    .from(pupilTexts)
    .innerJoin(assignments, eq(assignments.id, pupilTexts.assignmentId))
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(and(inArray(pupilTexts.pupilId, ids), lt(pupilTexts.handedInAt, handedInAt)))
    .orderBy(asc(pupilTexts.handedInAt));
  return rows.map(({ of, ...text }) => ({ ...text, className: of.id === row.id ? null : of.name }));
}
