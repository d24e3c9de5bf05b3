import type { SentenceJudgement } from "@geulgyeol/engine";

type ExclusionReason = NonNullable<SentenceJudgement["excluded"]>;

/** Names of the parts excluded from the score because they are not prose by the author. */
export const EXCLUSION_NAME: Readonly<Record<ExclusionReason, string>> = {
  quotation: "인용",
  reference: "참고 문헌",
  heading: "제목",
  header: "헤더",
  question: "질문",
  signature: "서명",
  table: "표",
  code: "코드",
  url: "주소",
  asked: "과제의 질문",
  "list-marker": "목록 기호",
};
