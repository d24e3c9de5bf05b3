import type { GrainBar, HistoryEntry } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import { type AnalysisRow, grainOf, titleOf } from "../analysis/index.ts";
import { isOutdated, type Versions } from "./rules.ts";
import { bigramKeys, foldText, monthOf, ownerKeys } from "./search-keys.ts";
import { historyEntries, historyTexts } from "./tables.ts";

/** Adds an analysis to the history, or updates its row. */
export async function upsertHistoryEntry(db: Queryable, analysis: AnalysisRow): Promise<void> {
  const { id: analysisId, userId, sequence, createdAt, kind, source, charCount, isFavourite } = analysis;
  const { verdict, aiProbability, engineVersion, modelVersion, report } = analysis;
  const title = titleOf(analysis);
  const entry: Required<typeof historyEntries.$inferInsert> = {
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
    certainty: report.certainty ?? null,
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

/** The displayed fields of a row. */
export function toEntry(
  row: typeof historyEntries.$inferSelect,
  versions: Versions,
  excerpt: HistoryEntry["excerpt"],
): HistoryEntry {
  const { analysisId: id, createdAt, lower, upper, grain, title, kind, source, charCount, verdict } = row;
  const { aiProbability, certainty, isHeld, isFavourite } = row;
  return {
    id,
    createdAt: createdAt.toISOString(),
    title,
    kind,
    source,
    charCount,
    verdict,
    aiProbability,
    ...(certainty && { certainty }),
    interval: { lower, upper },
    isHeld,
    isFavourite,
    isOutdated: isOutdated(row, versions),
    grain: unpackGrain(grain),
    excerpt,
  };
}

const NONE = -1;
const THOUSANDTHS = 1_000;
const LONGEST = 32_767;

function packGrain(bars: readonly GrainBar[]): number[] {
  return bars.flatMap(({ length, aiProbability }) => [
    Math.min(LONGEST, length),
    aiProbability === null ? NONE : Math.round(aiProbability * THOUSANDTHS),
  ]);
}

function unpackGrain(packed: readonly number[]): GrainBar[] {
  const bars: GrainBar[] = [];
  for (let at = 0; at + 1 < packed.length; at += 2) {
    const [length = 1, thousandths = NONE] = packed.slice(at, at + 2);
    bars.push({ length, aiProbability: thousandths === NONE ? null : thousandths / THOUSANDTHS });
  }
  return bars;
}
