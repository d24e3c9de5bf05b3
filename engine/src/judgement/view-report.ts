import type { DocumentType, Report, ReportViews } from "../report.ts";

/**
 * A report as it reads for another document type: the judgement and all numbers stay, the explanation compares with the
 * human texts of that type. What language models said stays theirs.
 */
export function viewReport(report: Report, views: ReportViews, documentType: DocumentType | undefined): Report {
  const { evidence, suspiciousPatterns, recommendations, sentenceReasons, reasoning } =
    (documentType && views[documentType]) ?? views.any;
  const own = report.engineAnalysis ?? report.gptAnalysis;
  const said = { ...own, reasoning };
  return {
    ...report,
    ...(report.engineAnalysis === undefined ? { gptAnalysis: said } : { engineAnalysis: said }),
    evidence,
    suspiciousPatterns,
    recommendations,
    sentences: report.sentences.map((sentence, at) => ({ ...sentence, reasons: sentenceReasons[at] ?? [] })),
  };
}
