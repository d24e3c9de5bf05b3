import { describe, expect, it } from "vitest";
import { CERTAINTY_LABEL, explainCertainty, sayFalseAlarm, sayMeasuredTexts } from "./certainty.ts";

describe("얼마나 확실한지", () => {
  it("확실함마다 이름과 뜻이 다르다", () => {
    expect(Object.values(CERTAINTY_LABEL)).toEqual(["근거 뚜렷함", "근거 보통", "근거 약함"]);
    const meanings = (["strong", "moderate", "weak"] as const).map((certainty) => explainCertainty(certainty));
    expect(meanings).toEqual([
      "처음 보는 출처의 글로 확인해 보니, 이런 판단은 100편 가운데 틀린 것이 1편도 안 됐어요.",
      "처음 보는 출처의 글로 확인해 보니, 이런 판단은 10편 가운데 틀린 것이 1편도 안 됐어요.",
      "처음 보는 출처의 글로 확인해 보니, 이런 판단은 10편 가운데 1편 넘게 틀렸어요. 이 판단만 믿지 마세요.",
    ]);
    expect(explainCertainty("weak", "formal")).toMatch(/틀렸습니다\. 이 판단만 믿지 마십시오\.$/);
  });

  it("잘못 볼 비율은 없다고도 모두라고도 하지 않는다", () => {
    const say = (perThousand: number) => sayFalseAlarm({ of: "human", perThousand, texts: 4_213 });
    expect(say(0)).toBe("사람 글 1,000편 중 1편보다 적게 이만큼 AI 쪽으로 나와요.");
    expect(say(3)).toBe("사람 글 1,000편 중 3편이 이만큼 AI 쪽으로 나와요.");
    expect(say(1_000)).toContain("999편 이상");
    expect(sayFalseAlarm({ of: "ai", perThousand: 12, texts: 9 })).toContain("AI 글 1,000편 중 12편이 이만큼 사람 쪽");
  });

  it("1,000편보다 적은 글로 측정했고 한 편도 없었으면 그 수를 말한다", () => {
    const none = { of: "human", perThousand: 0, texts: 120 } as const;
    expect(sayFalseAlarm(none)).toBe("길이가 비슷한 사람 글 120편 중에는 이만큼 AI 쪽으로 나온 글이 없었어요.");
    expect(sayFalseAlarm({ ...none, of: "ai" }, "formal")).toBe(
      "길이가 비슷한 AI 글 120편 중에는 이만큼 사람 쪽으로 나온 글이 없었습니다.",
    );
    expect(sayFalseAlarm({ ...none, texts: 1_000 })).toContain("1,000편 중 1편보다 적게");
    expect(sayFalseAlarm({ ...none, perThousand: 8 })).toContain("1,000편 중 8편이");
  });

  it("몇 편으로 측정했는지 말하고, 측정하지 못했으면 그렇게 말한다", () => {
    expect(sayMeasuredTexts({ of: "human", perThousand: 3, texts: 4_213 })).toBe(
      "길이가 비슷한 사람 글 4,213편으로 측정했어요.",
    );
    expect(sayMeasuredTexts({ of: "ai", perThousand: 0, texts: 0 })).toBe(
      "길이가 비슷한 AI 글로는 아직 측정하지 못했어요.",
    );
  });
});
