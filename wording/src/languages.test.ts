import { describe, expect, it } from "vitest";
import { explainTrial, languageLabel } from "./languages.ts";

describe("글의 언어", () => {
  it("시험 단계인 언어는 이름 옆에 그렇게 적는다", () => {
    expect(languageLabel("en", true)).toBe("영어 (시험 단계)");
    expect(languageLabel("en", false)).toBe("영어");
    expect(languageLabel("ko", false)).toBe("한국어");
  });

  it("예전 결과에는 시험 단계라고도 아니라고도 하지 않는다", () => {
    expect(languageLabel("en", undefined)).toBe("영어");
  });

  it("시험 단계의 뜻을 화면에서는 해요체로, 문서에서는 합쇼체로 말한다", () => {
    expect(explainTrial()).toBe("처음 보는 종류의 글은 아직 충분히 정확하게 가려내지 못해요. 참고로만 봐 주세요.");
    expect(explainTrial("formal")).toMatch(/못합니다\. 참고로만 보시기 바랍니다\.$/);
  });
});
