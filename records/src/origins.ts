import { RECORD_MOVE_MIN, type RecordEntry, type RecordOrigin } from "@geulgyeol/contract";
import { cutRuns, OriginText, type Run } from "./origin-text.ts";
import { changesText } from "./replay.ts";

/** Where a character of the text came from, as readers see it. `other`: there before the record, or changed outside of it. */
export const ORIGIN_CLASSES = ["typed", "paste", "file", "ai", "other"] as const;
export type OriginClass = (typeof ORIGIN_CLASSES)[number];

const CLASS_OF: Readonly<Record<RecordOrigin, OriginClass>> = {
  type: "typed",
  paste: "paste",
  drop: "paste",
  // Only where what it moved could not be found.
  move: "paste",
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
  /** UTF-16 units that it brought, and those of them in the final text; what was copied there again counts too. */
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
  /** What was removed at once, by its entry: it may be pasted again elsewhere. */
  readonly #removals = new Map<number, { readonly at: number; readonly runs: readonly Run[] }>();

  readonly #copied = new Set<number>();

  step(entry: Pick<RecordEntry, "at" | "removed" | "length" | "origin" | "time" | "from">): void {
    const { at, removed, length, origin, time } = entry;
    const index = this.#origins.push(origin) - 1;
    if (!changesText(origin)) return;
    const moved = origin === "move" ? this.#movedBy(entry, index) : [];
    const gone = this.#text.remove(at, removed);
    if (removed >= RECORD_MOVE_MIN) this.#removals.set(index, { at, runs: gone });
    let left = origin === "undo" ? this.#text.bringBack(at, length, gone.length > 0) : length;
    for (const run of moved) {
      this.#copied.add(run.from);
      this.#text.insert(at + length - left, run.length, run.from);
      left -= run.length;
    }
    if (left > 0) this.#text.insert(at + length - left, left, origin === "type" ? TYPED : index);
    this.#text.tidy();
    if (left === 0 || origin === "type") return;
    const kind = classOf(origin);
    const number = (this.#numbers.get(kind) ?? 0) + 1;
    this.#numbers.set(kind, number);
    const removedTyped = gone.reduce((sum, run) => sum + (run.from === TYPED ? run.length : 0), 0);
    this.#arrived.push({ index, origin: kind, number, time, length: left, removed, removedTyped });
  }

  /** What a `move` brings has the origin that it had where it stood. Nothing if it did not stand there. */
  #movedBy({ from, length }: Pick<RecordEntry, "from" | "length">, index: number): readonly Run[] {
    if (from === undefined) return [];
    if (from.entry === index) return this.#text.between(from.at, length);
    const removal = this.#removals.get(from.entry);
    return removal === undefined ? [] : cutRuns(removal.runs, from.at - removal.at, length);
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

  /** Numbers of the entries of which letters were moved or copied within the text. */
  copied(): ReadonlySet<number> {
    return this.#copied;
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
  readonly copied: ReadonlySet<number>;
} {
  const walk = new OriginWalk();
  for (const entry of entries) walk.step(entry);
  return { runs: walk.runs(), arrivals: walk.arrivals(), copied: walk.copied() };
}

/** UTF-16 units of the final text by their origin. */
export function unitsByOrigin(runs: readonly OriginRun[]): Readonly<Record<OriginClass, number>> {
  const units: Record<OriginClass, number> = { typed: 0, paste: 0, file: 0, ai: 0, other: 0 };
  for (const { origin, length } of runs) units[origin] += length;
  return units;
}
