import { z } from "zod";
import { AnalysisResult } from "../analysis/analysis.ts";
import { endpoint } from "../api/endpoint.ts";
import { line } from "../api/line.ts";
import { REPORT_LANGUAGES } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { REPORT_FIELD_MAX_CHARS, REPORT_TITLE_MAX_CHARS } from "../limits.ts";

/** Returns the PDF itself, not the envelope. */
export const printReport = endpoint({
  method: "POST",
  path: "/api/reports/pdf",
  summary:
    "One of one's own analyses as a PDF with a code by which it can be checked: one page, and for long texts the sentences on further ones (Pro).",
  request: z.object({
    analysisId: z.string().min(1).max(64),
    /** Printed and not stored, like the next two. Absent for the analysis' own title, empty for none. */
    title: line(REPORT_TITLE_MAX_CHARS).optional(),
    writer: line(REPORT_FIELD_MAX_CHARS).optional(),
    /** Class, course or purpose. */
    purpose: line(REPORT_FIELD_MAX_CHARS).optional(),
    /** Of the report's own words; Korean if absent. */
    language: z.enum(REPORT_LANGUAGES).optional(),
  }),
  response: z.unknown(),
  errors: [
    "INVALID_JSON",
    "INVALID_REQUEST",
    "INVALID_UNICODE",
    "PAYLOAD_TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
    "LOGIN_REQUIRED",
    "CONSENT_PENDING",
    "FORBIDDEN_ORIGIN",
    "PRO_REQUIRED",
    "NOT_FOUND",
    "RATE_LIMITED",
    "REPORT_FAILED",
    "SERVER_BUSY",
    "INTERNAL_ERROR",
  ] satisfies readonly ErrorCode[],
});

/** SHA-256, hexadecimal. */
const Fingerprint = z.string().regex(/^[0-9a-f]{64}$/);

/** The result at the time of the report, for the holder of the printout. Never the text. */
export const VerifiedReport = z.object({
  code: z.string(),
  /** ISO 8601, UTC: when the text was analysed, and when its report was first created. */
  analysedAt: z.string(),
  reportedAt: z.string(),
  kind: AnalysisResult.shape.kind,
  verdict: AnalysisResult.shape.verdict,
  aiProbability: AnalysisResult.shape.aiProbability,
  /** Absent in results of engine 1.3 and earlier and in a hold, as are the next five. */
  certainty: AnalysisResult.shape.certainty,
  classProbabilities: AnalysisResult.shape.classProbabilities,
  falseAlarm: AnalysisResult.shape.falseAlarm,
  /** With its interval and the passages the facts of the judgement's one sentence. */
  aiShare: AnalysisResult.shape.aiShare.optional(),
  aiShareInterval: AnalysisResult.shape.aiShareInterval.optional(),
  segments: z
    .array(AnalysisResult.shape.segments.element.pick({ firstSentence: true, lastSentence: true, kind: true }))
    .optional(),
  interval: AnalysisResult.shape.interval,
  isHeld: z.boolean(),
  charCount: z.number().int().nonnegative(),
  sentenceCount: z.number().int().nonnegative(),
  engineVersion: z.string(),
  modelVersion: z.string(),
  /** Hash of the text without spaces, as produced by `textForFingerprint`. */
  textHash: Fingerprint,
  /** Hash of everything above and each sentence's probability; its beginning is printed. */
  resultHash: Fingerprint,
});
export type VerifiedReport = z.infer<typeof VerifiedReport>;

export const verifyReport = endpoint({
  method: "GET",
  path: "/api/reports/verify",
  summary: "What a report with this code says, for whoever holds it.",
  request: z.object({ code: z.string().max(100) }),
  response: VerifiedReport,
  errors: ["INVALID_REQUEST", "NOT_FOUND", "RATE_LIMITED", "INTERNAL_ERROR"],
});
