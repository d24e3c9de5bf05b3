import { describe, expect, it } from "vitest";
import { CERTAINTY_LABEL, explainCertainty, sayFalseAlarm, sayMeasuredTexts } from "./certainty.ts";

describe("얼마나 확실한지", () => {
  it("확실함마다 이름과 뜻이 다르다", () => {
    expect(Object.values(CERTAINTY_LABEL)).toEqual(["확실함 높음", "확실함 보통", "확실함 낮음"]);
    const meanings = (["strong", "moderate", "weak"] as const).map((certainty) => explainCertainty(certainty));
    expect(new Set(meanings).size).toBe(3);
  });

  it("잘못 볼 비율은 없다고도 모두라고도 하지 않는다", () => {
    const say = (perThousand: number) => sayFalseAlarm({ of: "human", perThousand, texts: 4_213 });
    expect(say(0)).toBe("사람 글 1,000편 중 1편 미만이 이만큼 AI 쪽으로 나와요.");
    expect(say(3)).toBe("사람 글 1,000편 중 3편이 이만큼 AI 쪽으로 나와요.");
    expect(say(1_000)).toContain("999편 이상");
    expect(sayFalseAlarm({ of: "ai", perThousand: 12, texts: 9 })).toContain("AI 글 1,000편 중 12편이 이만큼 사람 쪽");
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
