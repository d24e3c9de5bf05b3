import type { Queryable } from "../../db/connection.ts";
import { type AnalysisRow, grainOf, titleOf } from "../analysis/index.ts";
import { packGrain } from "./rules.ts";
import { bigramKeys, foldText, monthOf, ownerKeys } from "./search-keys.ts";
import { historyEntries, historyTexts } from "./tables.ts";

/** Puts an analysis into the history, or again as it is now. */
export async function upsertHistoryEntry(db: Queryable, analysis: AnalysisRow): Promise<void> {
  const { id: analysisId, userId, sequence, createdAt, kind, source, charCount, isFavourite } = analysis;
  const { verdict, aiProbability, engineVersion, modelVersion, report } = analysis;
  const title = titleOf(analysis);
  const entry = {
    analysisId,
    userId,
    sequence,
    createdAt,
    title,
    kind,
    source: source.kind,
    charCount,
    verdict,
    aiProbability,
    ...report.interval,
    isHeld: report.hold !== null,
    isFavourite,
    engineVersion,
    modelVersion,
    grain: packGrain(grainOf(report.sentences)),
  };
  const [foldedTitle, foldedText] = [foldText(title), foldText(analysis.text)];
  const month = monthOf(createdAt);
  const facts = { verdict, kind, isFavourite };
  const owner = [...ownerKeys(userId, month, facts), ...ownerKeys(userId, month.slice(0, 4), facts)];
  const search = {
    analysisId,
    userId,
    sequence,
    createdAt,
    folded: `${foldedTitle}\n${foldedText}`,
    keys: [...new Set([...owner, ...bigramKeys(foldedTitle), ...bigramKeys(foldedText)])],
  };
  await db.insert(historyEntries).values(entry).onConflictDoUpdate({ target: historyEntries.analysisId, set: entry });
  await db.insert(historyTexts).values(search).onConflictDoUpdate({ target: historyTexts.analysisId, set: search });
}
