import type { AnalysisResult, HistoryEntry } from "@geulgyeol/contract";

export const KIND_NAME: Readonly<Record<AnalysisResult["kind"], string>> = {
  basic: "기본 분석",
  wordLevel: "단어별 분석",
  ensemble: "앙상블 분석",
};

/** Where a text came from; the endings of files stay as they are. */
export function sourceName(source: HistoryEntry["source"]): string {
  if (source === "paste") return "글";
  return source === "image" ? "사진" : source;
}
