import { type KeptReport, wordReport } from "@geulgyeol/wording/report";
import type { ReportToPrint } from "./report-to-print.ts";

export interface PrintedWords {
  readonly reasoning: string;
  readonly patterns: readonly string[];
}

/**
 * Documents speak 합쇼체, as the e-mails do: the sentences are made anew from what the report is about. The words of a language
 * model, and those of reports from before that was kept, stand as they were said.
 */
export function formalWords(report: ReportToPrint["report"]): PrintedWords {
  const { facts } = report;
  const { hold, gptAnalysis, suspiciousPatterns } =
    facts === undefined ? report : wordReport({ ...(report as KeptReport), facts }, "formal");
  return { reasoning: hold?.message ?? gptAnalysis.reasoning, patterns: suspiciousPatterns };
}
