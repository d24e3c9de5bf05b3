import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { type CheckedRecord, jsonOf, type RecordFigures } from "./checked-record.ts";
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
  readonly figures: RecordFigures;
  /** The final text; null if the record does not show it. */
  readonly text: string | null;
}

/**
 * Takes a checked record from a device: it shows what it is meant to show and no more, its chain is whole, and each stamp
 * that it claims was given to this user. Throws `RECORD_INVALID` and `RECORD_TOO_LARGE`.
 */
export async function acceptRecord(
  db: Queryable,
  userId: string | null,
  { record, shown }: { readonly record: CheckedRecord; readonly shown: Shown },
): Promise<AcceptedRecord> {
  const { isWhole, figures } = record;
  if (!isWhole || figures === null || !showsAsMeant(record, shown)) throw new AppError("RECORD_INVALID");
  const stamps = userId === null ? [] : await readOwnStamps(db, userId, record.recordId);
  const given = new Map(stamps.map(({ entries, hash }) => [entries, hash]));
  const isStamped = record.stamps.every(({ entries, hash }) => given.get(entries) === hash);
  if (!isStamped) throw new AppError("RECORD_INVALID");
  const text = shown.showsText || shown.showsReplay ? record.text : null;
  return { bytes: await packRecord(jsonOf(record)), figures, text };
}

/** Whether it withholds what is not to be shown, and gives what is. The secret opens every text. */
function showsAsMeant(record: CheckedRecord, { showsText, showsReplay }: Shown): boolean {
  if (showsReplay) return record.showsEveryText;
  if (record.hasSecret) return false;
  return showsText ? record.text !== null : record.showsNoText;
}
