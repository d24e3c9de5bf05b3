import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { makeWordLevel } from "../../testing/make-result.ts";
import type { Verdict } from "../report-types.ts";
import { PointsSummary } from "./points-summary.tsx";
import { WordReport } from "./word-report.tsx";

const WORDS_60 = Array.from({ length: 60 }, (_, index) => `단어${index}`).join(" ");

function renderReport(probabilityAt: (position: number) => number, verdict: Verdict = "ai") {
  render(<WordReport wordLevel={makeWordLevel(WORDS_60, probabilityAt)} verdict={verdict} lang="ko" footer={null} />);
}

describe("WordReport", () => {
  it("고위험 단어는 높은 것부터 20개까지 보여 준다", () => {
    renderReport((position) => (position < 30 ? 0.7 + position / 100 : 0.1));
    const section = screen.getByRole("heading", { name: "고위험 단어" }).closest("section") as HTMLElement;
    const rows = within(section).getAllByRole("listitem");
    expect(rows).toHaveLength(20);
    expect(rows[0]?.textContent).toContain("단어29");
    expect(section.textContent).toContain("30개 중 20개까지 표시");
  });

  it("이름 없는 단어들이 더 크게 움직였으면 표현 하나를 앞세우지 않는다", () => {
    const points = { total: 60, up: [], down: [], upSum: 0, downSum: 0, rest: 60, base: 0 };
    const show = (letters: number) =>
      render(
        <PointsSummary
          verdict="ai"
          points={{
            ...points,
            kinds: [
              { kind: "letters", points: letters },
              { kind: "stock", points: 9 },
            ],
          }}
        />,
      );
    show(51);
    expect(screen.getByText(/여러 단어가 모여 점수를 AI 쪽으로 움직였어요/)).toBeTruthy();
    cleanup();
    show(5);
    expect(screen.getByText(/상투 표현이 점수를 AI 쪽으로 가장 크게 움직였어요/)).toBeTruthy();
  });

  it("손전화에서는 긴 글의 앞부분과 닫힌 종류별 점수만 보이고, 누르거나 그 단어로 옮기면 펼친다", async () => {
    const long = Array.from({ length: 120 }, (_, index) => `단어${index}`).join(" ");
    render(<WordReport wordLevel={makeWordLevel(long, () => 0.8)} verdict="ai" lang="ko" footer={null} />);
    const user = userEvent.setup();
    const text = screen.getByRole("group", { name: "단어별 히트맵" }).firstElementChild as HTMLElement;
    const chart = screen.getByRole("heading", { name: "종류별로 더하면" }).parentElement?.querySelector("dl");
    expect(text.className).toContain("max-sm:overflow-clip");
    expect(chart?.className).toContain("max-sm:hidden");
    await user.click(screen.getByRole("button", { name: /^종류 \d+가지의 점수 보기$/ }));
    expect(chart?.className).not.toContain("hidden");
    const last = within(text).getByRole("button", { name: /^단어119/ });
    last.getBoundingClientRect = () => new DOMRect(0, 900, 40, 20);
    text.getBoundingClientRect = () => new DOMRect(0, 0, 300, 384);
    await user.click(within(text).getByRole("button", { name: /^단어0/ }));
    expect(text.className).toContain("max-sm:overflow-clip");
    await user.keyboard("{End}");
    expect(document.activeElement).toBe(last);
    expect(text.className).not.toContain("overflow-clip");
    expect(screen.queryByRole("button", { name: "글 전체 보기" })).toBeNull();
  });

  it("고위험 단어가 없으면 없다고 다정하게 말한다", () => {
    renderReport(() => 0.69);
    expect(screen.getByText("고위험 단어가 없어요")).toBeTruthy();
    expect(screen.getByText("AI 확률이 70% 이상인 단어를 찾지 못했어요.")).toBeTruthy();
  });

  it("표는 처음 50개를 보여 주고 몇 개가 더 있는지 말한다", () => {
    renderReport(() => 0.3);
    const rows = screen.getAllByRole("table").flatMap((table) => within(table).getAllByRole("row").slice(1));
    expect(rows).toHaveLength(50);
    expect(screen.getByText(/외/).textContent).toContain("10개 단어가 더 있어요.");
  });

  it("위험도의 경계는 70%와 50%다", () => {
    renderReport((position) => [0.7, 0.699, 0.5, 0.499][position] ?? 0);
    const names = screen
      .getAllByRole("row")
      .slice(1, 5)
      .map((row) => within(row).getAllByRole("cell")[4]?.textContent);
    expect(names).toEqual(["고위험", "중위험", "중위험", "저위험"]);
  });

  it("점수만 보이고, 확률은 접힌 곳에만 있다", () => {
    renderReport((position) => (position < 30 ? 0.9 : 0.1));
    for (const name of ["핵심 발견과 단어 통계", "고위험 단어", "모든 단어"]) {
      const fold = screen.getByRole("heading", { name, level: 3 }).closest("details") as HTMLDetailsElement;
      expect(fold.open).toBe(false);
      fold.remove();
    }
    expect(document.body.textContent).toContain("점수의 합");
    expect(document.body.textContent).not.toContain("%");
  });

  it("사람 글에서는 AI 쪽 단어도 고위험 단어도 나열하지 않는다", () => {
    renderReport((position) => (position < 3 ? 0.9 : 0.1), "human");
    expect(document.body.textContent).not.toContain("▲");
    expect(screen.getByText("사람 글에 가까운 글이라 고위험 단어를 나열하지 않아요.")).toBeTruthy();
    expect(screen.queryByText(/AI 확률이 70% 이상/)).toBeNull();
  });

  it("눈에 띄는 단어는 다섯까지 보이고, 나머지는 눌러서 본다", async () => {
    const wordLevel = makeWordLevel(WORDS_60);
    render(<WordReport wordLevel={wordLevel} verdict="ai" lang="ko" footer={null} />);
    const list = screen.getByRole("heading", { name: /▲ AI 쪽으로 올린 단어/ }).closest("section") as HTMLElement;
    expect(within(list).getAllByRole("listitem")).toHaveLength(5);
    await userEvent.setup().click(within(list).getByRole("button", { name: "6개 모두 보기" }));
    expect(within(list).getAllByRole("listitem")).toHaveLength(6);
  });
});
