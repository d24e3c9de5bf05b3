import type { AnalysisResult } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, explainTrial, HOLD_LABEL, VERDICT_LABEL } from "@geulgyeol/wording";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { makeCertainResult, makeHeldResult, makeResult } from "../../testing/make-result.ts";
import { Verdict } from "./verdict.tsx";

const page = () => document.body.textContent ?? "";
const figures = () => screen.getByText("자세한 수치").closest("details") as HTMLElement;
/** The text without the folded figures. */
const face = () => page().replace(figures().textContent ?? "", "");

function show(report: AnalysisResult) {
  render(
    <MemoryRouter>
      <Verdict report={report} charCount={report.charCount} labelId="verdict" />
    </MemoryRouter>,
  );
}

describe("판단의 순서와 확실함", () => {
  it.each([
    ["human", "AI가 쓴 대목을 찾지 못했어요.", "AI 글 1,000편 중 3편이 이만큼 사람 쪽으로 나와요.", "7%"],
    ["ai", "글 전체가 AI 글에 가까워요.", "사람 글 1,000편 중 3편이 이만큼 AI 쪽으로 나와요.", "96%"],
    [
      "mixed",
      "2~3번 문장은 AI 글에 가까워요. AI의 몫은 전체의 36%쯤이에요(30–60%).",
      "사람 글 1,000편 중 3편이",
      "52%",
    ],
  ] as const)(
    "한 문장, 확실함, 잘못 볼 비율, 측정한 글의 수, 확률, 주의의 순서로 말한다: %s",
    (verdict, headline, rate, number) => {
      show(makeCertainResult(verdict));
      const said = [VERDICT_LABEL[verdict], headline, CERTAINTY_LABEL.strong, rate, "4,213편으로 측정했어요.", number];
      const places = [...said, "참고 자료이며 단독 증거로 쓰지 마세요."].map((part) => page().indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(screen.getByRole("img", { name: /^AI 작성 확률 \d+퍼센트$/ })).toBeTruthy();
    },
  );

  it("구간은 자세한 수치에만 있고, 40%p보다 넓으면 적지 않는다", () => {
    show(makeCertainResult("ai"));
    expect(figures().hasAttribute("open")).toBe(false);
    expect(face()).not.toContain("구간");
    expect(page()).not.toContain("31–98%");
    expect(figures().textContent).toContain("폭이 40%p보다 넓어서 적지 않아요");
    expect(figures().textContent).toContain("그 분량의 80% 구간30–60%");
  });

  it("좁은 구간은 자세한 수치에 적는다", () => {
    show(makeCertainResult("ai", { interval: { lower: 0.58, upper: 0.98 } }));
    expect(figures().textContent).toContain("그 확률의 95% 구간58–98%");
    expect(face()).not.toContain("58–98%");
  });

  it("자세한 수치는 사람, 함께, AI의 가능성을 막대와 수로 보인다", () => {
    show(makeCertainResult("mixed"));
    const parts = within(screen.getByRole("list", { name: "세 결과의 가능성" })).getAllByRole("listitem");
    expect(parts.map(({ textContent }) => textContent)).toEqual(["사람 10%", "함께 76%", "AI 14%"]);
  });

  it("0%와 100%는 쓰지 않는다", () => {
    const classProbabilities = { human: 0.0001, mixed: 0.0001, ai: 0.9998 };
    show(makeCertainResult("ai", { aiProbability: 0.9998, classProbabilities, aiShare: 1 }));
    const parts = within(screen.getByRole("list", { name: "세 결과의 가능성" })).getAllByRole("listitem");
    expect(parts.map(({ textContent }) => textContent)).toEqual(["사람 1% 미만", "함께 1% 미만", "AI 99% 이상"]);
  });

  it("측정하지 않은 것은 숫자 곁에 그렇게 말한다", () => {
    show(makeCertainResult("ai", { falseAlarm: { of: "human", perThousand: 0, texts: 0 } }));
    expect(page()).toContain("길이가 비슷한 사람 글로는 아직 측정하지 못했어요.");
    expect(page()).not.toContain("1,000편 중");
  });

  it("나뉘는 곳은 구간의 종류로 부른다", () => {
    const [first, second, third] = makeCertainResult("mixed").segments;
    if (!first || !second || !third) throw new Error("no segments");
    show(makeCertainResult("mixed", { segments: [first, { ...second, kind: "edited" }, third] }));
    expect(page().replaceAll("\u00a0", " ")).toContain(
      "나뉘는 곳: 1번 사람 · 2~3번 AI가 다듬은 부분 · 4번 뚜렷하지 않은 부분.",
    );
  });
});

describe("시험 단계인 언어", () => {
  const english = { language: "en", isTrial: true } as const;

  it("영어의 판단에는 확실함 다음에 시험 단계라고 적고 뜻을 한 번 말한다", () => {
    show(makeCertainResult("ai", english));
    const places = [CERTAINTY_LABEL.strong, "영어 (시험 단계)", explainTrial(), "96%"].map((part) =>
      page().indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(page().split("시험 단계")).toHaveLength(2);
  });

  it("판단하지 않은 글, 시험을 마친 언어, 예전 결과에는 적지 않는다", () => {
    show(makeHeldResult(english));
    show(makeCertainResult("ai", { language: "en", isTrial: false }));
    show(makeCertainResult("ai", { language: "en" }));
    show(makeCertainResult("ai", { language: "ko", isTrial: false }));
    expect(page()).not.toContain("시험 단계");
  });
});

describe("판단 보류", () => {
  it("숫자도 몫도 축도 없이 이유를 한 번만 말한다", () => {
    show(makeHeldResult());
    expect(screen.getByText(HOLD_LABEL)).toBeTruthy();
    expect(page()).not.toMatch(/\d+%/);
    expect(page()).not.toContain("AI로 판정한 문장");
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByText("자세한 수치")).toBeNull();
    expect(page().split("판단하지 않았어요")).toHaveLength(2);
    expect(page()).toContain("쉼표가 많아요.");
    expect(page()).toContain("참고 자료이며 단독 증거로 쓰지 마세요.");
  });

  it("예전 결과의 숫자는 자세한 수치에 남는다", () => {
    show(makeResult({ hold: { reason: "members-disagree", message: "서로 다르게 봐서 판단하지 않았어요." } }));
    expect(figures().textContent).toContain("AI 작성 확률58%");
    expect(figures().textContent).toContain("49–67%");
    expect(face()).not.toMatch(/\d+%/);
  });
});

describe("예전 결과", () => {
  it("구간을 그대로 보이고 확실함을 지어내지 않는다", () => {
    show(makeResult());
    expect(page()).toContain("95% 구간 49–67%");
    expect(page()).toContain("(95% 구간 30–60%)");
    for (const label of Object.values(CERTAINTY_LABEL)) expect(page()).not.toContain(label);
    expect(screen.queryByText("자세한 수치")).toBeNull();
  });

  it("40%p보다 넓은 구간은 자세한 수치로 옮긴다", () => {
    show(makeResult({ interval: { lower: 0.1, upper: 0.9 } }));
    expect(face()).not.toContain("10–90%");
    expect(figures().textContent).toContain("10–90%");
  });

  it("40%p보다 넓은 분량의 구간도 자세한 수치로 옮긴다", () => {
    show(makeResult({ aiShareInterval: { lower: 0.1, upper: 0.8 } }));
    expect(face()).toContain("44%로 추정해요.");
    expect(face()).not.toContain("10–80%");
    expect(figures().textContent).toContain("10–80%");
  });
});
