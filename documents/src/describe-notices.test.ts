import { expect, it } from "vitest";
import { describeNotices } from "./describe-notices.ts";

it("숨은 글은 이유마다 글자 수를 모아 한 문장으로 말한다", () => {
  const notices = describeNotices({
    hidden: [
      { reason: "colour", characters: 1_200, excerpt: "가" },
      { reason: "comment", characters: 3, excerpt: "나" },
      { reason: "colour", characters: 34, excerpt: "다" },
    ],
    warnings: [
      { code: "HIDDEN_TEXT", count: 3 },
      { code: "NOT_READ", count: 2 },
    ],
  });
  expect(notices).toEqual([
    "보이지 않는 글을 빼고 읽었어요: 바탕과 같은 색 글 1,234자, 메모 3자.",
    "그림, 도형, 수식 안의 내용은 읽지 않았어요.",
  ]);
});

it("알릴 것이 없으면 아무 말도 하지 않는다", () => {
  expect(describeNotices({ hidden: [], warnings: [] })).toEqual([]);
});
