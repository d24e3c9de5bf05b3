import type { RecordEntry, RecordOrigin } from "@geulgyeol/contract";
import { OriginText, type Run } from "./origin-text.ts";
import { changesText } from "./replay.ts";

/** Where a character of the text came from, as readers see it. `other`: there before the record, or changed outside of it. */
export const ORIGIN_CLASSES = ["typed", "paste", "file", "ai", "other"] as const;
export type OriginClass = (typeof ORIGIN_CLASSES)[number];

const CLASS_OF: Readonly<Record<RecordOrigin, OriginClass>> = {
  type: "typed",
  paste: "paste",
  drop: "paste",
  cut: "other",
  // Only where what it brought back could not be found.
  undo: "other",
  edit: "ai",
  file: "file",
  restore: "other",
  other: "other",
  start: "other",
  state: "other",
  note: "other",
};

export function classOf(origin: RecordOrigin): OriginClass {
  return CLASS_OF[origin];
}

/** A stretch of the final text from one origin. */
export interface OriginRun {
  /** UTF-16 units. */
  readonly length: number;
  readonly origin: OriginClass;
  /** Number of the entry that brought it; null for typed text. */
  readonly from: number | null;
}

/** A text that came at once: pasted, from a file, from an AI edit, or from outside of the record. */
export interface Arrival {
  readonly index: number;
  readonly origin: OriginClass;
  /** Its number among those of its origin, from 1. */
  readonly number: number;
  readonly time: number;
  /** UTF-16 units that it brought, and those of them in the final text. */
  readonly length: number;
  readonly kept: number;
  /** Units that it replaced, and those of them that were typed. */
  readonly removed: number;
  readonly removedTyped: number;
}

/** Typed text has no entry of its own, since a typed passage consists of many. */
const TYPED = -1;

interface OriginWalk {
  readonly runs: readonly OriginRun[];
  readonly arrivals: readonly Arrival[];
}

/**
 * Follows each character through all entries, without reading a text: what is undone or done again keeps the origin that
 * it had. Requires entries that fit together, see `checkRecord`.
 */
export function walkOrigins(entries: readonly RecordEntry[]): OriginWalk {
  const text = new OriginText();
  const arrived: Omit<Arrival, "kept">[] = [];
  const numbers = new Map<OriginClass, number>();
  entries.forEach((entry, index) => {
    const { at, removed, length, origin, time } = entry;
    if (!changesText(origin)) return;
    const gone = text.remove(at, removed);
    const left = origin === "undo" ? text.bringBack(at, length, gone.length > 0) : length;
    if (left > 0) text.insert(at + length - left, left, origin === "type" ? TYPED : index);
    text.tidy();
    if (left === 0 || origin === "type") return;
    const kind = classOf(origin);
    const number = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, number);
    const removedTyped = gone.reduce((sum, run) => sum + (run.from === TYPED ? run.length : 0), 0);
    arrived.push({ index, origin: kind, number, time, length: left, removed, removedTyped });
  });
  const runs = text.visible();
  const kept = new Map<number, number>();
  for (const { from, length } of runs) kept.set(from, (kept.get(from) ?? 0) + length);
  return {
    runs: runs.map((run) => toOriginRun(run, entries)),
    arrivals: arrived.map((one) => ({ ...one, kept: kept.get(one.index) ?? 0 })),
  };
}

function toOriginRun({ from, length }: Run, entries: readonly RecordEntry[]): OriginRun {
  if (from === TYPED) return { length, origin: "typed", from: null };
  return { length, origin: classOf((entries[from] as RecordEntry).origin), from };
}

export function arrivalsOf(entries: readonly RecordEntry[]): readonly Arrival[] {
  return walkOrigins(entries).arrivals;
}

/** UTF-16 units of the final text by their origin. */
export function unitsByOrigin(runs: readonly OriginRun[]): Readonly<Record<OriginClass, number>> {
  const units: Record<OriginClass, number> = { typed: 0, paste: 0, file: 0, ai: 0, other: 0 };
  for (const { origin, length } of runs) units[origin] += length;
  return units;
}
