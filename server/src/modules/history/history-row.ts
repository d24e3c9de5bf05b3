import type { GrainBar, HistoryEntry } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import type { Parameter } from "../../db/statement.ts";
import {
  type AnalysisRow,
  type NewAnalysis,
  outlineOf,
  ownTitle,
  type ReportOutline,
  titleOf,
} from "../analysis/index.ts";
import { indexAgain } from "./index-analyses.ts";
import { isOutdated, type Versions } from "./rules.ts";
import { historyEntries } from "./tables.ts";

/** Adds an analysis to the history and its search, or updates its rows. */
export async function upsertHistoryEntry(db: Queryable, analysis: AnalysisRow): Promise<void> {
  const { id: analysisId, userId, sequence, createdAt, kind, source, charCount, isFavourite } = analysis;
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
  const outlined =
    <Value>(value: (outline: ReportOutline) => Value) =>
    (input: Input) =>
      value(read(input).outline);
  const columns: readonly (readonly [string, string])[] = [
    ["analysis_id", $("text", (input) => read(input).id)],
    ["user_id", $("text", (input) => read(input).userId)],
    ["created_at", $("timestamptz", (input) => read(input).createdAt)],
    ["title", $("text", (input) => newTitle(read(input)))],
    ["kind", $("text", (input) => read(input).kind)],
    ["source", $("text", (input) => read(input).source.kind)],
    ["char_count", $("int", (input) => read(input).charCount)],
    ["verdict", $("text", (input) => read(input).verdict)],
    ["ai_probability", $("float8", (input) => read(input).aiProbability)],
    [
      "certainty",
      $(
        "text",
        outlined(({ certainty }) => certainty),
      ),
    ],
    [
      "lower",
      $(
        "float8",
        outlined(({ interval }) => interval.lower),
      ),
    ],
    [
      "upper",
      $(
        "float8",
        outlined(({ interval }) => interval.upper),
      ),
    ],
    [
      "is_held",
      $(
        "boolean",
        outlined(({ holdReason }) => holdReason !== null),
      ),
    ],
    ["is_favourite", "false"],
    ["engine_version", $("text", (input) => read(input).engineVersion)],
    ["model_version", $("text", (input) => read(input).modelVersion)],
    [
      "grain",
      `${$(
        "text",
        outlined(({ grain }) => `{${packGrain(grain).join()}}`),
      )}::smallint[]`,
    ],
  ];
  return `listed as (
      insert into history_entries (sequence, ${columns.map(([name]) => name).join(", ")})
      select sequence, ${columns.map(([, value]) => value).join(", ")} from stored
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
