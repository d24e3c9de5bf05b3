import type { RecordEntry, Stamp, WritingRecord } from "@geulgyeol/contract";

/** Clocks of devices are often some minutes wrong; more than this apart is a break. */
export const CLOCK_TOLERANCE_MS = 10 * 60_000;

/**
 * A place where a record does not fit the server's stamps. `index` is the first entry that may be wrong.
 * - `unknown`: the server has no such stamp for this record
 * - `clock`: the entry's time is too far from the time at which the server stamped the state beside it
 */
export interface StampFault {
  readonly part: "unknown" | "clock";
  readonly index: number;
  /** The server's time at `clock`, ISO 8601. */
  readonly stampedAt: string | null;
}

/**
 * Compares a record whose chain fits with the stamps that the server has itself confirmed, for the computed hashes. The
 * times in the record's own stamps are not used. Null if nothing is wrong.
 *
 * A stamped state existed by then, so its entries cannot be later; and it was the newest state, so the entry after it
 * cannot be earlier.
 */
export function findStampFault(record: WritingRecord, confirmed: readonly Stamp[]): StampFault | null {
  const known = new Map(confirmed.map((stamp) => [stamp.entries, stamp]));
  const claimed = record.stamps.map((stamp) => stamp.entries).sort((one, other) => one - other);
  const startedAt = Date.parse(record.head.startedAt);
  let before = 0;
  for (const count of claimed) {
    const stamp = known.get(count);
    if (stamp === undefined) return { part: "unknown", index: before, stampedAt: null };
    const { stampedAt } = stamp;
    const moment = Date.parse(stampedAt) - startedAt;
    if (timeOf(record.entries[count - 1], 0) > moment + CLOCK_TOLERANCE_MS) {
      return { part: "clock", index: Math.max(0, count - 1), stampedAt };
    }
    if (timeOf(record.entries[count], Number.POSITIVE_INFINITY) < moment - CLOCK_TOLERANCE_MS) {
      return { part: "clock", index: count, stampedAt };
    }
    before = count;
  }
  return null;
}

function timeOf(entry: RecordEntry | undefined, missing: number): number {
  return entry?.time ?? missing;
}
