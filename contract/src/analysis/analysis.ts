import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { FailedLine } from "../api/envelope.ts";
import { ANALYSIS_KINDS, ANALYSIS_TRIGGERS, DOCUMENT_TYPES, TEXT_SOURCES } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { FILE_NAME_MAX_CHARS, HIDDEN_PARTS_MAX, JSON_BODY_MAX_BYTES, OCR_LANGUAGES } from "../limits.ts";
import { AnalysisReport } from "./report.ts";

/** Text of a file that is invisible to readers: the reason, and the amount (UTF-16 units). None of it was judged. */
export const HiddenPart = z.object({
  reason: z.enum(["marked", "colour", "tiny", "deleted", "comment", "invisible", "covered", "off-page"]),
  characters: z.number().int().nonnegative(),
});
export type HiddenPart = z.infer<typeof HiddenPart>;

/** Origin of a text. File metadata is stored with the result. */
export const AnalysisSource = z.object({
  kind: z.enum(TEXT_SOURCES),
  name: z.string().max(FILE_NAME_MAX_CHARS).optional(),
  warnings: z.array(z.string().max(200)).max(20).optional(),
  numPages: z.number().int().positive().max(10_000).optional(),
  /** For text recognised in pictures; `processingTime` in milliseconds. */
  ocr: z
    .object({
      confidence: z.number().min(0).max(1),
      language: z.enum(OCR_LANGUAGES),
      processingTime: z.number().nonnegative(),
    })
    .optional(),
  hidden: z.array(HiddenPart).max(HIDDEN_PARTS_MAX).optional(),
});
export type AnalysisSource = z.infer<typeof AnalysisSource>;

/** Length and Unicode rules of `text` are checked outside the schema, since each has its own error code. */
export const AnalyseRequest = z.object({
  text: z.string().max(JSON_BODY_MAX_BYTES),
  trigger: z.enum(ANALYSIS_TRIGGERS).default("manual"),
  source: AnalysisSource.default({ kind: "paste" }),
  /**
   * False allows the judgement only if it is free; otherwise `CHARGE_NOT_AGREED`, and nothing is charged. Also a new text
   * whose hold would be free is refused, since that is known only after the judgement.
   */
  mayCharge: z.boolean().optional(),
  documentType: z.enum(DOCUMENT_TYPES).optional(),
  /** Set for one of several files, and for a part of a longer text; both need Pro. */
  batch: z.enum(["files", "parts"]).optional(),
});
export type AnalyseRequest = z.infer<typeof AnalyseRequest>;

export const PdfMetadata = z.object({ numPages: z.number().int().positive() });

export const OcrMetadata = z.object({
  confidence: z.number().min(0).max(1),
  /** OCR language: `kor`, or `kor+eng` if that has more confidence. */
  language: z.enum(OCR_LANGUAGES),
  /** Milliseconds. */
  processingTime: z.number().nonnegative(),
  /** The judged text, with the user's corrections. */
  extractedText: z.string(),
});

export const AnalysisResult = AnalysisReport.extend({
  analysisId: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  kind: z.enum(ANALYSIS_KINDS),
  /** Milliseconds that the engine took. */
  processingTime: z.number().nonnegative(),
  charCount: z.number().int().nonnegative(),
  /** Whose human texts the evidence compares with, as given; null if none was given. */
  documentType: z.enum(DOCUMENT_TYPES).nullable(),
  credits: z.object({
    /** The cost of this response: 0 for a free revision, a repeated request, or a hold for too little text. */
    charged: z.number().int().nonnegative(),
    remaining: z.number().int().nonnegative(),
    /** True if the cost was waived because an earlier version of this text was paid for. */
    freeRevision: z.boolean(),
  }),
  textIntegrity: AnalysisReport.shape.textIntegrity.extend({
    /** Invisible text of the file, excluded from the judgement. Absent if there was none. */
    hidden: z.array(HiddenPart).optional(),
  }),
  /** For a text from a PDF. */
  pdfMetadata: PdfMetadata.optional(),
  /** For a text recognised in a picture. */
  ocrMetadata: OcrMetadata.optional(),
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;

/** The place of an analysis in the queue, told while it waits for a second or more. */
export const AnalysisPlace = z.object({
  /** Analyses that will probably be judged before this one. */
  ahead: z.number().int().nonnegative(),
  /** Probable time until the answer, in seconds. */
  seconds: z.number().int().nonnegative(),
});
export type AnalysisPlace = z.infer<typeof AnalysisPlace>;

/**
 * A line of the answer for a caller that accepts `application/x-ndjson`, if the analysis has to wait for a second or
 * more; otherwise the answer is JSON as usual. The last is `done` or `failed`.
 */
export const AnalysisLine = z.discriminatedUnion("type", [
  AnalysisPlace.extend({ type: z.literal("waiting") }),
  /** The wait is over. */
  z.object({ type: z.literal("started") }),
  z.object({ type: z.literal("done"), result: AnalysisResult }),
  FailedLine,
]);
export type AnalysisLine = z.infer<typeof AnalysisLine>;

export const ANALYSE_ERRORS = [
  "INVALID_JSON",
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "TEXT_TOO_SHORT",
  "TEXT_TOO_LONG",
  "UNSUPPORTED_LANGUAGE",
  "NOT_JUDGEABLE",
  "CODE_ONLY",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "LOGIN_REQUIRED",
  "FORBIDDEN_ORIGIN",
  "INSUFFICIENT_CREDITS",
  "CHARGE_NOT_AGREED",
  "PRO_REQUIRED",
  "IDEMPOTENCY_CONFLICT",
  "SANDBOX_TEXT",
  "RATE_LIMITED",
  "TOO_MANY_WAITING",
  "ANALYSIS_FAILED",
  "ANALYSIS_TIMEOUT",
  "SERVER_BUSY",
  "INTERNAL_ERROR",
] as const satisfies readonly ErrorCode[];

export const analyse = endpoint({
  method: "POST",
  path: "/api/analyze",
  summary:
    "Judge a text (1 credit). Asked for application/x-ndjson, it tells the place in the queue while the text waits.",
  request: AnalyseRequest,
  response: AnalysisResult,
  errors: ANALYSE_ERRORS,
  apiScopes: ["analyse", "sandbox"],
});

export const analyseEnsemble = endpoint({
  method: "POST",
  path: "/api/analyze/ensemble",
  summary: "Judge a text and show each member's opinion (3 credits).",
  request: AnalyseRequest,
  response: AnalysisResult,
  errors: ANALYSE_ERRORS,
  apiScopes: ["analyse", "sandbox"],
});

export const analyseWordLevel = endpoint({
  method: "POST",
  path: "/api/analyze/word-level",
  summary: "Judge a text and show each word's contribution (2 credits).",
  request: AnalyseRequest,
  response: AnalysisResult,
  errors: ANALYSE_ERRORS,
  apiScopes: ["analyse", "sandbox"],
});
