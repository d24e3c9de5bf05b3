import { type KeptReport, wordReport } from "@geulgyeol/wording/report";
import type { ReportToPrint } from "./report-to-print.ts";

export interface PrintedWords {
  readonly reasoning: string;
  readonly patterns: readonly string[];
}

/**
 * Documents use 합쇼체, like e-mails: the sentences are written anew from the report's facts. Texts of a language model,
 * and reports without facts, stay unchanged.
 */
export function formalWords(report: ReportToPrint["report"]): PrintedWords {
  const { facts } = report;
  const { hold, gptAnalysis, suspiciousPatterns } =
    facts === undefined ? report : wordReport({ ...(report as KeptReport), facts }, "formal");
  return { reasoning: hold?.message ?? gptAnalysis.reasoning, patterns: suspiciousPatterns };
}
