import { describe, expect, it } from "vitest";
import { ModelFileError } from "../../model-file/format.ts";
import { REFERENCE_POINTS } from "./feature-reference.ts";
import { KOREAN_FEATURES } from "./features.ts";
import { loadReferences } from "./load-references.ts";

const WIDTH = KOREAN_FEATURES.length;

describe("사람 글과 AI 글의 분포, 기울기", () => {
  const features = KOREAN_FEATURES.map(({ id }) => id);
  const all = new Float32Array(WIDTH * REFERENCE_POINTS).map((_, at) => at % REFERENCE_POINTS);
  const tendencies = new Float32Array(WIDTH).fill(0.5);

  it("특징마다 두 쪽 글의 분위수와 기울기를 읽는다", () => {
    const references = loadReferences({ features, all, ai: all, byType: { paper: all }, tendencies }, "ko");
    expect(references.all).toHaveLength(WIDTH);
    const points = Array.from({ length: REFERENCE_POINTS }, (_, k) => k);
    expect([...(references.byType.paper?.[3]?.quantiles ?? [])]).toEqual(points);
    expect([...(references.ai[3]?.quantiles ?? [])]).toEqual(points);
    expect(references.tendencies[WIDTH - 1]).toBe(0.5);
  });

  it("모델이 모르는 특징에는 분포도 기울기도 없고, 나머지는 이름으로 찾는다", () => {
    const known = [...features.slice(1)].reverse();
    const fewer = all.subarray(REFERENCE_POINTS);
    const references = loadReferences(
      { features: known, all: fewer, ai: fewer, byType: {}, tendencies: tendencies.map((_, at) => at).subarray(1) },
      "ko",
    );
    expect(references.all[0]).toBeUndefined();
    expect(references.tendencies[0]).toBe(0);
    expect(references.all[1]?.quantiles).toHaveLength(REFERENCE_POINTS);
    expect(references.tendencies[1]).toBe(WIDTH - 1);
  });

  it("기울기나 분포의 수가 특징의 수와 다른 모델은 거절한다", () => {
    const load = (over: object) => loadReferences({ features, all, ai: all, byType: {}, tendencies, ...over }, "ko");
    expect(() => load({ tendencies: tendencies.subarray(1) })).toThrow(ModelFileError);
    expect(() => load({ tendencies: tendencies.subarray(1) })).toThrow(/need \d+/);
    expect(() => load({ all: all.subarray(1) })).toThrow(ModelFileError);
    expect(() => load({ ai: all.subarray(1) })).toThrow(/"ai"/);
  });
});
