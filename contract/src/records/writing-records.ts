import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import { RECORD_ENTRIES_MAX, RECORD_STAMPS_MAX } from "../limits.ts";

const CALLING = [
  "INVALID_JSON",
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "FORBIDDEN_ORIGIN",
  "RATE_LIMITED",
  "INTERNAL_ERROR",
] as const satisfies readonly ErrorCode[];
const CHANGING = [...CALLING, "LOGIN_REQUIRED", "CONSENT_PENDING"] as const satisfies readonly ErrorCode[];

/** Random, created by the device; the page uses 128 bits in hexadecimal digits. */
export const RecordId = z.string().regex(/^[\w-]{1,64}$/);
/** SHA-256 in hexadecimal digits. */
export const ChainHash = z.string().regex(/^[0-9a-f]{64}$/);
const Count = z.number().int().nonnegative();

/** A state of a chain: the hash after this many entries. It reveals nothing of the text but its length. */
export const ChainState = z.object({
  entries: Count.max(RECORD_ENTRIES_MAX),
  hash: ChainHash,
});
export type ChainState = z.infer<typeof ChainState>;

export const Stamp = ChainState.extend({
  /** Length of the text at that moment, in UTF-16 units, as reported by the device. */
  characters: Count,
  /** The server's time, ISO 8601, UTC. */
  stampedAt: z.iso.datetime().max(40),
});
export type Stamp = z.infer<typeof Stamp>;

export const stampRecord = endpoint({
  method: "POST",
  path: "/api/writing-records/stamps",
  summary: "Let the server note when a writing record had come to a state. Only hashes and counts are sent.",
  request: ChainState.extend({ recordId: RecordId, characters: Count.max(10_000_000) }),
  response: Stamp,
  errors: [...CHANGING, "NOT_FOUND", "RECORD_OUT_OF_ORDER", "TOO_MANY_STAMPS"],
});

export const verifyRecord = endpoint({
  method: "POST",
  path: "/api/writing-records/verify",
  summary: "Ask which states of a writing record the server has noted, and when. Unknown ones are left out.",
  request: z.object({ recordId: RecordId, states: z.array(ChainState).max(RECORD_STAMPS_MAX) }),
  response: z.object({ stamps: z.array(Stamp) }),
  errors: CALLING,
});

export const forgetRecord = endpoint({
  method: "POST",
  path: "/api/writing-records/forget",
  summary: "Delete everything that the server has noted of a writing record of one's own.",
  request: z.object({ recordId: RecordId }),
  response: z.object({}),
  errors: [...CHANGING, "NOT_FOUND"],
});
