import type { Report } from "./report-types.ts";

/** "기본 분석 결과" beside an ensemble, "AI 감지 분석 결과" for a text read from an image, otherwise "분석 결과". */
export function reportHeading(report: Pick<Report, "ensemble">, hasOcr: boolean): string {
  if (report.ensemble) return "기본 분석 결과";
  return hasOcr ? "AI 감지 분석 결과" : "분석 결과";
}
