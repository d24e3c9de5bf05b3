/** The kinds of analysis, as named in the contract. */
export const KIND_NAME = {
  basic: "기본 분석",
  wordLevel: "단어별 분석",
  ensemble: "앙상블 분석",
} as const;
