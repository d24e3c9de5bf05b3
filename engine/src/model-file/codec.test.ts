import { expect, it } from "vitest";
import { plain, record, table } from "./codec.ts";
import { ModelFileError, type Table } from "./format.ts";

const numbers = table<Float32Array>(Float32Array);
const older = record({ members: record({ ngrams: record({ bias: plain<number>(), weights: numbers }) }) });
const newer = record({
  members: record({ ngrams: record({ bias: plain<number>(), weights: numbers }), syllables: plain<number>() }),
});

const stored = () => {
  const tables = new Map<string, Table>();
  const weights = Float32Array.of(1, 2);
  const header = JSON.parse(JSON.stringify(older.pack({ members: { ngrams: { bias: 3, weights } } }, "ko", tables)));
  const file = { table: (name: string) => tables.get(name) as never };
  return { header, file, weights };
};

it("쓴 부분을 그대로 읽는다", () => {
  const { header, file, weights } = stored();
  expect(older.load(header, "ko", file)).toEqual({ members: { ngrams: { bias: 3, weights } } });
});

it("예전 모델에 없는 부분은 이름과 할 일을 대며 거절한다", () => {
  const { header, file } = stored();
  const load = () => newer.load(header, "ko", file);
  expect(load).toThrow(ModelFileError);
  expect(load).toThrow(/"ko\.members\.syllables".*npm run train/);
});
