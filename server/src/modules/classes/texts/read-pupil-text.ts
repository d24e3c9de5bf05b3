import type { readEarlierTexts as earlierEndpoint, readPupilText as endpoint } from "@geulgyeol/contract";
import { and, asc, eq, lt } from "drizzle-orm";
import type { z } from "zod";
import type { EngineVersions } from "../../analysis/index.ts";
import { readBatchText, readTextContent } from "../../batches/index.ts";
import { unpackRecord } from "../../records/index.ts";
import { toPupilText } from "../assignments/read-assignment.ts";
import { type ClassParts, openPupilText } from "../open-class.ts";
import { assignments, pupilTexts } from "../tables.ts";

/** What a pupil handed in, with its whole result and record. Throws the refusals of the role. */
export async function readPupilText(
  parts: ClassParts & { readonly versions: EngineVersions },
  userId: string,
  id: string,
): Promise<z.input<typeof endpoint.response>> {
  const { db } = parts;
  const { assignment, pupilText } = await openPupilText(db, userId, { id, action: "readTexts" });
  const opened = await readBatchText(parts, { id: assignment.batchId, name: assignment.title }, pupilText.batchTextId);
  return {
    assignmentId: assignment.id,
    handIn: toPupilText(pupilText, opened.text),
    content: await readTextContent(db, pupilText.batchTextId),
    analysis: opened.analysis,
    writing: pupilText.record && {
      record: JSON.parse(await unpackRecord(pupilText.record)),
      stamps: [],
      showsReplay: pupilText.showsReplay,
    },
    earlierTexts: (await findEarlier(db, pupilText)).length,
  };
}

/** The texts of the same pupil from before, with which the page compares this one. Throws the refusals of the role. */
export async function readEarlierTexts(
  { db }: ClassParts,
  userId: string,
  id: string,
): Promise<z.input<typeof earlierEndpoint.response>> {
  const { pupilText } = await openPupilText(db, userId, { id, action: "compareWithEarlierTexts" });
  const earlier = [];
  for (const { batchTextId, title, handedInAt } of await findEarlier(db, pupilText)) {
    const content = await readTextContent(db, batchTextId);
    if (content !== "") earlier.push({ title, handedInAt: handedInAt.toISOString(), content });
  }
  return { content: await readTextContent(db, pupilText.batchTextId), earlier };
}

/** Only of the same pupil in the same class: elsewhere a name may be somebody else's. */
async function findEarlier(
  db: ClassParts["db"],
  { pupilId, handedInAt }: Pick<typeof pupilTexts.$inferSelect, "pupilId" | "handedInAt">,
) {
  if (pupilId === null) return [];
  return db
    .select({ batchTextId: pupilTexts.batchTextId, title: assignments.title, handedInAt: pupilTexts.handedInAt })
    .from(pupilTexts)
    .innerJoin(assignments, eq(assignments.id, pupilTexts.assignmentId))
    .where(and(eq(pupilTexts.pupilId, pupilId), lt(pupilTexts.handedInAt, handedInAt)))
    .orderBy(asc(pupilTexts.handedInAt));
}
