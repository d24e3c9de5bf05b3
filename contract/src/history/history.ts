import { z } from "zod";
import { AnalysisResult, AnalysisSource } from "../analysis/analysis.ts";
import { endpoint } from "../api/endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import {
  HISTORY_BULK_MAX,
  HISTORY_PAGE_ROWS,
  HISTORY_PAGE_ROWS_MAX,
  HISTORY_SEARCH_MAX_CHARS,
  HISTORY_TITLE_MAX_CHARS,
  UNITS_PER_CHARACTER,
} from "../limits.ts";

const READING = ["INVALID_REQUEST", "LOGIN_REQUIRED", "CONSENT_PENDING", "RATE_LIMITED", "INTERNAL_ERROR"] as const;
const CHANGING = [
  ...READING,
  "INVALID_JSON",
  "INVALID_UNICODE",
  "FORBIDDEN_ORIGIN",
  "NOT_FOUND",
] as const satisfies readonly ErrorCode[];

const {
  verdict: Verdict,
  kind: Kind,
  interval: Interval,
  aiProbability: Ratio,
  certainty: Certainty,
} = AnalysisResult.shape;
const Id = z.string().regex(/^[\w-]{1,64}$/);

/** A bar of the small grain drawing: one sentence, or a few neighbouring ones. */
export const GrainBar = z.object({
  /** Characters. */
  length: z.number().int().positive(),
  /** Null for excluded parts, such as a quotation. */
  aiProbability: Ratio.nullable(),
});
export type GrainBar = z.infer<typeof GrainBar>;

export const HistoryEntry = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** The owner's title, or the first sentence of the text. */
  title: z.string(),
  kind: Kind,
  source: AnalysisSource.shape.kind,
  charCount: z.number().int().nonnegative(),
  verdict: Verdict,
  aiProbability: Ratio,
  /** Absent in results of engine 1.3 and earlier. */
  certainty: Certainty,
  interval: Interval,
  isHeld: z.boolean(),
  isFavourite: z.boolean(),
  /** True if the engine or its model has changed since. */
  isOutdated: z.boolean(),
  grain: z.array(GrainBar),
  /** For a search: the match in the text; null if only the title matches. */
  excerpt: z.object({ before: z.string(), match: z.string(), after: z.string() }).nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** A day in Seoul. */
const Day = z.iso.date();

export const listHistory = endpoint({
  method: "GET",
  path: "/api/history",
  summary: "One's own analyses, newest first, searched and filtered.",
  request: z.object({
    /** Searched in title and text, ignoring case and spaces. */
    query: z.string().max(HISTORY_SEARCH_MAX_CHARS).optional(),
    verdict: Verdict.optional(),
    kind: Kind.optional(),
    favourite: z.literal("true").optional(),
    /** First and last day. */
    from: Day.optional(),
    to: Day.optional(),
    /** `nextCursor` of the previous page: milliseconds (14 digits reach the year 5138) and a number. */
    cursor: z
      .string()
      .regex(/^\d{1,14}-\d{1,15}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(HISTORY_PAGE_ROWS_MAX).default(HISTORY_PAGE_ROWS),
  }),
  response: z.object({ entries: z.array(HistoryEntry), nextCursor: z.string().nullable() }),
  errors: READING,
  apiScopes: ["read-history"],
});
export type HistoryFilters = z.infer<typeof listHistory.request>;

export const readHistorySummary = endpoint({
  method: "GET",
  path: "/api/history/summary",
  summary: "How many analyses the history shows, by verdict, and how many the plan hides.",
  request: z.object({}),
  response: z.object({
    counts: z.object({ human: z.number().int(), mixed: z.number().int(), ai: z.number().int() }),
    hidden: z.number().int().nonnegative(),
    /** ISO 8601, UTC: when hidden analyses from before the end of Pro are deleted; null if there are none. */
    hiddenUntil: z.string().nullable(),
  }),
  errors: READING,
});

/** A result as it was when created, with its cost then. */
export const StoredResult = AnalysisResult.extend({
  credits: AnalysisResult.shape.credits.omit({ remaining: true }),
});
export type StoredResult = z.infer<typeof StoredResult>;

export const HistoryAnalysis = z.object({
  result: StoredResult,
  text: z.string(),
  title: z.string(),
  hasOwnTitle: z.boolean(),
  isFavourite: z.boolean(),
  isOutdated: z.boolean(),
  /** True if the owner has given feedback on it. */
  isRated: z.boolean(),
  source: AnalysisSource,
  /** The previously analysed version of the same draft. */
  earlierVersion: z.object({ id: z.string(), createdAt: z.string() }).nullable(),
});
export type HistoryAnalysis = z.infer<typeof HistoryAnalysis>;

export const readHistoryAnalysis = endpoint({
  method: "GET",
  path: "/api/history/analysis",
  summary: "One of one's own analyses, whole.",
  request: z.object({ id: Id }),
  response: HistoryAnalysis,
  errors: [...READING, "NOT_FOUND", "PRO_REQUIRED"],
  apiScopes: ["read-history"],
});

export const labelHistoryAnalysis = endpoint({
  method: "PATCH",
  path: "/api/history/analysis",
  summary: "Rename an analysis, mark it as a favourite, or name the type of its text.",
  request: z.object({
    id: Id,
    /** Null restores the title from the text. */
    title: z
      .string()
      .max(HISTORY_TITLE_MAX_CHARS * UNITS_PER_CHARACTER)
      .trim()
      .min(1)
      .refine((title) => [...title].length <= HISTORY_TITLE_MAX_CHARS && !/\p{Cc}/u.test(title))
      .nullable()
      .optional(),
    isFavourite: z.boolean().optional(),
    /** With which human texts the evidence is compared; null for all. The judgement stays as it is. */
    documentType: AnalysisResult.shape.documentType.optional(),
  }),
  response: z.object({ title: z.string(), isFavourite: z.boolean(), documentType: AnalysisResult.shape.documentType }),
  errors: CHANGING,
});

const Ids = z.object({ ids: z.array(Id).min(1).max(HISTORY_BULK_MAX) });

export const deleteFromHistory = endpoint({
  method: "POST",
  path: "/api/history/delete",
  summary: "Delete analyses; they can be brought back for a day.",
  request: Ids,
  /** Those that exist and belong to the caller. */
  response: Ids,
  errors: CHANGING,
});

export const restoreToHistory = endpoint({
  method: "POST",
  path: "/api/history/restore",
  summary: "Bring deleted analyses back.",
  request: Ids,
  response: Ids,
  errors: CHANGING,
});
