import { setImmediate as breathe } from "node:timers/promises";
import type { WritingRecord } from "@geulgyeol/contract";
import { checkRecord, factsOf, finalText, type RecordFacts } from "@geulgyeol/records";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { packRecord } from "./pack-record.ts";
import { readOwnStamps } from "./read-own-stamps.ts";

/** How much of its texts a record is meant to show. */
export interface Shown {
  readonly showsText: boolean;
  readonly showsReplay: boolean;
}

/** A record that fits together, with what is stored of it. */
export interface AcceptedRecord {
  readonly bytes: Uint8Array;
  readonly facts: RecordFacts;
  /** The final text; null if the record does not show it. */
  readonly text: string | null;
}

/**
 * Checks a record from a device: it shows what it is meant to show and no more, its chain is whole, and each stamp that it
 * claims was given to this user. Throws `RECORD_INVALID` and `RECORD_TOO_LARGE`.
 */
export async function acceptRecord(
  db: Queryable,
  userId: string | null,
  { record, shown }: { readonly record: WritingRecord; readonly shown: Shown },
): Promise<AcceptedRecord> {
  if (!showsAsMeant(record, shown)) throw new AppError("RECORD_INVALID");
  const walk = checkRecord(record);
  let step = walk.next();
  while (!step.done) {
    await breathe();
    step = walk.next();
  }
  if (step.value.fault !== null) throw new AppError("RECORD_INVALID");
  const stamps = userId === null ? [] : await readOwnStamps(db, userId, record.head.recordId);
  const given = new Map(stamps.map(({ entries, hash }) => [entries, hash]));
  const isStamped = record.stamps.every(({ entries, hash }) => given.get(entries) === hash);
  if (!isStamped) throw new AppError("RECORD_INVALID");
  const text = shown.showsText || shown.showsReplay ? finalText(record.entries) : null;
  return { bytes: await packRecord(record), facts: factsOf(record, stamps), text };
}

/** Whether it withholds what is not to be shown, and gives what is. The secret opens every text. */
function showsAsMeant({ secret, entries }: WritingRecord, { showsText, showsReplay }: Shown): boolean {
  if (showsReplay) return entries.every(({ inserted }) => inserted !== null);
  if (secret !== null) return false;
  if (showsText) return finalText(entries) !== null;
  return entries.every(({ inserted, length, source }) => (inserted === null || length === 0) && source === null);
}

/** Typed characters of the final text in percent; 0 for an empty text. */
export function typedPercent({ units, length }: RecordFacts): number {
  return length === 0 ? 0 : Math.round((units.typed / length) * 100);
}
