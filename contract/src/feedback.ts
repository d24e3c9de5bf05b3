import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { FEEDBACK_COMMENT_MAX_CHARS } from "./limits.ts";

export const FeedbackRequest = z.object({
  analysisId: z.string().min(1).max(64),
  rating: z.enum(["correct", "wrong", "unsure"]),
  /** True origin of the text, when the writer tells. */
  origin: z.enum(["human", "mixed", "ai"]).optional(),
  comment: z.string().max(FEEDBACK_COMMENT_MAX_CHARS).optional(),
  /** True when operators may read the analysed text too; without it they see the rating and the analysis' number only. */
  textConsent: z.boolean().default(false),
});
export type FeedbackRequest = z.infer<typeof FeedbackRequest>;

export const sendFeedback = endpoint({
  method: "POST",
  path: "/api/feedback",
  summary: "Rate an analysis of one's own, once; grants up to 5 credits.",
  request: FeedbackRequest,
  response: z.object({ granted: z.number().int().nonnegative(), remaining: z.number().int().nonnegative() }),
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
