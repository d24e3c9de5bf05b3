import { expect, it } from "vitest";
import { frequencyOf } from "./frequency.ts";

const of = (perThousand: number, texts = 4_213, who: "human" | "ai" = "human") =>
  frequencyOf({ of: who, perThousand, texts });

it.each([
  [2, 1_000, 2, "사람이 쓴 글 1,000편 가운데 2편도 이만큼 AI 글처럼 나와요."],
  [9, 1_000, 9, "사람이 쓴 글 1,000편 가운데 9편도 이만큼 AI 글처럼 나와요."],
  [10, 100, 1, "사람이 쓴 글 100편 가운데 1편도 이만큼 AI 글처럼 나와요."],
  [140, 100, 14, "사람이 쓴 글 100편 가운데 14편도 이만큼 AI 글처럼 나와요."],
  [1_000, 100, 99, "사람이 쓴 글 100편 가운데 99편 이상도 이만큼 AI 글처럼 나와요."],
])(
  "100편에 1편보다 드물면 1,000편, 아니면 100편 가운데 몇 편인지 센다: %d",
  (perThousand, total, counted, sentence) => {
    expect(of(perThousand)).toMatchObject({ total, counted, sentence });
    expect(sentence).toContain(of(perThousand)?.emphasis);
  },
);

it("사람 글로 본 판단은 AI 글을 센다", () => {
  expect(of(30, 412, "ai")?.sentence).toBe("AI가 쓴 글 100편 가운데 3편도 이만큼 사람 글처럼 나와요.");
});

it("1편도 없으면 측정한 만큼만 말한다", () => {
  expect(of(0)).toMatchObject({ total: 1_000, counted: 0 });
  expect(of(0)?.sentence).toBe("사람이 쓴 글 1,000편 가운데 이만큼 AI 글처럼 나오는 글은 1편도 안 돼요.");
  expect(of(0, 402)).toMatchObject({ total: 402, counted: 0 });
  expect(of(0, 402)?.sentence).toBe("길이가 비슷한 사람 글 402편 가운데 이만큼 AI 글처럼 나온 글은 없었어요.");
});

it("측정하지 않았으면 세지 않는다", () => {
  expect(of(0, 0)).toBeNull();
});
