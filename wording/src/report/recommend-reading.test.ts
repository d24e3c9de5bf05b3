import { expect, test } from "vitest";
import { recommendReading } from "./recommend-reading.ts";

const read = (...probabilities: number[]) => probabilities.map((aiProbability) => ({ aiProbability, excluded: null }));

test("recommendReading names passages of high probability in text order", () => {
  expect(recommendReading(read(0.1, 0.9, 0.8, 0.7, 0.2, 0.95), false)).toContain("2~4, 6번 문장을 어떻게 썼는지");
});

test("recommendReading ignores excluded sentences such as headings", () => {
  const title = { aiProbability: 0.9, excluded: "heading" };
  expect(recommendReading([title, ...read(0.1)], false)).toContain("따로 물어볼 문장은 보이지 않아요.");
});

test("recommendReading advises against relying on a withheld verdict", () => {
  expect(recommendReading(read(0.9), true)).toContain("이 결과만으로 판단하지 말고");
});
