import type { GrainBar, HistoryEntry } from "@geulgyeol/contract";
import { type Column, getTableColumns } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import type { Parameter } from "../../db/statement.ts";
import { type AnalysisRow, type NewAnalysis, outlineOf, ownTitle, titleOf } from "../analysis/index.ts";
import { indexAgain } from "./index-analyses.ts";
import { isOutdated, type Versions } from "./rules.ts";
import { historyEntries } from "./tables.ts";

type Entry = Required<typeof historyEntries.$inferInsert>;

/** What an entry is made of, of an analysis that is stored or being stored. */
type Listed = Pick<
  AnalysisRow,
  "id" | "userId" | "createdAt" | "kind" | "source" | "charCount" | "isFavourite" | "batchId"
> &
  Pick<NewAnalysis, "outline"> & { readonly title: string };

/** The columns of an entry, without its place in the order of storing. */
function entryOf({ id, outline, source, ...listed }: Listed): Omit<Entry, "sequence"> {
  const { userId, createdAt, title, kind, charCount, isFavourite, batchId } = listed;
  const { verdict, aiProbability, certainty, interval, holdReason, engineVersion, modelVersion, grain } = outline;
  return {
    analysisId: id,
    userId,
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
}

/** Adds an analysis to the history and its search, or updates its rows. */
export async function upsertHistoryEntry(db: Queryable, analysis: AnalysisRow): Promise<void> {
  const { sequence, text } = analysis;
  const listed = entryOf({ ...analysis, outline: outlineOf(analysis.report), title: titleOf(analysis) });
  const entry: Entry = { ...listed, sequence };
  await db.insert(historyEntries).values(entry).onConflictDoUpdate({ target: historyEntries.analysisId, set: entry });
  await indexAgain(db, { ...listed, text });
}

/** The entry of an analysis that is being stored. */
function newEntryOf(analysis: NewAnalysis): Omit<Entry, "sequence"> {
  const { source, text, outline } = analysis;
  const title = ownTitle({ source, text, firstSentence: outline.firstSentence });
  return entryOf({ ...analysis, title, isFavourite: false });
}

/** The same row as part of the statement that stores an analysis; its search data are written later. */
export function insertEntry<Input>($: Parameter<Input>, read: (input: Input) => NewAnalysis): string {
  // Each column is a parameter, and all are read from one entry.
  const entries = new WeakMap<NewAnalysis, Omit<Entry, "sequence">>();
  const entryFor = (analysis: NewAnalysis) => {
    const entry = entries.get(analysis) ?? newEntryOf(analysis);
    entries.set(analysis, entry);
    return entry;
  };
  const { sequence, ...columns } = getTableColumns(historyEntries);
  const given = typedEntries(columns).map(([name, column]) => ({
    name: column.name,
    value: $(column.getSQLType(), (input) => toDriver(column, entryFor(read(input))[name])),
  }));
  return `listed as (
      insert into history_entries (${sequence.name}, ${given.map(({ name }) => name).join(", ")})
      select sequence, ${given.map(({ value }) => value).join(", ")} from stored
      returning analysis_id, user_id),
    awaited as (insert into history_backlog (analysis_id, user_id) select analysis_id, user_id from listed)`;
}

const typedEntries = <Name extends string, Value>(record: Record<Name, Value>) =>
  Object.entries(record) as [Name, Value][];

const toDriver = (column: Column, value: unknown) => (value === null ? null : column.mapToDriverValue(value));

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
