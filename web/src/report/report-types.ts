import type { AnalysisResult } from "@geulgyeol/contract";

/** What the sections of a report read: the answer of the server, and of the engine in the browser as well. */
export type Report = Omit<
  AnalysisResult,
  "analysisId" | "createdAt" | "kind" | "processingTime" | "charCount" | "credits"
>;
export type Sentence = Report["sentences"][number];
export type Evidence = Report["evidence"][number];
export type WordEntry = NonNullable<Report["wordLevel"]>["words"][number];
