import type { AnalysisResult } from "@geulgyeol/contract";

/** Input of the report sections: the server's response, or the browser engine's result. */
export type Report = Omit<
  AnalysisResult,
  "analysisId" | "createdAt" | "kind" | "processingTime" | "charCount" | "documentType" | "credits"
>;
export type Sentence = Report["sentences"][number];
export type Evidence = Report["evidence"][number];
export type WordEntry = NonNullable<Report["wordLevel"]>["words"][number];
export type Verdict = Report["verdict"];
