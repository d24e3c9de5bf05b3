import type { RecordEntry, Stamp, WritingRecord } from "@geulgyeol/contract";
import { type Arrival, type OriginClass, type OriginRun, unitsByOrigin, walkOrigins } from "./origins.ts";
import { type Pace, paceOf } from "./pace.ts";
import { changesText, finalLength } from "./replay.ts";
import { type Session, sessionsOf } from "./time-grain.ts";
import { type StampedPart, stampedPart } from "./unstamped.ts";

/** What a record says in numbers; the words stand in `wording/`. Times are milliseconds since 1970, lengths UTF-16 units. */
export interface RecordFacts extends StampedPart {
  readonly startedAt: number;
  readonly endedAt: number;
  /** Entries of the record, and the stamps among them that the server has confirmed. */
  readonly entries: number;
  readonly stamps: number;
  readonly sessions: readonly Session[];
  /** Minutes of all sessions in which the text changed. */
  readonly activeMinutes: number;
  /** Length of the final text, and how much of it is from where. */
  readonly length: number;
  readonly units: Readonly<Record<OriginClass, number>>;
  readonly runs: readonly OriginRun[];
  readonly arrivals: readonly Arrival[];
  /** What the writer says of an arrival, by its entry; null where it is not shown. */
  readonly notes: ReadonlyMap<number, string | null>;
  /** Stretches that were moved or copied within the text. */
  readonly moves: number;
  /** Deleted units, without what was undone or put elsewhere, and deletions of a phrase at once. */
  readonly deleted: number;
  readonly phrasesDeleted: number;
  readonly pace: Pace;
}

/** A deletion of so many units at once counts as one of a phrase. */
const PHRASE_UNITS = 10;

/** The facts of a record whose entries fit together. `stamps`: what the server has confirmed. */
export function factsOf(record: Pick<WritingRecord, "head" | "entries">, stamps: readonly Stamp[]): RecordFacts {
  const { entries, head } = record;
  const sessions = sessionsOf(entries);
  const { runs, arrivals } = walkOrigins(entries);
  const startedAt = Date.parse(head.startedAt);
  return {
    startedAt: startedAt + (sessions[0]?.from ?? 0),
    endedAt: startedAt + (sessions.at(-1)?.to ?? 0),
    entries: entries.length,
    stamps: stamps.length,
    ...stampedPart(entries, stamps, startedAt),
    sessions,
    activeMinutes: sessions.reduce((sum, { minutes }) => sum + minutes.filter(({ isActive }) => isActive).length, 0),
    length: finalLength(entries),
    units: unitsByOrigin(runs),
    runs,
    arrivals,
    notes: new Map(entries.flatMap(({ origin, at, inserted }) => (origin === "note" ? [[at, inserted]] : []))),
    moves: entries.filter(({ origin }) => origin === "move").length,
    ...deletionsOf(entries),
    pace: paceOf(entries, stamps),
  };
}

function deletionsOf(entries: readonly RecordEntry[]): Pick<RecordFacts, "deleted" | "phrasesDeleted"> {
  let [deleted, phrasesDeleted] = [0, 0];
  const moved = new Set(entries.map(({ from }) => from?.entry));
  for (const [index, { origin, removed }] of entries.entries()) {
    if (!changesText(origin) || origin === "undo") continue;
    if (moved.has(index) && origin !== "move") continue;
    deleted += removed;
    if (removed >= PHRASE_UNITS) phrasesDeleted++;
  }
  return { deleted, phrasesDeleted };
}
