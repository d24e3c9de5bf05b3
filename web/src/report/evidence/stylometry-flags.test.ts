import { describe, expect, it } from "vitest";
import { makeResult } from "../../testing/make-result.ts";
import { stylometryFlags } from "./stylometry-flags.ts";

const PLAIN = {
  ...makeResult().stylometry,
  transitionWordDensity: 3,
  sentenceStartVariety: 0.5,
  sentenceLengthEntropy: 3,
  wordRepetitionRate: 0.3,
};

describe("stylometryFlags", () => {
  it("경계의 값에는 표시를 달지 않는다", () => {
    expect(stylometryFlags(PLAIN)).toEqual({ transitions: null, starts: null, entropy: null, repetition: null });
  });

  it("경계를 넘으면 명세의 말로 표시한다", () => {
    const flags = stylometryFlags({
      ...PLAIN,
      transitionWordDensity: 3.01,
      sentenceStartVariety: 0.49,
      sentenceLengthEntropy: 2.99,
      wordRepetitionRate: 0.29,
    });
    expect(flags.transitions?.text).toBe("매우 높음");
    expect(flags.starts?.text).toBe("낮음");
    expect(flags.entropy?.text).toBe("AI 패턴");
    expect(flags.repetition?.text).toBe("매우 다양");
  });

  it("짧은 글의 엔트로피에는 표시를 달지 않는다", () => {
    expect(stylometryFlags({ ...PLAIN, sentenceLengthEntropy: 1, entropyFlagApplies: false }).entropy).toBeNull();
  });
});
