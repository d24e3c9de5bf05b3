import type { Sentence } from "./report-types.ts";

export const EXCLUSION_NAME: Readonly<Record<NonNullable<Sentence["excluded"]>, string>> = {
  quotation: "인용",
  reference: "참고 문헌",
  heading: "제목",
  table: "표",
  code: "코드",
  url: "주소",
  "list-marker": "목록 기호",
};
