import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";

const Percent = z.number().int().min(0).max(100);

/** Says that an open link shows a writing record of a text. A text without one has no badge. */
export const RecordBadge = z.object({
  /** Typed share of the recorded text. */
  typedPercent: Percent,
  /** Share of the text that is not in the recorded one; 0 for the same text. */
  changedPercent: Percent,
});
export type RecordBadge = z.infer<typeof RecordBadge>;

export const readRecordBadge = endpoint({
  method: "GET",
  path: "/api/record-badges",
  summary: "Whether a writing record of the text of one's own analysis can be read by a link.",
  request: z.object({ analysisId: z.string().regex(/^[\w-]{1,64}$/) }),
  response: z.object({
    badge: RecordBadge.nullable(),
    /** Page of the record, without the host; null without a badge. */
    path: z.string().nullable(),
  }),
  errors: [
    "INVALID_REQUEST",
    "LOGIN_REQUIRED",
    "CONSENT_PENDING",
    "NOT_FOUND",
    "PRO_REQUIRED",
    "RATE_LIMITED",
    "INTERNAL_ERROR",
  ],
});

export const readSharedBadge = endpoint({
  method: "GET",
  path: "/api/shared/record-badge",
  summary: "Whether the writer of a shared result shows a writing record of its text. The record's link is not told.",
  request: z.object({ token: z.string().max(100) }),
  response: z.object({ badge: RecordBadge.nullable() }),
  errors: ["INVALID_REQUEST", "INVALID_UNICODE", "NOT_FOUND", "RATE_LIMITED", "INTERNAL_ERROR"],
});
