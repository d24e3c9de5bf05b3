import {
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordEntry,
  type RecordOrigin,
  type Stamp,
  type WritingRecord,
} from "@geulgyeol/contract";
import { firstHash, nextHash } from "../chain.ts";
import { commitmentOf, saltsOf } from "../commitment.ts";

const STARTED_AT = "2026-11-18T12:00:00.000Z";
export const SECRET = "5".repeat(64);

/** A change before it has its place in a chain. */
export interface Step {
  readonly time: number;
  readonly at: number;
  readonly removed?: number;
  readonly inserted?: string;
  readonly origin?: RecordOrigin;
  readonly source?: string;
  readonly from?: RecordEntry["from"];
}

/** A record of these steps, with its hashes after 0, 1, 2 … entries. */
export function composeRecord(
  steps: readonly Step[],
  { recordId = "0".repeat(32), startedAt = STARTED_AT, secret = SECRET } = {},
): { record: WritingRecord; hashes: readonly string[] } {
  const head = { recordId, startedAt };
  const saltAt = saltsOf(secret);
  const hashes = [firstHash(head)];
  const entries = steps.map(({ time, at, removed = 0, inserted = "", origin = "type", source = null, from }, index) => {
    const entry = { time, at, removed, length: inserted.length, origin, inserted, source, ...(from && { from }) };
    hashes.push(nextHash(hashes[index] as string, entry, commitmentOf(saltAt(index), inserted, source)));
    return entry;
  });
  const hash = hashes.at(-1) as string;
  const record = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    head,
    secret,
    entries,
    hash,
    stamps: [],
    exportedAt: startedAt,
  };
  return { record: record as WritingRecord, hashes };
}

/** The same record with stamps after these numbers of entries, each when its entry had been written by an honest clock. */
export function stamped(
  { record, hashes }: ReturnType<typeof composeRecord>,
  counts: readonly number[],
): { record: WritingRecord; stamps: readonly Stamp[] } {
  const stamps = counts.map((entries) => ({
    entries,
    hash: hashes[entries] as string,
    characters: 0,
    stampedAt: new Date(
      Date.parse(record.head.startedAt) + (record.entries[entries - 1]?.time ?? 0) + 500,
    ).toISOString(),
  }));
  return { record: { ...record, stamps }, stamps };
}

/** Types a text letter by letter from `time` on, at uneven distances, as people do. */
export function typing(text: string, { time = 0, at = 0, distance = 180 } = {}): Step[] {
  let now = time;
  return Array.from({ length: text.length }, (_, index) => {
    now += distance * (0.5 + ((index * 7919) % 100) / 60);
    return { time: Math.round(now), at: at + index, inserted: text.charAt(index) };
  });
}
