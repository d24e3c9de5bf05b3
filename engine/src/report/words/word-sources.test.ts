import { expect, it } from "vitest";
import { prepareText } from "../../text/prepare-text.ts";
import { wordPieces, wordSources } from "./word-sources.ts";

const TEXT = "비가, 왔다.";

function sourcesOf(write: (parts: { ngrams: Float64Array; flow: Float64Array }) => void) {
  const prepared = prepareText(TEXT);
  const parts = { ngrams: new Float64Array(prepared.prose.length), flow: new Float64Array(prepared.prose.length) };
  write(parts);
  return wordSources(prepared, parts);
}

it("낱말마다 전체와 같은 쪽으로 가장 크게 미는 것을 고른다", () => {
  expect(
    sourcesOf(({ ngrams, flow }) => {
      ngrams[2] = 3; // The comma of the first word.
      flow[0] = 1;
      ngrams[0] = -2;
      flow[4] = -5; // The second word.
      ngrams[4] = 2;
    }),
  ).toEqual(["marks", "flow"]);
});

it("낱말 사이의 빈칸은 글자 쪽으로 센다", () => {
  expect(
    sourcesOf(({ ngrams, flow }) => {
      ngrams[3] = 2;
      flow[1] = 1;
    })[0],
  ).toBe("letters");
});

it("낱말에서 가장 크게 미는 글자를 셋까지 댄다", () => {
  const prepared = prepareText("아름다운 길이었다. 비가 왔다.");
  const ngrams = new Float64Array(prepared.prose.length);
  ngrams[2] = 1;
  ngrams[3] = 2;
  ngrams[6] = -3;
  expect(wordPieces(prepared, { ngrams }).slice(0, 3)).toEqual(["름다운", "길이었", "비가"]);
});
