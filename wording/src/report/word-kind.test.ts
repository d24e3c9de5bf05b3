import { expect, it } from "vitest";
import { kindsOfWords } from "./word-kind.ts";

const TEXT = "또한 이를 통해 비가 오며, 책을 읽었습니다. 민준이 갔다.";
const WORDS = [...TEXT.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
  word,
  start: index,
  end: index + word.length,
}));

it("names what moves each word: topics first, then connectives and stock phrases, then the source", () => {
  const facts = {
    sources: ["letters", "letters", "letters", "flow", "marks", "letters", "letters", "letters", "marks"] as const,
    pieces: ["또한", "이를", "통해", "비가", "오며", "책을", "습니다", "민준이", "갔다"],
    transitions: [0],
    topics: [7],
  };
  expect(kindsOfWords(WORDS, TEXT, facts, ["이를 통해"])).toEqual([
    "connective",
    "stock",
    "stock",
    "flow",
    "comma",
    "letters",
    "ending",
    "topic",
    "letters",
  ]);
});

it("knows no kind but the word itself without facts", () => {
  expect(new Set(kindsOfWords(WORDS, TEXT, { sources: [], transitions: [] }, []))).toEqual(new Set(["letters"]));
});
