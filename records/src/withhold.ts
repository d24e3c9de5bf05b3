import type { RecordEntry, WritingRecord } from "@geulgyeol/contract";
import { commitmentOf, saltsOf } from "./commitment.ts";
import { walkOrigins } from "./origins.ts";
import { changesText } from "./replay.ts";

/** How much of a record its writer shows: everything, the final text without what was deleted, or no text. */
export type Shown = "replay" | "text" | "nothing";

/**
 * The record with the texts that are not shown left out; its chain stays the same and can still be checked. With the final
 * text come notes, and insertions of which nothing was deleted. Without it the salt of the last state stays, so that a reader
 * who has the text can compare it. Throws for a record without its secret.
 */
export function withholdTexts(record: WritingRecord, shown: Shown): WritingRecord {
  if (record.secret === null) throw new Error("Only a record with its secret can be shown in part.");
  if (shown === "replay") return record;
  const saltAt = saltsOf(record.secret);
  const open = shown === "text" ? openEntries(record.entries) : new Set<number>();
  const compared = record.entries.findLastIndex(({ origin }) => origin === "state");
  const entries = record.entries.map((entry, index): RecordEntry => {
    const { inserted, source, length } = entry;
    if (inserted === null) throw new Error("The record shows a part of its texts only.");
    if (length === 0 && source === null) return entry;
    const salt = saltAt(index);
    if (open.has(index)) return { ...entry, salt };
    const hidden = { ...entry, inserted: null, source: null, commitment: commitmentOf(salt, inserted, source) };
    return index === compared ? { ...hidden, salt } : hidden;
  });
  return { ...record, secret: null, entries };
}

/** Numbers of the entries whose texts stand in the final text as a whole, of the state that holds it, and of notes. */
function openEntries(entries: readonly RecordEntry[]): Set<number> {
  const open = new Set<number>();
  const { arrivals, copied } = walkOrigins(entries);
  // Of what was copied, deleted letters may stand elsewhere again, so that the numbers agree.
  for (const { index, kept, length } of arrivals) if (kept === length && !copied.has(index)) open.add(index);
  let isFinal = true;
  for (let index = entries.length - 1; index >= 0; index--) {
    const { origin } = entries[index] as RecordEntry;
    if (origin === "note" || (origin === "state" && isFinal)) open.add(index);
    if (changesText(origin)) isFinal = false;
  }
  return open;
}
