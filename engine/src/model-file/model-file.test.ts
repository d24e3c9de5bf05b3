import { describe, expect, it } from "vitest";
import { COMPATIBILITY, ModelFileError } from "./format.ts";
import { readModel } from "./read-model.ts";
import { writeModel } from "./write-model.ts";

const content = {
  modelVersion: "test.1",
  parameters: { note: "한글도 담아요", depth: 3 },
  tables: new Map<string, Int8Array | Float32Array | Uint16Array>([
    ["a.weights", Int8Array.of(-127, 0, 5)],
    ["a.values", Float32Array.of(0.5, -2.25)],
    ["a.features", Uint16Array.of(65535, 1)],
  ]),
};

describe("모델 파일", () => {
  it("쓴 것을 그대로 읽는다", () => {
    const file = readModel(writeModel(content));
    expect(file.modelVersion).toBe("test.1");
    expect(file.parameters).toEqual(content.parameters);
    expect([...file.table("a.weights", Int8Array)]).toEqual([-127, 0, 5]);
    expect([...file.table("a.values", Float32Array)]).toEqual([0.5, -2.25]);
    expect([...file.table("a.features", Uint16Array)]).toEqual([65535, 1]);
  });

  it("같은 내용은 같은 바이트가 된다", () => {
    expect(writeModel(content)).toEqual(writeModel(content));
  });

  it("어긋난 자리에 놓인 바이트도 읽는다", () => {
    const bytes = writeModel(content);
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    expect([...readModel(shifted.subarray(1)).table("a.values", Float32Array)]).toEqual([0.5, -2.25]);
  });

  it("한 바이트라도 바뀌면 소리 내어 거절한다", () => {
    const bytes = writeModel(content);
    for (const at of [0, 5, 30, bytes.length - 1]) {
      const damaged = bytes.slice();
      damaged[at] = damaged[at] ^ 1;
      expect(() => readModel(damaged)).toThrow(ModelFileError);
    }
    expect(() => readModel(bytes.subarray(0, bytes.length - 3))).toThrow(/it should have/);
    expect(() => readModel(new Uint8Array(3))).toThrow(/too short/);
  });

  it("다른 엔진용 모델을 거절한다", () => {
    const bytes = writeModel(content);
    const other = new TextDecoder().decode(bytes).includes(`"compatibility":${COMPATIBILITY}`);
    expect(other).toBe(true);
    const changed = rewriteHeader(bytes, `"compatibility":${COMPATIBILITY}`, `"compatibility":${9 - COMPATIBILITY}`);
    expect(() => readModel(changed)).toThrow(/compatibility/);
  });

  it("없는 표를 달라고 하면 이름을 대며 거절한다", () => {
    expect(() => readModel(writeModel(content)).table("none", Int8Array)).toThrow(/"none"/);
  });
});

/** Replaces a piece of the header by one of the same length and mends the checksum, as another version's writer would. */
function rewriteHeader(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = String.fromCharCode(...bytes.subarray(24, 400));
  const at = text.indexOf(from) + 24;
  const changed = bytes.slice();
  for (let k = 0; k < to.length; k++) changed[at + k] = to.charCodeAt(k);
  let hash = 0x811c9dc5;
  const body = changed.subarray(24);
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  for (let k = 0; k < body.length >> 2; k++) hash = Math.imul(hash ^ view.getInt32(k * 4, true), 0x01000193);
  for (let k = (body.length >> 2) * 4; k < body.length; k++) hash = Math.imul(hash ^ body[k], 0x01000193);
  new DataView(changed.buffer).setUint32(16, hash >>> 0, true);
  return changed;
}
