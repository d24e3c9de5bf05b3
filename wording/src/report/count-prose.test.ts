import { expect, test } from "vitest";
import { countProse } from "./count-prose.ts";

const sentence = (text: string, excluded: string | null = null) => ({ text, excluded });

test("한 문단의 글자 수는 문장 사이 빈칸까지 센 전체 글자 수와 같다", () => {
  expect(countProse([sentence("비가 왔다."), sentence("우산이 없었다.")])).toBe("비가 왔다. 우산이 없었다.".length);
});

test("점수에서 뺀 문장은 세지 않는다", () => {
  expect(countProse([sentence("1학년 3반", "header"), sentence("비가 왔다.")])).toBe(6);
});

test("counts a letter outside the basic plane once, and nothing as nothing", () => {
  expect(countProse([sentence("😀")])).toBe(1);
  expect(countProse([])).toBe(0);
});
