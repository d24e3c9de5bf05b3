import type { OpenedBatchText } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import { type EngineVersions, findVisible } from "../analysis/index.ts";
import { describeAnalysis } from "../history/index.ts";
import { findText } from "./queries.ts";
import { type BatchRow, toBatchText } from "./rules.ts";

/** A text of a batch with its whole result; whose batch it is was checked before. Throws `NOT_FOUND`. */
export async function readBatchText(
  { db, now, versions }: { db: Queryable; now: Date; versions: EngineVersions },
  { id: batchId, name }: Pick<BatchRow, "id" | "name">,
  id: string,
): Promise<OpenedBatchText> {
  const row = await findText(db, batchId, id);
  const stored = row.analysisId === null ? undefined : (await findVisible(db, [row.analysisId])).get(row.analysisId);
  return {
    batch: { id: batchId, name },
    text: toBatchText(row, now),
    analysis: stored === undefined ? null : await describeAnalysis({ db, versions }, stored),
  };
}
