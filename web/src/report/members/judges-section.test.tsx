import type { JudgeOpinion } from "@geulgyeol/contract";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { makeResult } from "../../testing/make-result.ts";
import { JudgementFigures } from "../figures/judgement-figures.tsx";
import { JudgesSection } from "./judges-section.tsx";

const OPINION: JudgeOpinion = {
  model: "solar",
  name: "solar-pro2",
  status: "ok",
  aiProbability: 0.82,
  confidence: 0.7,
  processingTime: 1_530,
  reasoning: "일반론이 이어져요. <b>굵게</b>",
  findings: [
    { criterion: "translationese", direction: "ai", note: "‘~을 통해’가 잦아요." },
    { criterion: "content", direction: "human", note: "때와 곳이 있어요." },
  ],
};
const FAILED: JudgeOpinion = {
  model: "claude",
  name: "claude-x",
  status: "failed",
  aiProbability: 0,
  confidence: 0,
  processingTime: 4_000,
  reasoning: "정해 둔 시간 안에 답하지 않아 이번 판단에서 뺐어요.",
  findings: [],
};
const show = (isEnsemble: boolean) =>
  render(
    <MemoryRouter>
      <JudgesSection judges={[OPINION, FAILED]} isEnsemble={isEnsemble} />
    </MemoryRouter>,
  );

describe("언어 모델의 의견", () => {
  it("기준마다 어느 쪽으로 보았는지 말하고, 모델의 말은 글자 그대로 보인다", () => {
    show(false);
    const [first] = screen.getAllByRole("listitem");
    const row = within(first as HTMLElement);
    expect(row.getByText("solar-pro2")).toBeTruthy();
    expect(row.getByText("82%")).toBeTruthy();
    expect(row.getByText("일반론이 이어져요. <b>굵게</b>")).toBeTruthy();
    expect(row.getByText("번역투").textContent).toBe("번역투 AI 쪽");
    expect(row.getByText("내용의 구체성").textContent).toBe("내용의 구체성 사람 쪽");
    expect(screen.getByRole("link", { name: "심사 기준" }).getAttribute("href")).toBe("/guide#judge-rubric");
  });

  it("답하지 못한 모델에는 확률을 붙이지 않는다", () => {
    show(false);
    const failed = screen.getAllByRole("listitem")[1] as HTMLElement;
    expect(failed.textContent).toBe(`claude-x의견 없음${FAILED.reasoning}`);
  });

  it("점수에 들어갔는지 말한다", () => {
    show(false);
    expect(screen.getByText("위의 확률과 판정에는 넣지 않았어요.")).toBeTruthy();
    show(true);
    expect(screen.getByText("앙상블의 가중 평균에만 더했어요.")).toBeTruthy();
  });

  it("확률과 구간 곁에는 엔진의 말만 선다", () => {
    const engineAnalysis = { confidence: 0.4, reasoning: "쉼표가 많아요.", source: "engine" } as const;
    const gptAnalysis = { confidence: 0.9, reasoning: "모델의 말이에요.", source: "llm" } as const;
    render(
      <MemoryRouter>
        <JudgementFigures report={makeResult({ engineAnalysis, gptAnalysis })} />
      </MemoryRouter>,
    );
    expect(screen.getByText(/쉼표가 많아요/)).toBeTruthy();
    expect(screen.queryByText(/모델의 말이에요/)).toBeNull();
  });
});
