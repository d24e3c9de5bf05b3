import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { line } from "../api/line.ts";
import type { ErrorCode } from "../errors.ts";
import {
  RECORD_SHARE_DAYS,
  RECORD_TITLE_MAX_CHARS,
  RECORD_WRITER_MAX_CHARS,
  SHARED_RECORD_MAX_BYTES,
} from "../limits.ts";
import { WritingRecord } from "./writing-record.ts";
import { RecordId, Stamp } from "./writing-records.ts";

const CALLING = ["INVALID_REQUEST", "LOGIN_REQUIRED", "CONSENT_PENDING", "RATE_LIMITED", "INTERNAL_ERROR"] as const;
const CHANGING = [
  ...CALLING,
  "INVALID_JSON",
  "INVALID_UNICODE",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "FORBIDDEN_ORIGIN",
  "NOT_FOUND",
] as const satisfies readonly ErrorCode[];

const Id = z.string().regex(/^[\w-]{1,64}$/);
const Count = z.number().int().nonnegative();

/** Address of a shared record, followed by the link's secret. */
export const SHARED_RECORD_PAGE_PATH = "/records/";
/** 32 letters of base64url: 192 random bits. */
const Token = z.string().regex(/^[\w-]{32}$/);

const Shown = {
  /** As typed by the writer. */
  title: line(RECORD_TITLE_MAX_CHARS),
  /** As typed by the writer and not checked; null for no name. */
  writer: line(RECORD_WRITER_MAX_CHARS).nullable(),
  /** The final text can be read. */
  showsText: z.boolean(),
  /** The text can be read as it was at every moment, with what was deleted. */
  showsReplay: z.boolean(),
};

/** Days until the link expires, from now on; null for never. */
const Days = z.literal([...RECORD_SHARE_DAYS]).nullable();

/** A link to a record as shown to its owner. */
export const RecordShare = z.object({
  id: z.string(),
  token: Token,
  /** Of the page that shows the record, without the host. */
  path: z.string(),
  recordId: RecordId,
  ...Shown,
  entries: Count,
  /** Length of the final text in UTF-16 units. */
  characters: Count,
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  isExpired: z.boolean(),
  /** Closed by its owner; it answers like a missing one and can be opened again. */
  isClosed: z.boolean(),
  /** How often others opened it, and when last. */
  views: Count,
  lastViewedAt: z.string().nullable(),
});
export type RecordShare = z.infer<typeof RecordShare>;

export const createRecordShare = endpoint({
  method: "POST",
  path: "/api/record-shares",
  summary: "Make a link with which anybody can read a writing record, with or without its text.",
  request: z.object({ record: WritingRecord, ...Shown, days: Days }),
  bodyMaxBytes: SHARED_RECORD_MAX_BYTES,
  response: RecordShare,
  errors: [
    ...CHANGING,
    "EMAIL_NOT_VERIFIED",
    "RECORD_INVALID",
    "RECORD_TOO_LARGE",
    "TOO_MANY_RECORD_SHARES",
    "SERVER_BUSY",
  ],
});

export const listRecordShares = endpoint({
  method: "GET",
  path: "/api/record-shares",
  summary: "One's own links to writing records, newest first; of one record when it is named.",
  request: z.object({ recordId: RecordId.optional() }),
  response: z.object({ shares: z.array(RecordShare) }),
  errors: CALLING,
});

export const changeRecordShare = endpoint({
  method: "PATCH",
  path: "/api/record-shares",
  summary: "Change when a link to a writing record expires, close it or open it again.",
  request: z.object({ id: Id, days: Days.optional(), isClosed: z.boolean().optional() }),
  response: RecordShare,
  errors: CHANGING,
});

export const deleteRecordShare = endpoint({
  method: "DELETE",
  path: "/api/record-shares",
  summary: "Delete a link with the copy of the record, at once and for good.",
  request: z.object({ id: Id }),
  response: z.object({}),
  errors: [...CALLING, "FORBIDDEN_ORIGIN", "NOT_FOUND", "INVALID_UNICODE"],
});

/** What a reader gets. Everything in `record` comes from the writer's device; `stamps` come from the server. */
export const SharedRecordPage = z.object({
  record: WritingRecord,
  ...Shown,
  /** ISO 8601, UTC; `expiresAt` is null for a link without expiry. */
  sharedAt: z.string(),
  expiresAt: z.string().nullable(),
  /** Everything that the server has noted for this record and its owner, in ascending order. */
  stamps: z.array(Stamp),
});
export type SharedRecordPage = z.infer<typeof SharedRecordPage>;

export const readSharedRecord = endpoint({
  method: "GET",
  path: "/api/shared-records",
  summary: "Read a shared writing record, without an account. A closed or expired one answers like a missing one.",
  request: z.object({ token: z.string().max(100) }),
  response: SharedRecordPage,
  errors: ["INVALID_REQUEST", "INVALID_UNICODE", "NOT_FOUND", "RATE_LIMITED", "INTERNAL_ERROR"],
});

/** Returns the PDF itself, not the envelope. */
export const printSharedRecord = endpoint({
  method: "GET",
  path: "/api/shared-records/pdf",
  summary: "The summary of a shared writing record as a PDF of one page, without an account.",
  request: z.object({ token: z.string().max(100) }),
  response: z.unknown(),
  errors: [
    "INVALID_REQUEST",
    "INVALID_UNICODE",
    "NOT_FOUND",
    "RATE_LIMITED",
    "REPORT_FAILED",
    "SERVER_BUSY",
    "INTERNAL_ERROR",
  ],
});
