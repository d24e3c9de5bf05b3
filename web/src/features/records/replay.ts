import type { RecordEntry, RecordHead } from "./record-format.ts";

/** From this duration on, the time between two changes counts as a pause. */
export const PAUSE_MS = 30_000;

function applyEntry(text: string, { at, removed, inserted }: RecordEntry): string {
  return text.slice(0, at) + inserted + text.slice(at + removed);
}

/** The text after the first `count` changes. */
export function textAfter(
  { startText }: Pick<RecordHead, "startText">,
  entries: readonly RecordEntry[],
  count: number,
): string {
  let text = startText;
  for (let index = 0; index < count; index++) text = applyEntry(text, entries[index] as RecordEntry);
  return text;
}

export interface RecordSummary {
  /** Total duration up to the last change, and the part in pauses, in ms. */
  readonly lastedMs: number;
  readonly pausedMs: number;
  readonly pauses: number;
  /** UTF-16 units. */
  readonly typed: number;
  readonly removed: number;
  /** Texts inserted at once: pasted, dropped, from a file, from the AI edit. */
  readonly arrivals: readonly {
    readonly time: number;
    readonly origin: RecordEntry["origin"];
    readonly size: number;
  }[];
  readonly arrived: number;
}

const AT_ONCE: ReadonlySet<RecordEntry["origin"]> = new Set(["paste", "drop", "file", "edit", "other"]);

/** Statistics of the record. Text restored by undo or from an earlier version counts as neither typed nor inserted. */
export function summarise(entries: readonly RecordEntry[]): RecordSummary {
  let [typed, removed, arrived, pausedMs, pauses, before] = [0, 0, 0, 0, 0, 0];
  const arrivals: { time: number; origin: RecordEntry["origin"]; size: number }[] = [];
  for (const { time, inserted, removed: gone, origin } of entries) {
    if (time - before >= PAUSE_MS) {
      pauses++;
      pausedMs += time - before;
    }
    before = time;
    removed += gone;
    if (origin === "type") typed += inserted.length;
    if (AT_ONCE.has(origin) && inserted.length > 0) {
      arrived += inserted.length;
      arrivals.push({ time, origin, size: inserted.length });
    }
  }
  return { lastedMs: before, pausedMs, pauses, typed, removed, arrivals, arrived };
}
