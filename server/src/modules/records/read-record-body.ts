import {
  createRecordShare,
  handIn,
  handInPupilText,
  RECORD_ENTRIES_MAX,
  RecordEntry,
  replacePupilText,
  type WritingRecord,
} from "@geulgyeol/contract";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { parseJsonBytes } from "../../http/json-body.ts";
import { type CheckedRecord, toCheckedRecord } from "./checked-record.ts";

/** The endpoints whose bodies hold a record, as `record` or, unless it is null, as `writing.record`. */
const ENDPOINTS = { createRecordShare, handIn, handInPupilText, replacePupilText };

export type RecordEndpoint = keyof typeof ENDPOINTS;

/** A value in which a checked record stands in place of each record. */
type Checked<Value> = Value extends WritingRecord
  ? CheckedRecord
  : Value extends { record: WritingRecord }
    ? Omit<Value, "record"> & { record: CheckedRecord }
    : Value;

/** What the schema makes of a body, with checked records. */
export type RecordBody<Name extends RecordEndpoint> = {
  [Field in keyof z.output<(typeof ENDPOINTS)[Name]["request"]>]: Checked<
    z.output<(typeof ENDPOINTS)[Name]["request"]>[Field]
  >;
};

/**
 * Reads a body as every other JSON body is read, and checks its record. Throws `INVALID_JSON`, `INVALID_UNICODE` and
 * `INVALID_REQUEST`; of a record that does not fit together the result says so.
 */
export function readRecordBody<Name extends RecordEndpoint>(name: Name, bytes: Uint8Array): RecordBody<Name> {
  return readParsedBody(name, parseJsonBytes(bytes));
}

/** The same for a body that was parsed; its record is changed. */
export function readParsedBody<Name extends RecordEndpoint>(name: Name, body: unknown): RecordBody<Name> {
  const entries = takeEntries(holderOf(name, body)?.record);
  const parsed = ENDPOINTS[name].request.safeParse(body);
  if (!parsed.success) throw new AppError("INVALID_REQUEST", { cause: parsed.error });
  const holder = holderOf(name, parsed.data);
  const record = holder && toCheckedRecord({ ...(holder.record as WritingRecord), entries });
  const checked = holder && { ...holder, record };
  return (name === "createRecordShare" ? checked : { ...parsed.data, writing: checked }) as RecordBody<Name>;
}

/** Whether a parsed body has something in the place of its record. */
export function holdsRecord(name: RecordEndpoint, body: unknown): boolean {
  return holderOf(name, body) !== null;
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** The checked record of a body; undefined for a body without one. */
export function checkedRecordOf<Name extends RecordEndpoint>(
  name: Name,
  body: RecordBody<Name>,
): CheckedRecord | undefined {
  return holderOf(name, body)?.record as CheckedRecord | undefined;
}

/** What has the record as its `record`. */
function holderOf(name: RecordEndpoint, body: unknown): (Fields & { record: Fields }) | null {
  const holder = name === "createRecordShare" || !isObject(body) ? body : body.writing;
  return isObject(holder) && isObject(holder.record) ? (holder as Fields & { record: Fields }) : null;
}

/**
 * Takes the changes out of a record. They are read one by one until the first that is none: the schema of the whole would
 * note what is wrong with each of them, which takes seconds.
 */
function takeEntries(record: Fields | undefined): WritingRecord["entries"] {
  if (record === undefined || !Array.isArray(record.entries)) return [];
  const { entries } = record;
  if (entries.length > RECORD_ENTRIES_MAX) throw new AppError("INVALID_REQUEST");
  record.entries = [];
  return entries.map((entry) => {
    const parsed = RecordEntry.safeParse(entry);
    if (!parsed.success) throw new AppError("INVALID_REQUEST", { cause: parsed.error });
    return parsed.data;
  });
}
