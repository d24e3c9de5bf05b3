import { z } from "zod";
import { AnalysisResult } from "../analysis/analysis.ts";
import { endpoint } from "../api/endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import { GrainBar } from "../history/history.ts";
import { SHARE_DAYS } from "../limits.ts";

const CALLING = ["INVALID_REQUEST", "LOGIN_REQUIRED", "CONSENT_PENDING", "RATE_LIMITED", "INTERNAL_ERROR"] as const;
const CHANGING = [
  ...CALLING,
  "INVALID_JSON",
  "INVALID_UNICODE",
  "FORBIDDEN_ORIGIN",
  "NOT_FOUND",
] as const satisfies readonly ErrorCode[];

const Id = z.string().regex(/^[\w-]{1,64}$/);

/** 32 letters of base64url: 192 random bits. */
const Token = z.string().regex(/^[\w-]{32}$/);

/** A link as shown to its owner. */
export const Share = z.object({
  id: z.string(),
  analysisId: z.string(),
  token: Token,
  title: z.string(),
  verdict: AnalysisResult.shape.verdict,
  aiProbability: AnalysisResult.shape.aiProbability,
  /** Absent in results of engine 1.3 and earlier. */
  certainty: AnalysisResult.shape.certainty,
  interval: AnalysisResult.shape.interval,
  isHeld: z.boolean(),
  withText: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  isExpired: z.boolean(),
  /** How often others opened it. */
  views: z.number().int().nonnegative(),
});
export type Share = z.infer<typeof Share>;

export const createShare = endpoint({
  method: "POST",
  path: "/api/shares",
  summary: "Make a link with which anybody can read a result.",
  request: z.object({
    analysisId: Id,
    withText: z.boolean(),
    /** Days until the link expires; null for never. */
    days: z.literal([...SHARE_DAYS]).nullable(),
  }),
  response: Share,
  errors: [...CHANGING, "EMAIL_NOT_VERIFIED", "PRO_REQUIRED", "TOO_MANY_SHARES"],
});

export const listShares = endpoint({
  method: "GET",
  path: "/api/shares",
  summary: "One's own links, newest first; of one analysis when it is named.",
  request: z.object({ analysisId: Id.optional() }),
  response: z.object({ shares: z.array(Share) }),
  errors: CALLING,
});

export const revokeShare = endpoint({
  method: "DELETE",
  path: "/api/shares",
  summary: "End a link, at once and for good.",
  request: z.object({ id: Id }),
  response: z.object({}),
  errors: CHANGING,
});

/**
 * The public content of a link: the result as its owner sees it. Without the text nothing in it quotes the text: sentences
 * are blanks of their length, and signs, patterns, suggestions and words say nothing.
 */
export const SharedResult = AnalysisResult.omit({ analysisId: true, credits: true }).extend({
  /** Null if the text is not shared. */
  title: z.string().nullable(),
  /** Null if the text is not shared. */
  text: z.string().nullable(),
  /** ISO 8601, UTC; null for a link without expiry. */
  expiresAt: z.string().nullable(),
});
export type SharedResult = z.infer<typeof SharedResult>;

export const readShared = endpoint({
  method: "GET",
  path: "/api/shared",
  summary: "Read a shared result, without an account.",
  request: z.object({ token: z.string().max(100) }),
  response: SharedResult,
  errors: ["INVALID_REQUEST", "NOT_FOUND", "RATE_LIMITED", "INTERNAL_ERROR"],
});

/** A frozen copy of a result for attachments, which stays when the analysis is deleted. */
export const ResultSnapshot = z.object({
  verdict: AnalysisResult.shape.verdict,
  aiProbability: AnalysisResult.shape.aiProbability,
  /** Absent in results of engine 1.3 and earlier. */
  certainty: AnalysisResult.shape.certainty,
  interval: AnalysisResult.shape.interval,
  isHeld: z.boolean(),
  /** The owner's own title, or with the excerpt also the one from the text; otherwise null. */
  title: z.string().nullable(),
  /** The beginning of the text, if the owner wants it shown. */
  excerpt: z.string().nullable(),
  charCount: z.number().int().nonnegative(),
  kind: AnalysisResult.shape.kind,
  grain: z.array(GrainBar),
  engineVersion: z.string(),
  modelVersion: z.string(),
  /** ISO 8601, UTC. */
  analysedAt: z.string(),
});
export type ResultSnapshot = z.infer<typeof ResultSnapshot>;
