import { describe, expect, it } from "vitest";
import { ModelFileError } from "../model-file/format.ts";
import { readModel } from "../model-file/read-model.ts";
import { writeModel } from "../model-file/write-model.ts";
import { KOREAN_FEATURES } from "../stylometry/features.ts";
import { loadReferences } from "./load-references.ts";

const WIDTH = KOREAN_FEATURES.length;

function fileWith(tables: Record<string, Float32Array>) {
  return readModel(writeModel({ modelVersion: "test", parameters: {}, tables: new Map(Object.entries(tables)) }));
}

describe("사람 글의 분포와 기울기", () => {
  const all = new Float32Array(WIDTH * 21).map((_, at) => at % 21);
  const tendency = new Float32Array(WIDTH).fill(0.5);

  it("특징마다 분위수 스물한 개와 기울기를 읽는다", () => {
    const file = fileWith({ "ko.reference.all": all, "ko.reference.tendency": tendency, "ko.reference.paper": all });
    const references = loadReferences(file, "ko", ["paper"]);
    expect(references.all).toHaveLength(WIDTH);
    expect([...(references.byType.paper?.[3]?.quantiles ?? [])]).toEqual(Array.from({ length: 21 }, (_, k) => k));
    expect(references.tendencies[WIDTH - 1]).toBe(0.5);
  });

  it("기울기가 없거나 특징의 수가 다른 모델은 거절한다", () => {
    expect(() => loadReferences(fileWith({ "ko.reference.all": all }), "ko", [])).toThrow(ModelFileError);
    const short = { "ko.reference.all": all, "ko.reference.tendency": tendency.subarray(1) };
    expect(() => loadReferences(fileWith(short), "ko", [])).toThrow(/needs \d+/);
    const wrong = { "ko.reference.all": all.subarray(21), "ko.reference.tendency": tendency };
    expect(() => loadReferences(fileWith(wrong), "ko", [])).toThrow(ModelFileError);
  });
});
