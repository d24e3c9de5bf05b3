import { describe, expect, it } from "vitest";
import { ModelFileError } from "../model-file/format.ts";
import { alignWeights, defineInputs, vectorInputs } from "./named-inputs.ts";

interface Facts {
  readonly length: number;
  readonly logits: readonly number[];
}

const inputs = defineInputs<Facts>([
  ["length", ({ length }) => length],
  ...vectorInputs<Facts>(["full", "blind"], ({ logits }) => logits),
]);
const facts = { length: 7, logits: [1, 2] };

describe("이름이 있는 입력", () => {
  it("정한 차례로 읽는다", () => {
    expect(inputs.names).toEqual(["length", "full", "blind"]);
    expect([...inputs.read(facts)]).toEqual([7, 1, 2]);
    expect(inputs.readSingle(facts)).toEqual(Float32Array.of(7, 1, 2));
  });

  it("모델이 아는 것만 모델의 차례로 읽는다", () => {
    expect([...inputs.select(["blind", "length"], "combiner").read(facts)]).toEqual([2, 7]);
  });

  it("엔진이 재지 않는 입력을 모델이 물으면 이름과 할 일을 말하고 거절한다", () => {
    const ask = () => inputs.select(["length", "frame"], "combiner");
    expect(ask).toThrow(ModelFileError);
    expect(ask).toThrow(/combiner .*"frame".*npm run train/);
    expect(() => alignWeights({ inputs: ["frame"], weights: [1] }, inputs.names, "words")).toThrow(
      /words .*"frame".*npm run train/,
    );
  });

  it("모델이 모르는 입력은 무게가 0이다", () => {
    const model = { inputs: ["blind", "length"], weights: [3, 4] };
    expect(alignWeights(model, inputs.names, "words")).toEqual([4, 0, 3]);
  });

  it("같은 이름을 두 번 정하지 못한다", () => {
    const twice = vectorInputs<Facts>(["full", "full"], ({ logits }) => logits);
    expect(() => defineInputs(twice)).toThrow(/"full" is defined twice/);
  });
});
