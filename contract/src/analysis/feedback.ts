import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { FEEDBACK_RATINGS, VERDICTS } from "../enums.ts";
import { FEEDBACK_COMMENT_MAX_CHARS } from "../limits.ts";

export const FeedbackRequest = z.object({
  analysisId: z.string().min(1).max(64),
  rating: z.enum(FEEDBACK_RATINGS),
  /** True origin of the text, if the writer states it. */
  origin: z.enum(VERDICTS).optional(),
  comment: z.string().max(FEEDBACK_COMMENT_MAX_CHARS).optional(),
  /** True if operators may read the analysed text too; otherwise they see only the rating and the analysis id. */
  textConsent: z.boolean().default(false),
});
export type FeedbackRequest = z.infer<typeof FeedbackRequest>;

/**
 * Why feedback earned less than the full credits, or none: unconfirmed address, free analysis, or the month's credits
 * are used up.
 */
export const FeedbackWithheld = z.enum(["address-not-confirmed", "free-analysis", "month-used-up"]);
export type FeedbackWithheld = z.infer<typeof FeedbackWithheld>;

export const sendFeedback = endpoint({
  method: "POST",
  path: "/api/feedback",
  summary: "Rate an analysis of one's own, once; grants up to 5 credits for one that was charged.",
  request: FeedbackRequest,
  response: z.object({
    granted: z.number().int().nonnegative(),
    remaining: z.number().int().nonnegative(),
    /** Null if the full credits were granted. */
    withheld: FeedbackWithheld.nullable(),
  }),
  errors: [
    "INVALID_JSON",
    "INVALID_REQUEST",
    "LOGIN_REQUIRED",
    "FORBIDDEN_ORIGIN",
    "NOT_FOUND",
    "ALREADY_RATED",
    "RATE_LIMITED",
    "INTERNAL_ERROR",
  ],
});
