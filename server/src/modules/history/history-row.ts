import type { GrainBar, HistoryEntry } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import type { Parameter } from "../../db/statement.ts";
import { type AnalysisRow, type NewAnalysis, outlineOf, ownTitle, titleOf } from "../analysis/index.ts";
import { indexAgain } from "./index-analyses.ts";
import { isOutdated, type Versions } from "./rules.ts";
import { historyEntries } from "./tables.ts";

/** Adds an analysis to the history and its search, or updates its rows. */
export async function upsertHistoryEntry(db: Queryable, analysis: AnalysisRow): Promise<void> {
  const { id: analysisId, userId, sequence, createdAt, kind, source, charCount, isFavourite, batchId } = analysis;
  const { verdict, aiProbability, certainty, interval, holdReason, engineVersion, modelVersion, grain } = outlineOf(
    analysis.report,
  );
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
    certainty,
    ...interval,
    isHeld: holdReason !== null,
    isFavourite,
    engineVersion,
    modelVersion,
    batchId,
    grain: packGrain(grain),
  };
  await db.insert(historyEntries).values(entry).onConflictDoUpdate({ target: historyEntries.analysisId, set: entry });
  await indexAgain(db, { analysisId, userId, createdAt, title, text: analysis.text, verdict, kind, isFavourite });
}

/** Title of an analysis that is being stored. */
const newTitle = ({ source, text, outline: { firstSentence } }: NewAnalysis) =>
  ownTitle({ source, text, firstSentence });

/** The same row as part of the statement that stores an analysis; its search data are written later. */
export function insertEntry<Input>($: Parameter<Input>, read: (input: Input) => NewAnalysis): string {
  const of = (type: string, value: (analysis: NewAnalysis) => unknown) => $(type, (input) => value(read(input)));
  const columns: Readonly<Record<string, string>> = {
    analysis_id: of("text", ({ id }) => id),
    user_id: of("text", ({ userId }) => userId),
    created_at: of("timestamptz", ({ createdAt }) => createdAt),
    title: of("text", newTitle),
    kind: of("text", ({ kind }) => kind),
    source: of("text", ({ source }) => source.kind),
    char_count: of("int", ({ charCount }) => charCount),
    verdict: of("text", ({ verdict }) => verdict),
    ai_probability: of("float8", ({ aiProbability }) => aiProbability),
    certainty: of("text", ({ outline }) => outline.certainty),
    lower: of("float8", ({ outline }) => outline.interval.lower),
    upper: of("float8", ({ outline }) => outline.interval.upper),
    is_held: of("boolean", ({ outline }) => outline.holdReason !== null),
    is_favourite: "false",
    engine_version: of("text", ({ engineVersion }) => engineVersion),
    model_version: of("text", ({ modelVersion }) => modelVersion),
    batch_id: of("text", ({ batchId }) => batchId),
    grain: `${of("text", ({ outline }) => `{${packGrain(outline.grain).join()}}`)}::smallint[]`,
  };
  return `listed as (
      insert into history_entries (sequence, ${Object.keys(columns).join(", ")})
      select sequence, ${Object.values(columns).join(", ")} from stored
      returning analysis_id, user_id),
    awaited as (insert into history_backlog (analysis_id, user_id) select analysis_id, user_id from listed)`;
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
