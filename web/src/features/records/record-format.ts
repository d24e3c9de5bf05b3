import { Stamp } from "@geulgyeol/contract";
import { z } from "zod";

/** Format identifier in the file of an exported record. */
export const RECORD_FORMAT = "geulgyeol-writing-record";
export const RECORD_VERSION = 1;

const ORIGINS = ["type", "paste", "drop", "cut", "undo", "edit", "file", "restore", "other"] as const;
const Count = z.number().int().nonnegative();

/** One change of the text: at `at`, `removed` UTF-16 units were deleted and `inserted` was inserted. */
export const RecordEntry = z.object({
  /** Milliseconds since the record began. */
  time: Count,
  at: Count,
  removed: Count,
  inserted: z.string(),
  origin: z.enum(ORIGINS),
});
export type RecordEntry = z.infer<typeof RecordEntry>;

/** The head of the chain. */
export const RecordHead = z.object({
  recordId: z.string().regex(/^[0-9a-f]{32}$/),
  /** The device's time, ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  /** The text at the start of the record. */
  startText: z.string(),
});
export type RecordHead = z.infer<typeof RecordHead>;

/** A whole record, as it is exported. */
export const WritingRecord = z.object({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION),
  head: RecordHead,
  entries: z.array(RecordEntry).max(100_000),
  /** The hash after the last entry. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** States that the server has stamped. */
  stamps: z.array(Stamp),
  exportedAt: z.iso.datetime(),
});
export type WritingRecord = z.infer<typeof WritingRecord>;
