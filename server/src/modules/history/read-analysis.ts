import type { HistoryAnalysis } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import { findEarlierVersion, hasFeedback, readOwnAnalysis, titleOf, toStoredResult } from "../analysis/index.ts";
import { isOutdated, type Versions } from "./rules.ts";

/** One complete stored analysis. Throws the codes of `readOwnAnalysis`. */
export async function readAnalysis(
  { db, now, versions }: { db: Queryable; now: Date; versions: Versions },
  userId: string,
  id: string,
): Promise<HistoryAnalysis> {
  const stored = await readOwnAnalysis({ db, now }, userId, id);
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
    isRated: await hasFeedback(db, id),
    earlierVersion: earlier && { id: earlier.id, createdAt: earlier.createdAt.toISOString() },
  };
}
