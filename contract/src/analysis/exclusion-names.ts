import type { z } from "zod";
import type { AnalysisReport } from "./report.ts";

/** Names of the parts excluded from the score because they are not prose by the author. */
export const EXCLUSION_NAME: Readonly<Record<z.infer<typeof AnalysisReport>["excluded"][number]["reason"], string>> = {
  quotation: "인용",
  reference: "참고 문헌",
  heading: "제목",
  table: "표",
  code: "코드",
  url: "주소",
  "list-marker": "목록 기호",
};
