import { formatDateTime } from "../dates.ts";
import { formatCount } from "../numbers.ts";
import type { AppealResult } from "./appeal-facts.ts";
import type { Described } from "./described.ts";

/** A result, as the server states it. @param remark the writer's own words about it. */
export function describeResult(result: AppealResult, remark: string): Described {
  const { finding, certainty, frequency, code, url, charCount, analysedAt, engine } = result;
  return {
    summary: `글결 분석 결과와 읽는 법. ${finding}${certainty === null ? "" : ` ‘${certainty}’입니다.`}`,
    heading: "글결 분석 결과",
    tables: [
      {
        heading: null,
        rows: [
          { name: "글", value: `${result.title} · ${formatCount(charCount)}자` },
          { name: "분석한 때", value: formatDateTime(analysedAt) },
          { name: "결과", value: finding },
          ...(certainty === null ? [] : [{ name: "근거", value: certainty.replace("근거 ", "") }]),
          ...(frequency === null ? [] : [{ name: "잘못 볼 비율", value: frequency }]),
          { name: "확인 번호", value: code },
          { name: "엔진 · 모델", value: engine },
        ],
      },
    ],
    remark: remark.trim() === "" ? null : remark.trim(),
    notes: ["결과는 통계로 추정한 값입니다. 어느 쪽으로 나와도 누가 썼는지를 증명하지 않습니다."],
    link: { url, name: "결과 확인" },
  };
}
