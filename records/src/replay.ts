import type { RecordEntry, RecordOrigin } from "@geulgyeol/contract";
import { TextBuffer } from "./text-buffer.ts";

/** Entries between two texts that are kept for jumping. */
const KEPT_EVERY = 1_000;

/** False for entries that hold the whole text or a note. */
export function changesText(origin: RecordOrigin): boolean {
  return origin !== "state" && origin !== "note";
}

/** The text after any number of entries. Jumping is fast, since the text is kept at regular distances. */
export interface Replay {
  textAfter(count: number): string;
}

/** Null if the record does not show all its texts. */
export function openReplay(entries: readonly RecordEntry[]): Replay | null {
  if (entries.some(({ inserted }) => inserted === null)) return null;
  const kept: string[] = [""];
  return {
    textAfter(count) {
      const from = Math.min(Math.floor(count / KEPT_EVERY), kept.length - 1);
      const text = new TextBuffer(kept[from]);
      for (let index = from * KEPT_EVERY; index < count; index++) {
        const { at, removed, inserted, origin } = entries[index] as RecordEntry;
        if (changesText(origin)) text.replace(at, removed, inserted as string);
        if ((index + 1) % KEPT_EVERY === 0) kept[(index + 1) / KEPT_EVERY] ??= text.toString();
      }
      return text.toString();
    },
  };
}

/** Length of the text after all entries, in UTF-16 units. */
export function finalLength(entries: readonly RecordEntry[]): number {
  let units = 0;
  for (const { origin, length, removed } of entries) if (changesText(origin)) units += length - removed;
  return units;
}

/** The text after all entries, or null if the record does not show it. */
export function finalText(entries: readonly RecordEntry[]): string | null {
  for (let index = entries.length - 1; index >= 0; index--) {
    const { origin, inserted } = entries[index] as RecordEntry;
    if (origin === "state" && inserted !== null) return inserted;
    if (changesText(origin)) break;
  }
  return openReplay(entries)?.textAfter(entries.length) ?? null;
}
