import { headlineOf, type KeptReport, type WordedReport, wordReport } from "@geulgyeol/wording/report";
import type { ReportToPrint } from "./report-to-print.ts";

export interface PrintedWords {
  /** The judgement in one sentence; null for results of engine 1.3 and earlier, which show the interval instead. */
  readonly headline: string | null;
  readonly reasoning: string;
  readonly evidence: readonly Pick<WordedReport["evidence"][number], "direction" | "message">[];
}

/**
 * Documents use 합쇼체, like e-mails: the sentences are written anew from the report's facts. Texts of a language model,
 * and reports without facts, stay unchanged.
 */
export function formalWords(report: ReportToPrint["report"]): PrintedWords {
  const { facts, verdict, aiShare, aiShareInterval, segments, certainty } = report;
  const { hold, gptAnalysis, evidence } =
    facts === undefined ? report : wordReport({ ...(report as KeptReport), facts }, "formal");
  const said = { verdict, aiShare, aiShareInterval, hold, segments };
  const headline = certainty === undefined ? null : headlineOf(said, "formal");
  return { headline, reasoning: hold?.message ?? gptAnalysis.reasoning, evidence };
}

/** Whether only the reason of a hold is printed; results of engine 1.3 and earlier are printed with their numbers. */
export function isWithheld({ hold, certainty }: ReportToPrint["report"]): boolean {
  return hold !== null && certainty !== undefined;
}
