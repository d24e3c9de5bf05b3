import { expect, it } from "vitest";
import { hasOwnFacts } from "./has-own-facts.ts";

it.each([
  "나는 그날 처음 무대에 섰다.",
  "제가 맡은 일은 출납이었습니다.",
  "동아리 회원이 12명에서 31명으로 늘었다.",
  "사흘 동안 먼 길로 돌아 다녔다.",
  "김민준 선생님이 먼저 말을 꺼내셨다.",
  "서울에서 표를 샀다.",
  "I counted the votes again.",
])("finds what the writer did or checked: %s", (sentence) => {
  expect(hasOwnFacts(sentence)).toBe(true);
});

it.each([
  "독서는 개인의 사고력을 향상시키는 데 중요한 역할을 합니다.",
  "내용을 정리하는 제도가 필요하다.",
  "우리는 두 가지 관점을 얻을 수 있다.",
  "다양한 분야의 소통이 이루어져야 한다.",
  "Reading helps people to grow.",
])("finds nothing of the kind in a general statement: %s", (sentence) => {
  expect(hasOwnFacts(sentence)).toBe(false);
});
