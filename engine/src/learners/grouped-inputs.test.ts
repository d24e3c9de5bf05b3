import { describe, expect, it } from "vitest";
import { ModelFileError } from "../model-file/format.ts";
import { GroupedInputs, type InputGroup } from "./grouped-inputs.ts";

const group = (names: string[], factor: number): InputGroup<number> => ({
  names,
  fill(facts, out, at) {
    for (let k = 0; k < names.length; k++) out[at + k] = facts * factor + k;
  },
});

describe("무리로 계산하는 입력", () => {
  const inputs = new GroupedInputs<number>([group(["a", "b"], 10), group(["c"], 100)]);

  it("모델의 차례로 고르고, 모델에 없는 것은 뺀다", () => {
    const chosen = inputs.select(["c", "a"], "tested part");
    expect(chosen.names).toEqual(["c", "a"]);
    expect([...chosen.readSingle(3, new Float32Array(2))]).toEqual([300, 30]);
    expect([...inputs.readSingle(2, new Float32Array(3))]).toEqual([20, 21, 200]);
  });

  it("모르는 이름은 모델 파일의 오류고, 같은 이름 둘은 받지 않는다", () => {
    expect(() => inputs.select(["d"], "tested part")).toThrow(ModelFileError);
    expect(() => new GroupedInputs([group(["a"], 1), group(["a"], 2)])).toThrow("defined twice");
  });
});
