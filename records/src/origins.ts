import type { RecordEntry, RecordOrigin } from "@geulgyeol/contract";
import { OriginText } from "./origin-text.ts";
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

/**
 * Follows each character through the entries, without reading a text: what is undone or done again keeps the origin that
 * it had. Requires entries that fit together, see `checkRecord`.
 */
export class OriginWalk {
  readonly #text = new OriginText();
  readonly #origins: RecordOrigin[] = [];
  readonly #arrived: Omit<Arrival, "kept">[] = [];
  readonly #numbers = new Map<OriginClass, number>();

  step({
    at,
    removed,
    length,
    origin,
    time,
  }: Pick<RecordEntry, "at" | "removed" | "length" | "origin" | "time">): void {
    const index = this.#origins.push(origin) - 1;
    if (!changesText(origin)) return;
    const gone = this.#text.remove(at, removed);
    const left = origin === "undo" ? this.#text.bringBack(at, length, gone.length > 0) : length;
    if (left > 0) this.#text.insert(at + length - left, left, origin === "type" ? TYPED : index);
    this.#text.tidy();
    if (left === 0 || origin === "type") return;
    const kind = classOf(origin);
    const number = (this.#numbers.get(kind) ?? 0) + 1;
    this.#numbers.set(kind, number);
    const removedTyped = gone.reduce((sum, run) => sum + (run.from === TYPED ? run.length : 0), 0);
    this.#arrived.push({ index, origin: kind, number, time, length: left, removed, removedTyped });
  }

  /** What stands in the text after the entries so far. */
  runs(): readonly OriginRun[] {
    return this.#text
      .visible()
      .map(({ from, length }) =>
        from === TYPED
          ? { length, origin: "typed", from: null }
          : { length, origin: classOf(this.#origins[from] as RecordOrigin), from },
      );
  }

  arrivals(): readonly Arrival[] {
    const kept = new Map<number, number>();
    for (const { from, length } of this.#text.visible()) kept.set(from, (kept.get(from) ?? 0) + length);
    return this.#arrived.map((one) => ({ ...one, kept: kept.get(one.index) ?? 0 }));
  }
}

/** The walk through all entries. */
export function walkOrigins(entries: readonly RecordEntry[]): {
  readonly runs: readonly OriginRun[];
  readonly arrivals: readonly Arrival[];
} {
  const walk = new OriginWalk();
  for (const entry of entries) walk.step(entry);
  return { runs: walk.runs(), arrivals: walk.arrivals() };
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
