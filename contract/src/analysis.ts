import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";
import { AnalysisReport } from "./report.ts";

export const AnalysisSource = z.object({
  kind: z.enum(["paste", "txt", "md", "docx", "odt", "hwp", "hwpx", "pdf", "image"]),
  name: z.string().max(255).optional(),
  warnings: z.array(z.string().max(200)).max(20).optional(),
});

/** Length and Unicode rules of `text` are checked apart from the schema, since each has an error code of its own. */
export const AnalyseRequest = z.object({
  text: z.string(),
  trigger: z.enum(["manual", "realtime", "auto"]).default("manual"),
  source: AnalysisSource.default({ kind: "paste" }),
  documentType: z.enum(["assignment", "self-introduction", "paper", "blog", "other"]).optional(),
});
export type AnalyseRequest = z.infer<typeof AnalyseRequest>;

export const PdfMetadata = z.object({ numPages: z.number().int().positive() });

export const OcrMetadata = z.object({
  confidence: z.number().min(0).max(1),
  /** What the text was read with: `kor`, or `kor+eng` where that is surer. */
  language: z.string(),
  /** Milliseconds. */
  processingTime: z.number().nonnegative(),
  extractedText: z.string(),
});

export const AnalysisResult = AnalysisReport.extend({
  analysisId: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  kind: z.enum(["basic", "wordLevel", "ensemble"]),
  /** Milliseconds that the engine took. */
  processingTime: z.number().nonnegative(),
  charCount: z.number().int().nonnegative(),
  credits: z.object({
    /** What this answer cost: 0 for a free revision or a repeated request. */
    charged: z.number().int().nonnegative(),
    remaining: z.number().int().nonnegative(),
    /** True when the cost was waived because an earlier version of this text was paid for. */
    freeRevision: z.boolean(),
  }),
  /** Of a text that came from a PDF. */
  pdfMetadata: PdfMetadata.optional(),
  /** Of a text that was recognised in a picture. */
  ocrMetadata: OcrMetadata.optional(),
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;

export const ANALYSE_ERRORS = [
  "INVALID_JSON",
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "TEXT_TOO_SHORT",
  "TEXT_TOO_LONG",
  "UNSUPPORTED_LANGUAGE",
  "NOT_JUDGEABLE",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "LOGIN_REQUIRED",
  "FORBIDDEN_ORIGIN",
  "INSUFFICIENT_CREDITS",
  "PRO_REQUIRED",
  "IDEMPOTENCY_CONFLICT",
  "RATE_LIMITED",
  "ANALYSIS_FAILED",
  "ANALYSIS_TIMEOUT",
  "SERVER_BUSY",
  "INTERNAL_ERROR",
] as const satisfies readonly ErrorCode[];

export const analyse = endpoint({
  method: "POST",
  path: "/api/analyze",
  summary: "Judge a text (1 credit).",
  request: AnalyseRequest,
  response: AnalysisResult,
  errors: ANALYSE_ERRORS,
});

export const analyseEnsemble = endpoint({
  method: "POST",
  path: "/api/analyze/ensemble",
  summary: "Judge a text and show each member's opinion (3 credits).",
  request: AnalyseRequest,
  response: AnalysisResult,
  errors: ANALYSE_ERRORS,
});

export const analyseWordLevel = endpoint({
  method: "POST",
  path: "/api/analyze/word-level",
  summary: "Judge a text and show each word's contribution (2 credits).",
  request: AnalyseRequest,
  response: AnalysisResult,
  errors: ANALYSE_ERRORS,
});
