import { CERTAINTY_LABEL, explainTrial, HOLD_LABEL } from "@geulgyeol/wording";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeCertainResult, makeHeldResult, makeResult } from "../../../testing/make-result.ts";
import EditorVerdict from "./editor-verdict.tsx";

const page = () => document.body.textContent ?? "";

describe("에디터 옆의 판단", () => {
  it("한 문장, 확실함, 확률, 이유의 순서로 말하고 구간은 접어 둔다", () => {
    render(<EditorVerdict result={makeCertainResult("human")} />);
    const said = ["AI가 쓴 대목을 찾지 못했어요.", CERTAINTY_LABEL.strong, "7%", "2번과 3번 문장이", "자세한 수치"];
    const places = said.map((part) => page().indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(page().slice(0, places.at(-1))).not.toContain("구간");
  });

  it("시험 단계인 언어의 판단이면 그렇게 적고 뜻을 말한다", () => {
    render(<EditorVerdict result={makeCertainResult("ai", { language: "en", isTrial: true })} />);
    expect(page()).toContain(`영어 (시험 단계) ${explainTrial()}`);
  });

  it("판단하지 않으면 이유를 한 번 말하고 숫자를 적지 않는다", () => {
    render(<EditorVerdict result={makeHeldResult()} />);
    expect(screen.getByText(HOLD_LABEL)).toBeTruthy();
    expect(page().split("판단하지 않았어요")).toHaveLength(2);
    expect(page()).not.toMatch(/\d+%/);
  });

  it("판단하지 않은 이유뿐이면 빈 문단을 두지 않는다", () => {
    const { hold, gptAnalysis } = makeHeldResult();
    const { container } = render(
      <EditorVerdict result={makeHeldResult({ gptAnalysis: { ...gptAnalysis, reasoning: hold?.message ?? "" } })} />,
    );
    expect([...container.querySelectorAll("p")].filter((line) => line.textContent?.trim() === "")).toEqual([]);
  });

  it("예전 결과는 구간을 그대로 보이고 확실함을 지어내지 않는다", () => {
    render(<EditorVerdict result={makeResult()} />);
    expect(page()).toContain("95% 구간 49–67%");
    for (const label of Object.values(CERTAINTY_LABEL)) expect(page()).not.toContain(label);
  });

  it("예전 결과의 넓은 구간은 자세한 수치에 있다", () => {
    render(<EditorVerdict result={makeResult({ interval: { lower: 0.1, upper: 0.9 } })} />);
    expect(screen.getByText("자세한 수치").closest("details")?.textContent).toContain("10–90%");
  });
});
