import { z } from "zod";
import { RECORD_ORIGINS } from "../enums.ts";
import { RECORD_ENTRIES_MAX, RECORD_INSERTION_MAX, RECORD_SOURCE_MAX, RECORD_STAMPS_MAX } from "../limits.ts";
import { ChainHash, RecordId, Stamp } from "./writing-records.ts";

/** Format identifier in the file of a writing record. docs/writing-record.md describes the format. */
export const RECORD_FORMAT = "geulgyeol-writing-record";
export const RECORD_VERSION = 2;

const Count = z.number().int().nonnegative();
/** 256 bits in hexadecimal digits. */
const Key = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * One change of the text: at `at`, `removed` UTF-16 units were deleted and `length` units were inserted. A `note` says
 * something of the entry with the number `at`; a `state` holds the whole text, whose length is `length`.
 */
export const RecordEntry = z.object({
  /** Milliseconds since the record began. */
  time: Count,
  at: Count,
  removed: Count,
  length: Count.max(RECORD_INSERTION_MAX),
  origin: z.enum(RECORD_ORIGINS),
  /** Null where the writer does not show it. */
  inserted: z.string().max(RECORD_INSERTION_MAX).nullable(),
  /** Name of the file that the text is from; null without one, or where it is not shown. */
  source: z.string().max(RECORD_SOURCE_MAX).nullable(),
  /**
   * Of a `move`, where the same letters stood: from `at` on in the text before the entry with this number, which removed
   * them, or, for its own number, in the text before itself.
   */
  from: z.object({ entry: Count, at: Count }).optional(),
  /** Of a text that is shown by itself, in a record without its secret. */
  salt: Key.optional(),
  /** Of a text that is not shown: SHA-256 of its salt, the text and its source. */
  commitment: ChainHash.optional(),
});
export type RecordEntry = z.infer<typeof RecordEntry>;

/** The head of the chain. */
export const RecordHead = z.object({
  recordId: RecordId,
  /** The device's time, ISO 8601, UTC. */
  startedAt: z.iso.datetime().max(40),
});
export type RecordHead = z.infer<typeof RecordHead>;

/** A whole record, as it is exported and shown. */
export const WritingRecord = z.object({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION),
  head: RecordHead,
  /** All salts follow from it, so that it opens every text. Null where a part of the texts is withheld. */
  secret: Key.nullable(),
  entries: z.array(RecordEntry).max(RECORD_ENTRIES_MAX),
  /** The hash after the last entry. */
  hash: ChainHash,
  /** States that the server has stamped, as the record claims. */
  stamps: z.array(Stamp).max(RECORD_STAMPS_MAX),
  exportedAt: z.iso.datetime().max(40),
});
export type WritingRecord = z.infer<typeof WritingRecord>;
