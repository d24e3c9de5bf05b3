import type { AnalysisResult, AnalysisSource, DocumentText, ErrorCode } from "@geulgyeol/contract";
import { sumHidden } from "@geulgyeol/documents";
import { AppError } from "../../../app-error.ts";
import { type ReadChoices, type ReadDocument, toDocumentText, type UploadedFile } from "../../documents/index.ts";
import { type JudgeInTurnParts, judgeInTurn } from "../judge-in-turn.ts";

export interface AnalyseFileParts extends JudgeInTurnParts {
  readonly readDocument: ReadDocument;
}

export interface AnalyseFileInput {
  readonly userId: string;
  readonly file: UploadedFile;
  /** OCR language. */
  readonly language?: ReadChoices["language"];
  readonly requestKey?: string | undefined;
  readonly signal: AbortSignal;
}

/** For these errors the text was read, and is returned too, so that the user can continue with it. */
const REFUSED_WITH_TEXT: ReadonlySet<ErrorCode> = new Set([
  "TEXT_TOO_SHORT",
  "TEXT_TOO_LONG",
  "UNSUPPORTED_LANGUAGE",
  "NOT_JUDGEABLE",
  "CODE_ONLY",
  "INSUFFICIENT_CREDITS",
  "ANALYSIS_FAILED",
  "ANALYSIS_TIMEOUT",
  "TOO_MANY_WAITING",
  "SERVER_BUSY",
]);

/**
 * Reads a file and judges its text. A text that cannot be judged is not cut and costs nothing: the error contains it as
 * `data.document`. Throws the codes of `ReadDocument` and of `judgeInTurn`.
 */
export async function analyseFile(
  parts: AnalyseFileParts,
  { userId, file, language = "kor+eng", requestKey, signal }: AnalyseFileInput,
): Promise<{ result: AnalysisResult; document: DocumentText }> {
  const document = toDocumentText(await parts.readDocument({ ...file, userId, language }, { signal }), file.name);
  try {
    const request = { text: document.text, trigger: "manual" as const, source: sourceOf(document) };
    const { json } = await judgeInTurn(parts, { userId, kind: "basic", requestKey, request }, { signal });
    return { result: JSON.parse(json) as AnalysisResult, document };
  } catch (error) {
    if (!(error instanceof AppError) || !REFUSED_WITH_TEXT.has(error.code)) throw error;
    throw new AppError(error.code, { cause: error.cause, data: { document } });
  }
}

/** The stored metadata of a file. */
function sourceOf({ kind, name, pages, ocr, warnings, hidden }: DocumentText): AnalysisSource {
  return {
    kind,
    name,
    ...(warnings.length > 0 && { warnings: warnings.map(({ code }) => code) }),
    ...(pages !== undefined && { numPages: pages }),
    ...(ocr && { ocr: { confidence: ocr.confidence, language: ocr.language, processingTime: ocr.processingTime } }),
    ...(hidden.length > 0 && { hidden: sumHidden(hidden) }),
  };
}
