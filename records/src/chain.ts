import { RECORD_FORMAT, RECORD_VERSION, type RecordEntry, type RecordHead } from "@geulgyeol/contract";
import { hashText } from "./commitment.ts";

/** What the chain covers of an entry. */
export type ChainedEntry = Pick<RecordEntry, "time" | "at" | "removed" | "length" | "origin" | "from">;

/** The chain begins with the hash of its head, whose fields have a fixed order. */
export function firstHash({ recordId, startedAt }: RecordHead): string {
  return hashText(JSON.stringify([RECORD_FORMAT, RECORD_VERSION, recordId, startedAt]));
}

/** Each further hash covers the previous one and the entry's line, so that no entry can be changed, removed or inserted. */
export function nextHash(before: string, entry: ChainedEntry, commitment: string): string {
  const { time, at, removed, length, origin, from } = entry;
  const line = [time, at, removed, length, origin, commitment, ...(from === undefined ? [] : [from.entry, from.at])];
  return hashText(`${before}\n${JSON.stringify(line)}`);
}
