import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { CREDIT_BUCKETS, CREDIT_REASONS, PLANS } from "../enums.ts";
import { LEDGER_PAGE_ROWS, LEDGER_PAGE_ROWS_MAX } from "../limits.ts";

export const CreditReason = z.enum(CREDIT_REASONS);
export type CreditReason = z.infer<typeof CreditReason>;

/** One movement of credits. */
export const LedgerEntry = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Never 0; negative if credits were taken. */
  amount: z.number().int(),
  bucket: z.enum(CREDIT_BUCKETS),
  /** The plan of an allowance entry. Null for bonus credits, and for entries from before plans were recorded. */
  plan: z.enum(PLANS).nullable(),
  reason: CreditReason,
  /** The analysis that it belongs to, while that is stored. */
  analysisId: z.string().nullable(),
  /** All credits after this movement. */
  balance: z.number().int().nonnegative(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const readLedger = endpoint({
  method: "GET",
  path: "/api/credits/ledger",
  summary: "Where the user's credits came from and went to, newest first.",
  request: z.object({
    /** `nextCursor` of the previous page; the newest rows if absent. */
    cursor: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(LEDGER_PAGE_ROWS_MAX).default(LEDGER_PAGE_ROWS),
  }),
  response: z.object({
    entries: z.array(LedgerEntry),
    /** Requests the rows after these; null if there are no more. */
    nextCursor: z.string().nullable(),
  }),
  errors: ["INVALID_REQUEST", "LOGIN_REQUIRED", "RATE_LIMITED", "INTERNAL_ERROR"],
});
