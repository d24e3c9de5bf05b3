import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { line } from "../api/line.ts";
import type { ErrorCode } from "../errors.ts";
import {
  HAND_IN_NAME_MAX_CHARS,
  REQUEST_INSTRUCTIONS_MAX_CHARS,
  REQUEST_KEPT_DAYS,
  REQUEST_TITLE_MAX_CHARS,
  SHARED_RECORD_MAX_BYTES,
  TEXT_MAX_CHARS,
} from "../limits.ts";
import { WritingRecord } from "./writing-record.ts";
import { Stamp } from "./writing-records.ts";

const READING = ["INVALID_REQUEST", "INVALID_UNICODE", "RATE_LIMITED", "INTERNAL_ERROR"] as const;
const OWN = [...READING, "LOGIN_REQUIRED", "CONSENT_PENDING"] as const;
const SENDING = [
  "INVALID_JSON",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "FORBIDDEN_ORIGIN",
] as const satisfies readonly ErrorCode[];

const Id = z.string().regex(/^[\w-]{1,64}$/);
const Count = z.number().int().nonnegative();
/** 32 letters of base64url: 192 random bits. */
const Token = z.string().regex(/^[\w-]{32}$/);
const SentToken = z.string().max(100);

/** Address of the page on which a requested text is written, followed by the link's secret. */
export const WRITING_PAGE_PATH = "/write/";
/** Address of the page of a handed-in text, followed by the receipt's secret. */
export const RECEIPT_PAGE_PATH = "/handed-in/";

const Asked = {
  title: line(REQUEST_TITLE_MAX_CHARS),
  instructions: line(REQUEST_INSTRUCTIONS_MAX_CHARS),
  /** Length that is asked for, in characters; null for none. It is shown, and other lengths are accepted. */
  minChars: Count.max(TEXT_MAX_CHARS).nullable(),
  maxChars: Count.max(TEXT_MAX_CHARS).nullable(),
  /** A writing record is asked for. */
  wantsRecord: z.boolean(),
  /** The record is to show every moment of the text; the writer may leave that out. */
  wantsReplay: z.boolean(),
  /** A text may come without a record. */
  acceptsWithoutRecord: z.boolean(),
};

/** Whether a text can be handed in: `open`, after the deadline, closed by who asked, or the most have been handed in. */
export const REQUEST_STATES = ["open", "ended", "closed", "full"] as const;

/** A request as shown to who asked. */
export const WritingRequest = z.object({
  id: z.string(),
  token: Token,
  /** Of the page on which it is written, without the host. */
  path: z.string(),
  ...Asked,
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  dueAt: z.string(),
  /** When it is deleted with everything that was handed in. */
  deletesAt: z.string(),
  state: z.enum(REQUEST_STATES),
  handIns: Count,
  unread: Count,
});
export type WritingRequest = z.infer<typeof WritingRequest>;

export const createRequest = endpoint({
  method: "POST",
  path: "/api/writing-requests",
  summary: "Make a link with which anybody can write a text and hand it in.",
  request: z.object({
    ...Asked,
    dueAt: z.iso.datetime().max(40),
    /** Days from the deadline until everything is deleted. */
    keptDays: z.literal([...REQUEST_KEPT_DAYS]),
  }),
  response: WritingRequest,
  errors: [...OWN, ...SENDING, "EMAIL_NOT_VERIFIED", "REQUEST_FIELDS", "TOO_MANY_WRITING_REQUESTS"],
});

export const listRequests = endpoint({
  method: "GET",
  path: "/api/writing-requests",
  summary: "One's own requests, newest first.",
  request: z.object({}),
  response: z.object({ requests: z.array(WritingRequest) }),
  errors: OWN,
});

export const changeRequest = endpoint({
  method: "PATCH",
  path: "/api/writing-requests",
  summary: "Move the deadline of a request, stop taking texts or take them again.",
  request: z.object({ id: Id, dueAt: z.iso.datetime().max(40).optional(), isClosed: z.boolean().optional() }),
  response: WritingRequest,
  errors: [...OWN, ...SENDING, "NOT_FOUND", "REQUEST_FIELDS"],
});

export const deleteRequest = endpoint({
  method: "DELETE",
  path: "/api/writing-requests",
  summary: "Delete a request with everything that was handed in, at once and for good.",
  request: z.object({ id: Id }),
  response: z.object({}),
  errors: [...OWN, "FORBIDDEN_ORIGIN", "NOT_FOUND"],
});

