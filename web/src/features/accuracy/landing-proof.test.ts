import { describe, expect, it } from "vitest";
import { landingProof } from "./landing-proof.server.ts";
import { RECORD } from "./testing/record-fixture.ts";

describe("첫 화면의 정확도 한 줄", () => {
  it("기록의 수를 그대로 쓰고, 많이 측정한 글의 종류를 많은 것부터 말한다", () => {
    const proof = landingProof(RECORD);
    const { humansJudgedAi, humansBy } = RECORD.ko;
    expect([proof.judgedAi, proof.humanTexts]).toEqual([humansJudgedAi.count, humansJudgedAi.of]);
    expect(proof.kinds).toBe(humansBy.genre.length);
    const most = Math.max(...humansBy.genre.map(({ judgedAi }) => judgedAi.of));
    expect(humansBy.genre.find(({ judgedAi }) => judgedAi.of === most)?.key).toBe("petition");
    expect(proof.measuredOn[0]).toBe("청원");
    expect(proof.measuredOn).toHaveLength(5);
  });

  it("기록에 있는 종류는 측정하지 못했다고 하지 않는다", () => {
    const { ko } = RECORD;
    const [first] = ko.humansBy.genre;
    if (!first) throw new Error("The record has no genre.");
    const genre = [...ko.humansBy.genre, { ...first, key: "student-essay" }];
    expect(landingProof(RECORD).notMeasured).toEqual(["학생 글", "자기소개서"]);
    expect(landingProof({ ko: { ...ko, humansBy: { ...ko.humansBy, genre } } }).notMeasured).toEqual(["자기소개서"]);
  });
});
