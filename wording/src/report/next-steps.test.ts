import { expect, it } from "vitest";
import { explainMyself, requestDrafts } from "./next-steps.ts";

const QUESTION = { index: 9, text: "…", phrase: "심각한 사회 문제", question: "…?" };

it("초고를 부탁하는 글은 물어볼 부분의 말을 옮기고, 답을 정해 두지 않는다", () => {
  expect(requestDrafts([QUESTION, { ...QUESTION, phrase: "교통 체계" }])).toBe(
    "이 글을 쓰면서 남긴 초고나 메모, 작성 기록이 있으면 함께 보여 주세요. ‘심각한 사회 문제’, ‘교통 체계’ 부분을 어떻게 썼는지 이야기 나누고 싶어요. 답을 정해 두고 묻는 것은 아니에요.",
  );
  expect(requestDrafts([])).not.toContain("부분을");
});

it("억울한 사람의 글은 사람 글도 이렇게 나오는 비율을 적는다", () => {
  const letter = explainMyself("ai", { of: "human", perThousand: 6, texts: 402 });
  expect(letter).toContain("사람이 쓴 글도 1,000편 가운데 6편은 이렇게 나온다고 안내하고 있습니다.");
});

it("측정하지 않았거나 드문 비율은 적지 않는다", () => {
  for (const falseAlarm of [undefined, { of: "human", perThousand: 0, texts: 402 } as const]) {
    expect(explainMyself("ai", falseAlarm)).toContain("사람이 쓴 글도 AI 글로 나올 수 있다고");
  }
});
