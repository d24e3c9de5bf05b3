import type { AnalyseRequest, AnalysisReport, AnalysisResult, StoredResult } from "@geulgyeol/contract";
import { viewWorded, type WordedReport } from "@geulgyeol/wording/report";
import type { z } from "zod";
import type { NewAnalysis } from "./analyse.ts";
import type { StoredAnalysis } from "./queries.ts";
import { appendFields } from "./serialize-analysis.ts";
import type { FileMetadata } from "./tables.ts";

/** The response to an analysis as JSON, and the parts of it that the server needs. */
export interface AnalysisAnswer
  extends Pick<AnalysisResult, "analysisId" | "credits" | "verdict" | "aiProbability" | "language" | "modelVersion"> {
  readonly json: string;
}

type Credits = AnalysisResult["credits"];

/** @param report as JSON, without the facts of its sentences */
export function answerNew(analysis: NewAnalysis, report: string, credits: Credits): AnalysisAnswer {
  const { id: analysisId, outline, fileMetadata, documentType } = analysis;
  const { verdict, aiProbability, language, modelVersion } = outline;
  const json = appendFields(
    fileMetadata?.hidden === undefined ? report : withHidden(report, fileMetadata.hidden),
    ownFields(analysis, credits, documentType),
  );
  return { analysisId, credits, verdict, aiProbability, language, modelVersion, json };
}

function withHidden(json: string, hidden: NonNullable<FileMetadata["hidden"]>): string {
  const report = JSON.parse(json) as Answered;
  return JSON.stringify({ ...report, textIntegrity: { ...report.textIntegrity, hidden } });
}

/** A stored analysis as a response. `credits` is the cost of this response, not of the stored one. */
export function answerStored(
  stored: StoredAnalysis,
  credits: Credits,
  documentType: AnalyseRequest["documentType"],
): AnalysisAnswer {
  const result = toResult(stored, credits, documentType);
  const { analysisId, verdict, aiProbability, language, modelVersion } = result;
  return { analysisId, credits, verdict, aiProbability, language, modelVersion, json: JSON.stringify(result) };
}

/**
 * A stored analysis as a response, with the explanation for the requested document type. `credits` is the cost of this
 * response, not of the stored one.
 */
export function toResult(
  stored: StoredAnalysis,
  credits: Credits,
  documentType: AnalyseRequest["documentType"],
): AnalysisResult {
  const hidden = stored.fileMetadata?.hidden;
  const report = reportFor(stored, documentType);
  return {
    ...report,
    ...(hidden !== undefined && { textIntegrity: { ...report.textIntegrity, hidden } }),
    ...ownFields(stored, credits, documentType ?? null),
  };
}

type OwnFields = Omit<AnalysisResult, keyof Answered>;

/** The fields of a response that are not the report's. */
function ownFields(
  analysis: Pick<
    StoredAnalysis,
    "id" | "createdAt" | "kind" | "processingTimeMs" | "charCount" | "text" | "fileMetadata"
  >,
  credits: Credits,
  documentType: AnalysisResult["documentType"],
): OwnFields {
  const { numPages, ocr } = analysis.fileMetadata ?? {};
  return {
    analysisId: analysis.id,
    createdAt: analysis.createdAt.toISOString(),
    kind: analysis.kind,
    processingTime: analysis.processingTimeMs,
    charCount: analysis.charCount,
    documentType,
    credits,
    ...(numPages !== undefined && { pdfMetadata: { numPages } }),
    ...(ocr !== undefined && { ocrMetadata: { ...ocr, extractedText: analysis.text } }),
  };
}

type Answered = z.infer<typeof AnalysisReport>;

/** The worded report and the contract's type must be equal; a difference in either direction does not compile. */
type DeepReadonly<T> = T extends (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
type Defined<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };
const isPromised = (report: Defined<WordedReport>): Defined<DeepReadonly<Answered>> => report;
const isWorded = (report: Defined<DeepReadonly<Answered>>): Defined<WordedReport> => report;
void [isPromised, isWorded];

function reportFor({ report: stored, views, documentType }: StoredAnalysis, wanted: AnalyseRequest["documentType"]) {
  // The facts of the sentences stay in the database.
  const { facts: _facts, ...report } = stored;
  if (views === null || wanted === (documentType ?? undefined)) return report;
  return viewWorded(report as WordedReport, views, wanted) as Answered;
}

/** A stored analysis as shown in the history, with its original cost. */
export function toStoredResult(stored: StoredAnalysis): StoredResult {
  const credits = { charged: stored.charged, remaining: 0, freeRevision: stored.revisionOf !== null };
  const { remaining: _unknown, ...cost } = credits;
  return { ...toResult(stored, credits, stored.documentType ?? undefined), credits: cost };
}
