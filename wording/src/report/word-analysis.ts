import type {
  AnalyseOptions,
  Analysis,
  Detector,
  DocumentType,
  RefusalCode,
  ReportFacts,
  ViewFacts,
} from "@geulgyeol/engine";
import { REFUSAL_MESSAGE } from "./refusal.ts";
import { type WordedReport, type WordedView, wordReport, wordView } from "./worded-report.ts";

/** A view with the facts of its sentences; views from before facts were stored have none. */
export type KeptView = WordedView & { readonly facts?: ViewFacts };

/** The view for each document type with human reference texts; `any` is used for all other types. */
export type WordedViews = Readonly<Partial<Record<DocumentType, KeptView>>> & { readonly any: KeptView };

/** The engine's result with Korean sentences; `facts` is their source. */
export type WordedAnalysis =
  | {
      readonly kind: "report";
      readonly report: WordedReport;
      readonly facts?: ReportFacts;
      readonly views?: WordedViews;
    }
  | { readonly kind: "refusal"; readonly code: RefusalCode; readonly message: string };

export function wordAnalysis(analysis: Analysis): WordedAnalysis {
  if (analysis.kind === "refusal") return { ...analysis, message: REFUSAL_MESSAGE[analysis.code] };
  const { report, views } = analysis;
  const worded = { kind: "report", report: wordReport(report), facts: report.facts } as const;
  if (views === undefined) return worded;
  const entries = Object.entries(views).map(([type, { evidence, facts }]) => {
    const view: KeptView = { ...wordView({ ...report, evidence, facts: { ...report.facts, ...facts } }), facts };
    return [type, view];
  });
  return { ...worded, views: Object.fromEntries(entries) };
}

/** A detector that returns Korean sentences. */
export interface WordedDetector extends Omit<Detector, "analyse"> {
  analyse(text: string, options?: AnalyseOptions): WordedAnalysis;
}

export function wordDetector(detector: Detector): WordedDetector {
  const { engineVersion, modelVersion } = detector;
  return { engineVersion, modelVersion, analyse: (text, options) => wordAnalysis(detector.analyse(text, options)) };
}

/**
 * A worded report for another document type: the judgement and all numbers stay, the explanation compares with the
 * human texts of that type. Texts of language models are not changed.
 */
export function viewWorded(
  report: WordedReport,
  views: WordedViews,
  documentType: DocumentType | undefined,
): WordedReport {
  const { evidence, suspiciousPatterns, recommendations, sentenceReasons, reasoning } =
    (documentType && views[documentType]) ?? views.any;
  const own = { ...(report.engineAnalysis ?? report.gptAnalysis), reasoning };
  return {
    ...report,
    ...(report.engineAnalysis === undefined ? { gptAnalysis: own } : { engineAnalysis: own }),
    evidence,
    suspiciousPatterns,
    recommendations,
    sentences: report.sentences.map((sentence, at) => ({ ...sentence, reasons: sentenceReasons[at] ?? [] })),
  };
}
