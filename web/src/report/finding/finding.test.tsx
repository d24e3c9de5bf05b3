import type { AnalysisResult } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, explainTrial, HOLD_LABEL, VERDICT_LABEL } from "@geulgyeol/wording";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import {
  makeCertainResult,
  makeHeldResult,
  makeResult,
  makeSentences,
  RESULT_TEXT,
} from "../../testing/make-result.ts";
import { ReportView } from "../report-view.tsx";

const page = () => document.body.textContent ?? "";
const fold = (title: string) => screen.getByRole("heading", { name: title }).closest("details") as HTMLDetailsElement;
/** The text without what is closed. */
function face(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const closed of copy.querySelectorAll("details:not([open]) > :not(summary)")) closed.remove();
  return copy.textContent ?? "";
}
const CAVEAT = "참고 자료이며 단독 증거로 쓰지 마세요.";

function show(result: AnalysisResult, onMoreText?: () => void) {
  return render(
    <MemoryRouter>
      <ReportView result={result} text={RESULT_TEXT} {...(onMoreText && { onMoreText })} />
    </MemoryRouter>,
  );
}

function expectOrder(parts: readonly string[]) {
  const places = parts.map((part) => face().indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

describe("한 문장, 확실함, 결, 근거, 다음에 할 일의 순서", () => {
  it.each([
    ["human", "AI가 쓴 대목을 찾지 못했어요", "AI가 쓴 글 1,000편 가운데 3편도 이만큼 사람 글처럼 나와요."],
    ["ai", "글 전체가 AI 글에 가까워요", "사람이 쓴 글 1,000편 가운데 3편도 이만큼 AI 글처럼 나와요."],
    ["mixed", "2~3번 문장은 AI 글에 가까워요", "사람이 쓴 글 1,000편 가운데 3편도 이만큼 AI 글처럼 나와요."],
  ] as const)("%s", (verdict, sentence, frequency) => {
    show(makeCertainResult(verdict));
    expect(screen.getByRole("heading", { name: sentence })).toBeTruthy();
    expectOrder([
      VERDICT_LABEL[verdict],
      sentence,
      CERTAINTY_LABEL.strong,
      frequency,
      "4,213편으로 측정했어요.",
      CAVEAT,
      "글의 결",
      "판단 근거",
      "다음에 할 일",
      "문장별 분석",
      "자세한 수치",
      "처리 시간 3.42초",
    ]);
    expect(screen.getByRole("img", { name: "1,000획 가운데 3획" })).toBeTruthy();
    expect(fold("자세한 수치").open).toBe(false);
    // Nothing is drawn twice: no axis, no share bar, no probability of the whole text on its face.
    expect(screen.queryByRole("img", { name: /^AI 작성 확률/ })).toBeNull();
    expect(face()).not.toMatch(/AI로 판정한 문장|AI 작성 확률|95% 구간|나뉘는 곳/);
  });

  it("두 손이 쓴 글은 대목과 그 몫이 먼저다", () => {
    show(makeCertainResult("mixed", { aiShareInterval: { lower: 0.3, upper: 0.45 } }));
    expectOrder(["2~3번 문장은 AI 글에 가까워요", "전체의 36%쯤이에요 (30–45%).", "1번 문장은 사람 글에 가까워요."]);
  });

  it("넓은 구간의 몫은 보이지 않는다", () => {
    show(makeCertainResult("mixed", { aiShareInterval: { lower: 0.1, upper: 0.9 } }));
    expect(page()).not.toContain("10–90%");
    expect(face()).not.toContain("36%");
  });

  it("문장별 분석은 한 가지로 이어진 글이면 닫혀 있고, 사람의 대목은 한 줄로 접는다", () => {
    const [segment] = makeCertainResult("ai").segments;
    if (!segment) throw new Error("no segment");
    const whole = { ...segment, firstSentence: 0, lastSentence: 3, kind: "ai" as const };
    const { unmount } = show(makeCertainResult("ai", { segments: [whole] }));
    expect(fold("문장별 분석").open).toBe(false);
    unmount();
    show(makeCertainResult("mixed"));
    expect(fold("문장별 분석").open).toBe(true);
    const groups = [...fold("문장별 분석").querySelectorAll<HTMLDetailsElement>("details")];
    expect(groups.map(({ open }) => open)).toEqual([false, true, true]);
    expect(groups.map((group) => group.querySelector("summary")?.textContent)).toEqual([
      "1번사람 글에 가까움AI 확률 12%",
      "2~3번AI 글에 가까움AI 확률 74–91%",
      "4번뚜렷하지 않은 부분AI 확률 55%",
    ]);
  });
});

describe("확실함", () => {
  it("약한 근거는 이것만 믿지 말라고 한다", () => {
    show(makeCertainResult("ai", { certainty: "weak", falseAlarm: { of: "human", perThousand: 140, texts: 402 } }));
    expect(face()).toContain("사람이 쓴 글 100편 가운데 14편도 이만큼 AI 글처럼 나와요.");
    expect(screen.getByRole("img", { name: "100획 가운데 14획" })).toBeTruthy();
    expect(face()).toContain("이 판단만 믿지 마세요.");
  });

  it("측정하지 않은 것은 그렇게 말하고 그리지 않는다", () => {
    show(makeCertainResult("ai", { falseAlarm: { of: "human", perThousand: 0, texts: 0 } }));
    expect(page()).toContain("길이가 비슷한 사람 글로는 아직 측정하지 못했어요.");
    expect(page()).not.toContain("1,000편 가운데");
    expect(screen.queryByRole("img", { name: /획 가운데/ })).toBeNull();
  });
});

describe("자세한 수치", () => {
  it("구간은 여기에만 있고, 40%p보다 넓으면 적지 않는다", () => {
    show(makeCertainResult("ai"));
    expect(page()).not.toContain("31–98%");
    expect(fold("자세한 수치").textContent).toContain("폭이 40%p보다 넓어서 적지 않아요");
    expect(fold("자세한 수치").textContent).toContain("그 분량의 80% 구간30–60%");
  });

  it("좁은 구간은 적는다", () => {
    show(makeCertainResult("ai", { interval: { lower: 0.58, upper: 0.98 } }));
    expect(fold("자세한 수치").textContent).toContain("그 확률의 95% 구간58–98%");
    expect(face()).not.toContain("58–98%");
  });

  it("사람, 함께, AI의 가능성을 보이고, 0%와 100%는 쓰지 않는다", () => {
    const parts = () =>
      within(screen.getByRole("list", { name: "세 결과의 가능성" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    const { unmount } = show(makeCertainResult("mixed"));
    expect(parts()).toEqual(["사람 10%", "함께 76%", "AI 14%"]);
    unmount();
    const classProbabilities = { human: 0.0001, mixed: 0.0001, ai: 0.9998 };
    show(makeCertainResult("ai", { aiProbability: 0.9998, classProbabilities, aiShare: 1 }));
    expect(parts()).toEqual(["사람 1% 미만", "함께 1% 미만", "AI 99% 이상"]);
  });
});

describe("시험 단계인 언어", () => {
  const english = { language: "en", isTrial: true } as const;

  it("영어의 판단에는 확실함 다음에 시험 단계라고 적고 뜻을 한 번 말한다", () => {
    show(makeCertainResult("ai", english));
    expectOrder([CERTAINTY_LABEL.strong, "영어 (시험 단계)", explainTrial()]);
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
  const SHORT = {
    reason: "too-short",
    message: "글이 짧아서 판단하지 않았어요. 300자가 넘는 글이면 더 분명하게 볼 수 있어요.",
  } as const;

  it("숫자도 색도 몫도 의견도 없이 이유를 한 번만 말하고, 도움이 될 일을 적는다", () => {
    const { container } = show(makeHeldResult());
    expect(screen.getByText(HOLD_LABEL)).toBeTruthy();
    expect(face()).not.toMatch(/\d%|1,000편|100편|근거 (뚜렷함|보통|약함)|AI 확률|다음에 할 일/);
    expect(face().split("판단하지 않았어요")).toHaveLength(2);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByRole("listbox", { name: "문장 길이" })).toBeTruthy();
    expect(container.querySelectorAll(".is-held .band-none").length).toBeGreaterThanOrEqual(makeSentences().length);
    expect(face()).toContain("초고나 작성 기록을 함께 보세요");
    expect(face()).toContain(CAVEAT);
    for (const title of ["판단 근거", "문장별 분석", "자세한 수치"]) expect(fold(title).open).toBe(false);
    expect(fold("자세한 수치").textContent).toContain("쉼표가 많아요.");
  });

  it("짧은 글은 몇 자가 더 필요한지 말하고, 글을 더 넣는 자리로 보낸다", async () => {
    const onMoreText = vi.fn();
    show(makeHeldResult({ hold: SHORT, credits: { charged: 0, remaining: 3, freeRevision: false } }), onMoreText);
    expect(face()).toMatch(/300자부터 판단해요\. 지금은 \d+자예요\./);
    expect(face()).toContain("크레딧은 쓰지 않았어요.");
    await userEvent.setup().click(screen.getByRole("button", { name: "글 더 넣기" }));
    expect(onMoreText).toHaveBeenCalledOnce();
  });

  it("크레딧을 쓴 보류는 쓰지 않았다고 말하지 않는다", () => {
    show(makeHeldResult({ credits: { charged: 1, remaining: 2, freeRevision: false } }));
    expect(page()).not.toContain("쓰지 않았어요");
  });

  it("예전 결과의 숫자는 자세한 수치에 남는다", () => {
    show(makeResult({ hold: { reason: "members-disagree", message: "서로 다르게 봐서 판단하지 않았어요." } }));
    expect(fold("자세한 수치").textContent).toContain("AI 작성 확률58%");
    expect(fold("자세한 수치").textContent).toContain("49–67%");
    expect(face()).not.toMatch(/\d+%/);
  });
});

describe("예전 결과", () => {
  it("확률과 구간을 그대로 보이고 확실함을 지어내지 않는다", () => {
    show(makeResult());
    expect(screen.getByRole("heading", { name: "AI 작성 확률 58%" })).toBeTruthy();
    expect(face()).toContain("95% 구간 49–67%");
    expect(fold("자세한 수치").textContent).toContain("그 분량의 95% 구간30–60%");
    for (const label of Object.values(CERTAINTY_LABEL)) expect(page()).not.toContain(label);
    expect(page()).not.toContain("이만큼");
  });

  it("40%p보다 넓은 구간은 자세한 수치에만 있다", () => {
    show(makeResult({ interval: { lower: 0.1, upper: 0.9 } }));
    expect(face()).not.toContain("10–90%");
    expect(fold("자세한 수치").textContent).toContain("10–90%");
  });
});
