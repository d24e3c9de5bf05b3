import { headlineOf, type WordedAnalysis } from "@geulgyeol/wording/report";
import { describe, expect, it } from "vitest";
import { makeCertainResult, makeHeldResult } from "../../testing/make-result.ts";
import { shownSampleOf } from "./judged-samples.server.ts";
import { MIXED_SAMPLE } from "./samples.ts";

const analysed = (report: unknown) => ({ kind: "report", report }) as WordedAnalysis;

describe("첫 화면의 예시", () => {
  it("한 문장, 확실함, 측정한 비율과 문장의 길이만 지닌다", () => {
    const result = makeCertainResult("ai");
    const shown = shownSampleOf(MIXED_SAMPLE, analysed(result));
    expect(shown).toMatchObject({
      verdict: "ai",
      headline: headlineOf(result),
      certainty: "근거 뚜렷함",
      frequency: "사람이 쓴 글 1,000편 가운데 3편도 이만큼 AI 글처럼 나와요.",
    });
    expect(Object.keys(shown.sentences[0] ?? {})).toEqual(["index", "length", "aiProbability", "isExcluded"]);
  });

  it("판단하지 않았으면 확실함도 비율도 없다", () => {
    const shown = shownSampleOf(MIXED_SAMPLE, analysed(makeHeldResult()));
    expect(shown).toMatchObject({ isHeld: true, certainty: null, frequency: null });
  });

  it("엔진이 거절한 예시로는 화면을 만들지 않는다", () => {
    expect(() => shownSampleOf(MIXED_SAMPLE, { kind: "refusal", code: "CODE_ONLY", message: "코드예요." })).toThrow();
  });
});
