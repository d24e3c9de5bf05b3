import { DOCUMENT_KINDS, extensionsOf } from "@geulgyeol/documents/formats";
import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { FILE_ERROR_CODES } from "../errors.ts";
import { OCR_LANGUAGES } from "../limits.ts";
import { ANALYSE_ERRORS, AnalysisResult, HiddenPart, OcrMetadata, PdfMetadata } from "./analysis.ts";
import { FileFacts } from "./file-facts.ts";

const Count = z.number().int().nonnegative();
const Share = z.number().min(0).max(1);

/**
 * A recognised word that may be wrong, with its position in the text (UTF-16) and in the upright picture (as shares of
 * its sides).
 */
export const UnsureWord = z.object({
  text: z.string(),
  start: Count,
  end: Count,
  confidence: Share,
  box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  /** From 1, for pages of a scan. */
  page: z.number().int().positive().optional(),
});
export type UnsureWord = z.infer<typeof UnsureWord>;

/** Recognition result of a picture. */
export const Ocr = OcrMetadata.extend({
  /** Size of the processed picture in pixels. */
  width: Count,
  height: Count,
  /** Degrees clockwise by which the picture was rotated. */
  turn: z.number(),
  words: z.array(UnsureWord),
});
export type Ocr = z.infer<typeof Ocr>;

/** The text of a file. */
export const DocumentText = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  text: z.string(),
  /** Code points after NFC. */
  charCount: Count,
  pages: z.number().int().positive().optional(),
  warnings: z.array(z.object({ code: z.string(), count: Count.optional() })),
  /** Invisible text of the file; not part of `text`. */
  hidden: z.array(HiddenPart.extend({ excerpt: z.string(), page: z.number().int().optional() })),
  ocr: Ocr.optional(),
  /** Only if `facts` was asked for. */
  facts: FileFacts.optional(),
});
export type DocumentText = z.infer<typeof DocumentText>;

/** An analysis of a file is always started by hand, and not sent as JSON. */
const FILE_ANALYSIS_ERRORS = [
  ...ANALYSE_ERRORS.filter((code) => code !== "PRO_REQUIRED" && code !== "INVALID_JSON"),
  ...FILE_ERROR_CODES,
];

/** `kor+eng` reads with Korean alone and, if the confidence is low, with both, and uses the better reading. */
const OcrLanguageField = z.enum(OCR_LANGUAGES).default("kor+eng");
const PageField = z.coerce.number().int().min(1).max(10_000).optional();

/** If a file is refused after its text was read, the response has `data.document` in addition to the error. */
export const RefusedDocument = z.object({ document: DocumentText });

const FileResult = AnalysisResult.extend({ document: DocumentText });

export const analysePdf = endpoint({
  method: "POST",
  path: "/api/analyze/pdf",
  summary: "Judge the text of a PDF (multipart: file; 1 credit).",
  request: z.object({}),
  response: FileResult.extend({ pdfMetadata: PdfMetadata }),
  errors: FILE_ANALYSIS_ERRORS,
  apiScopes: ["analyse"],
  takesFile: extensionsOf("pdf"),
});

/** Formats of Korean word processors first. */
const OFFICE_EXTENSIONS = [...extensionsOf("office")].reverse();
const list = new Intl.ListFormat("en-GB", { type: "disjunction" });

export const analyseDocument = endpoint({
  method: "POST",
  path: "/api/analyze/document",
  summary: `Judge the text of a ${list.format(OFFICE_EXTENSIONS)} file (multipart: file; 1 credit).`,
  request: z.object({}),
  response: FileResult,
  errors: FILE_ANALYSIS_ERRORS,
  apiScopes: ["analyse"],
  takesFile: OFFICE_EXTENSIONS,
});

export const analyseImage = endpoint({
  method: "POST",
  path: "/api/analyze/ocr",
  summary: "Judge the text in a picture (multipart: file, language; 1 credit).",
  request: z.object({ language: OcrLanguageField }),
  response: z.object({
    ocr: Ocr,
    analysis: AnalysisResult,
    analysisId: z.string(),
    /** Milliseconds from the upload to the response. */
    totalProcessingTime: z.number().nonnegative(),
  }),
  errors: FILE_ANALYSIS_ERRORS,
  apiScopes: ["analyse"],
  takesFile: extensionsOf("image"),
});

export const extractDocument = endpoint({
  method: "POST",
  path: "/api/documents/extract",
  summary:
    "Read the text of a file without judging it (multipart: file, recognise, firstPage, lastPage, language, facts; free). Asked for application/x-ndjson, it tells its progress.",
  request: z.object({
    /** Whether to recognise the scanned pages of a PDF, from `firstPage` to `lastPage` and 20 at most. */
    recognise: z.enum(["true", "false"]).default("false"),
    firstPage: PageField,
    lastPage: PageField,
    language: OcrLanguageField,
    /** Whether to read what an office file says about how it was made. */
    facts: z.enum(["true", "false"]).default("false"),
  }),
  response: DocumentText,
  errors: [
    ...FILE_ERROR_CODES,
    "INVALID_REQUEST",
    "PAYLOAD_TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
    "LOGIN_REQUIRED",
    "FORBIDDEN_ORIGIN",
    "RATE_LIMITED",
    "SERVER_BUSY",
    "INTERNAL_ERROR",
  ],
});

/** A page of a scan as soon as it is read: the caller may stop and keep the pages so far. */
export const ScannedPage = z.object({
  page: z.number().int().positive(),
  /** Pages read so far, of `total`. */
  done: z.number().int().positive(),
  total: z.number().int().positive(),
  text: z.string(),
  confidence: Share,
});
export type ScannedPage = z.infer<typeof ScannedPage>;

/** A scan is refused with its number of pages, so that the page can offer recognition. */
export const RefusedScan = z.object({ pages: z.number().int().positive() });

/** One line of the streamed response: progress, pages of a scan, and at the end the text or an error. */
export const ExtractionLine = z.union([
  z.object({ progress: Share }),
  z.object({ page: ScannedPage }),
  z.object({ success: z.literal(true), data: DocumentText }),
  z.object({
    success: z.literal(false),
    error: z.object({ code: z.string(), message: z.string() }),
    data: z.unknown().optional(),
  }),
]);
