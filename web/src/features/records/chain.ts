import { sha256 } from "../../shared/hash/sha256.ts";
import type { RecordEntry, RecordHead, WritingRecord } from "./record-format.ts";

/** Canonical line of an entry with fields in a fixed order, from which any tool can compute the chain. */
function headLine({ recordId, startedAt, startText }: RecordHead): string {
  return JSON.stringify(["geulgyeol-writing-record", 1, recordId, startedAt, startText]);
}

function entryLine({ time, at, removed, inserted, origin }: RecordEntry): string {
  return JSON.stringify([time, at, removed, inserted, origin]);
}

/** The chain begins with the hash of its head. */
export function firstHash(head: RecordHead): Promise<string> {
  return sha256(headLine(head));
}

/**
 * Each further hash covers the previous one and the entry, so that no entry can be changed, removed or inserted later.
 */
export function nextHash(before: string, entry: RecordEntry): Promise<string> {
  return sha256(`${before}\n${entryLine(entry)}`);
}

/** The hash after 0, 1, 2 … entries. */
export async function hashesOf(head: RecordHead, entries: readonly RecordEntry[]): Promise<readonly string[]> {
  const hashes = [await firstHash(head)];
  for (const entry of entries) hashes.push(await nextHash(hashes[hashes.length - 1] as string, entry));
  return hashes;
}

/** An inconsistency within a record. */
export type ChainFault =
  | { readonly part: "hash" }
  | { readonly part: "entry"; readonly index: number }
  | { readonly part: "stamp"; readonly entries: number };

/** The inconsistency of a record, or null: entries that do not fit the text, a wrong hash, stamps of other states. */
export async function findFault({ head, entries, hash, stamps }: WritingRecord): Promise<ChainFault | null> {
  let length = head.startText.length;
  let time = 0;
  for (const [index, entry] of entries.entries()) {
    if (entry.at + entry.removed > length || entry.time < time) return { part: "entry", index };
    length += entry.inserted.length - entry.removed;
    time = entry.time;
  }
  const hashes = await hashesOf(head, entries);
  if (hashes.at(-1) !== hash) return { part: "hash" };
  const wrong = stamps.find((stamp) => hashes[stamp.entries] !== stamp.hash);
  return wrong === undefined ? null : { part: "stamp", entries: wrong.entries };
}