/** Facts of a record that was handed in. A text without one has none and is marked in no way. */
const RecordFact = z.object({
  typedPercent: z.number().int().min(0).max(100),
  activeMinutes: Count,
  sessions: Count,
  /** States of which the server noted the time. */
  stamps: Count,
});

/** A line of the list. */
export const HandIn = z.object({
  id: z.string(),
  name: z.string(),
  handedInAt: z.string(),
  characters: Count,
  record: RecordFact.nullable(),
  isRead: z.boolean(),
});
export type HandIn = z.infer<typeof HandIn>;

export const listHandIns = endpoint({
  method: "GET",
  path: "/api/writing-requests/hand-ins",
  summary: "One of one's own requests with everything that was handed in, in the order of arrival.",
  request: z.object({ id: Id }),
  response: z.object({ request: WritingRequest, handIns: z.array(HandIn) }),
  errors: [...OWN, "NOT_FOUND"],
});

export const readHandIn = endpoint({
  method: "GET",
  path: "/api/writing-requests/hand-in",
  summary: "A text that was handed in to oneself, with its record.",
  request: z.object({ id: Id }),
  response: HandIn.extend({
    requestId: z.string(),
    title: z.string(),
    text: z.string(),
    /** Null for a text without a record. */
    writing: z.object({ record: WritingRecord, stamps: z.array(Stamp), showsReplay: z.boolean() }).nullable(),
  }),
  errors: [...OWN, "NOT_FOUND"],
});

export const openRequest = endpoint({
  method: "GET",
  path: "/api/requested-writing",
  summary: "What a request asks for, without an account.",
  request: z.object({ token: SentToken }),
  response: z.object({
    ...Asked,
    /** Name of the account that asks. */
    asker: z.string(),
    dueAt: z.string(),
    deletesAt: z.string(),
    state: z.enum(REQUEST_STATES),
    /** The server's time, by which the deadline counts. */
    now: z.string(),
  }),
  errors: [...READING, "NOT_FOUND"],
});

/** What was handed in, for its writer. */
export const HandInReceipt = z.object({
  receipt: Token,
  /** Of the page that shows it, without the host. */
  path: z.string(),
  title: z.string(),
  asker: z.string(),
  name: z.string(),
  text: z.string(),
  handedInAt: z.string(),
  dueAt: z.string(),
  deletesAt: z.string(),
  hasRecord: z.boolean(),
  showsReplay: z.boolean(),
  /** Until the deadline. */
  mayWithdraw: z.boolean(),
});
export type HandInReceipt = z.infer<typeof HandInReceipt>;

export const handIn = endpoint({
  method: "POST",
  path: "/api/hand-ins",
  summary: "Hand in a text to who asked for it, with or without its writing record and without an account.",
  request: z.object({
    token: SentToken,
    name: line(HAND_IN_NAME_MAX_CHARS),
    text: line(TEXT_MAX_CHARS),
    writing: z.object({ record: WritingRecord, showsReplay: z.boolean() }).nullable(),
    /**
     * Drawn by the device: the receipt of what is handed in, by which the same text is taken once, however often it is
     * sent. Without it each request is a text of its own.
     */
    receipt: Token.optional(),
  }),
  bodyMaxBytes: SHARED_RECORD_MAX_BYTES,
  response: HandInReceipt,
  errors: [
    ...READING,
    ...SENDING,
    "NOT_FOUND",
    "REQUEST_ENDED",
    "REQUEST_CLOSED",
    "REQUEST_FULL",
    "REQUEST_NEEDS_RECORD",
    "HAND_IN_EMPTY",
    "ALREADY_HANDED_IN",
    "RECORD_INVALID",
    "RECORD_TOO_LARGE",
    "SERVER_BUSY",
  ],
});

export const readReceipt = endpoint({
  method: "GET",
  path: "/api/hand-ins",
  summary: "What was handed in, for whoever holds the receipt.",
  request: z.object({ receipt: SentToken }),
  response: HandInReceipt,
  errors: [...READING, "NOT_FOUND"],
});

export const withdrawHandIn = endpoint({
  method: "DELETE",
  path: "/api/hand-ins",
  summary: "Take back a text before the deadline. It is deleted at once.",
  request: z.object({ receipt: SentToken }),
  response: z.object({}),
  errors: [...READING, "FORBIDDEN_ORIGIN", "NOT_FOUND", "REQUEST_ENDED"],
});
