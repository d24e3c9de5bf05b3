/** The kinds of analysis, as named in the contract. */
export const KIND_NAME = {
  basic: "기본 분석",
  wordLevel: "단어별 분석",
  ensemble: "앙상블 분석",
} as const;

/** The types of texts whose human texts an analysis can be compared with. */
export const DOCUMENT_TYPE_NAME = {
  assignment: "과제",
  "self-introduction": "자기소개서",
  paper: "논문",
  blog: "블로그",
  other: "기타",
} as const;
