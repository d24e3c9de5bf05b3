import { DOCUMENT_KINDS, extensionsOf } from "@geulgyeol/documents/formats";
import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { FILE_ERROR_CODES } from "../errors.ts";
import { OCR_LANGUAGES } from "../limits.ts";
import { ANALYSE_ERRORS, AnalysisResult, HiddenPart, OcrMetadata, PdfMetadata } from "./analysis.ts";

const Count = z.number().int().nonnegative();
const Share = z.number().min(0).max(1);

/** A recognised word that may be wrong, with its place in the text (UTF-16) and in the upright picture (shares of its sides). */
export const UnsureWord = z.object({
  text: z.string(),
  start: Count,
  end: Count,
  confidence: Share,
  box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  /** From 1, in the pages of a scan. */
  page: z.number().int().positive().optional(),
});
export type UnsureWord = z.infer<typeof UnsureWord>;

/** What the recognition of a picture gave. */
export const Ocr = OcrMetadata.extend({
  /** Pixels of the picture as it was read. */
  width: Count,
  height: Count,
  /** Degrees clockwise by which the picture had to be turned. */
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
  /** What the file holds but its reader does not see; not part of `text`. */
  hidden: z.array(HiddenPart.extend({ excerpt: z.string(), page: z.number().int().optional() })),
  ocr: Ocr.optional(),
});
export type DocumentText = z.infer<typeof DocumentText>;

/** An analysis of a file is always asked for by hand, and not in JSON. */
const FILE_ANALYSIS_ERRORS = [
  ...ANALYSE_ERRORS.filter((code) => code !== "PRO_REQUIRED" && code !== "INVALID_JSON"),
  ...FILE_ERROR_CODES,
];

/** `kor+eng` reads with Korean alone and, where that is unsure, with both, and takes the surer reading. */
const OcrLanguageField = z.enum(OCR_LANGUAGES).default("kor+eng");
const PageField = z.coerce.number().int().min(1).max(10_000).optional();

/** An analysis of a file that is refused after its text was read answers with `data.document` beside the error. */
export const RefusedDocument = z.object({ document: DocumentText });

const FileResult = AnalysisResult.extend({ document: DocumentText });

export const analysePdf = endpoint({
  method: "POST",
  path: "/api/analyze/pdf",
  summary: "Judge the text of a PDF (multipart: file; 1 credit).",
  request: z.object({}),
  response: FileResult.extend({ pdfMetadata: PdfMetadata }),
  errors: FILE_ANALYSIS_ERRORS,
  apiScope: "analyse",
  takesFile: extensionsOf("pdf"),
});

/** The formats of Korean word processors first. */
const OFFICE_EXTENSIONS = [...extensionsOf("office")].reverse();
const list = new Intl.ListFormat("en-GB", { type: "disjunction" });

export const analyseDocument = endpoint({
  method: "POST",
  path: "/api/analyze/document",
  summary: `Judge the text of a ${list.format(OFFICE_EXTENSIONS)} file (multipart: file; 1 credit).`,
  request: z.object({}),
  response: FileResult,
  errors: FILE_ANALYSIS_ERRORS,
  apiScope: "analyse",
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
    /** Milliseconds from the upload to the answer. */
    totalProcessingTime: z.number().nonnegative(),
  }),
  errors: FILE_ANALYSIS_ERRORS,
  apiScope: "analyse",
  takesFile: extensionsOf("image"),
});

export const extractDocument = endpoint({
  method: "POST",
  path: "/api/documents/extract",
  summary:
    "Read the text of a file without judging it (multipart: file, recognise, firstPage, lastPage, language; free). Asked for application/x-ndjson, it tells its progress.",
  request: z.object({
    /** Whether the scanned pages of a PDF are recognised, from `firstPage` to `lastPage` and 20 at most. */
    recognise: z.enum(["true", "false"]).default("false"),
    firstPage: PageField,
    lastPage: PageField,
    language: OcrLanguageField,
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

/** A page of a scan as soon as it is read: a caller who has enough may go, and keep what there is. */
export const ScannedPage = z.object({
  page: z.number().int().positive(),
  /** Pages read by now, of `total`. */
  done: z.number().int().positive(),
  total: z.number().int().positive(),
  text: z.string(),
  confidence: Share,
});
export type ScannedPage = z.infer<typeof ScannedPage>;

/** A scan is refused with the number of its pages, for the offer to recognise them. */
export const RefusedScan = z.object({ pages: z.number().int().positive() });

/** A line of the answer as it grows: shares of the work, pages of a scan, and at the end the text or an error. */
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
