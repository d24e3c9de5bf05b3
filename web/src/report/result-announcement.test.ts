import { VERDICT_LABEL } from "@geulgyeol/wording";
import { describe, expect, it } from "vitest";
import { makeCertainResult, makeHeldResult, makeResult } from "../testing/make-result.ts";
import { resultAnnouncement } from "./result-announcement.ts";

describe("화면 낭독기의 알림", () => {
  it("한 문장과 확실함을 말하고, 글 전체의 확률은 말하지 않는다", () => {
    expect(resultAnnouncement(makeCertainResult("mixed"))).toBe(
      "분석을 마쳤어요. 2번부터 3번 문장은 AI 글에 가까워요. 전체의 36퍼센트쯤이에요. 근거 뚜렷함.",
    );
    expect(resultAnnouncement(makeCertainResult("human"))).toContain("AI가 쓴 대목을 찾지 못했어요. 근거 뚜렷함");
  });

  it("시험 단계인 언어의 판단이면 그렇게 말하고, 판단하지 않았으면 말하지 않는다", () => {
    const english = { language: "en", isTrial: true } as const;
    expect(resultAnnouncement(makeCertainResult("ai", english))).toMatch(/근거 뚜렷함\. 영어 \(시험 단계\)\.$/);
    expect(resultAnnouncement(makeHeldResult(english))).not.toContain("시험 단계");
  });

  it("판단하지 않았으면 이유만 말하고 숫자를 말하지 않는다", () => {
    expect(resultAnnouncement(makeHeldResult())).toBe(
      "분석을 마쳤어요. 판단 보류. 어느 쪽이라고 말하기에는 근거가 약해서 판단하지 않았어요.",
    );
  });

  it("예전 결과는 예전처럼 말하되 넓은 구간은 말하지 않는다", () => {
    const said = `분석을 마쳤어요. ${VERDICT_LABEL.mixed}, 58퍼센트`;
    expect(resultAnnouncement(makeResult())).toBe(`${said}, 구간 49에서 67퍼센트.`);
    expect(resultAnnouncement(makeResult({ interval: { lower: 0.1, upper: 0.9 } }))).toBe(`${said}.`);
  });
});
