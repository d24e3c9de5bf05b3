import type { HistoryAnalysis } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import {
  type AnalysisRow,
  findEarlierVersion,
  hasFeedback,
  readOwnAnalysis,
  titleOf,
  toStoredResult,
} from "../analysis/index.ts";
import { isOutdated, type Versions } from "./rules.ts";

/** One complete stored analysis. Throws the codes of `readOwnAnalysis`. */
export async function readAnalysis(
  { db, now, versions }: { db: Queryable; now: Date; versions: Versions },
  userId: string,
  id: string,
): Promise<HistoryAnalysis> {
  return describeAnalysis({ db, versions }, await readOwnAnalysis({ db, now }, userId, id));
}

/** The whole result of a stored analysis, as shown to its owner. */
export async function describeAnalysis(
  { db, versions }: { db: Queryable; versions: Versions },
  stored: AnalysisRow,
): Promise<HistoryAnalysis> {
  const earlier = await findEarlierVersion(db, stored);
  const { text, title, isFavourite, source } = stored;
  return {
    result: toStoredResult(stored),
    text,
    title: titleOf(stored),
    hasOwnTitle: title !== null,
    isFavourite,
    source,
    isOutdated: isOutdated(stored, versions),
    isRated: await hasFeedback(db, stored.id),
    earlierVersion: earlier && { id: earlier.id, createdAt: earlier.createdAt.toISOString() },
  };
}
