import { type HeadlineFacts, headlineOf } from "@geulgyeol/wording/report";
import type { Report } from "../report-types.ts";

/** The judgement in one sentence; null for results of engine 1.3 and earlier, which keep their own form. */
export function reportHeadline(report: HeadlineFacts & Pick<Report, "certainty">): string | null {
  return report.certainty === undefined ? null : headlineOf(report);
}
