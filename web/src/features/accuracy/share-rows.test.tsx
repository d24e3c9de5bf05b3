import { shareOf } from "@geulgyeol/engine/accuracy-record";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { AccuracyPage } from "./accuracy-page.tsx";
import { gather } from "./gather.ts";
import { makerOf, OTHER_MAKERS } from "./makers.ts";
import { ShareRows } from "./share-rows.tsx";
import { HABITS } from "./testing/habits-fixture.ts";
import { RECORD } from "./testing/record-fixture.ts";
import { kindOf } from "./text-kinds.ts";

const group = (key: string, count: number, of: number) => ({ key, judgedAi: shareOf(count, of), held: 0 });

describe("shareOf", () => {
  it("gives Wilson's interval", () => {
    const { lower, upper } = shareOf(12, 2311);
    expect([lower, upper].map((end) => end.toFixed(5))).toEqual(["0.00297", "0.00905"]);
    expect(shareOf(0, 594).lower).toBe(0);
    expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, value: 0, lower: 0, upper: 1 });
  });
});

describe("gather", () => {
  it("adds up the texts of a name and keeps its members", () => {
    const [first, second, ...none] = gather(
      [group("a1", 1, 10), group("b1", 5, 5), group("a2", 3, 20)],
      ([letter = ""]) => letter,
    );
    expect(first).toMatchObject({ name: "a", share: shareOf(4, 30) });
    expect(first?.members.map(({ key }) => key)).toEqual(["a1", "a2"]);
    expect(second?.members).toHaveLength(1);
    expect(none).toEqual([]);
  });
});

describe("makerOf", () => {
  it.each([
    ["gpt-3.5-turbo-0613", "OpenAI"],
    ["gpt2-xl", "OpenAI"],
    ["o1-high", "OpenAI"],
    ["anthropic/claude-3-haiku-20240307", "Anthropic"],
    ["claude-2026", "Anthropic"],
    ["google/palm-2-codechat-bison-32k", "Google"],
    ["gemma-7b-it", "Google"],
    ["Meta-Llama-3.1-70B-Instruct-Turbo", "Meta"],
    ["grok-2-1212", "xAI"],
    ["mirlab/AkaLlama-llama3-70b-v0.1", "국산 모델"],
    ["42dot/42dot_LLM-SFT-1.3B", "국산 모델"],
    ["THUDM/glm-4-9b-chat", "중국 모델"],
    ["claude or gpt (2025-08, not named by file)", OTHER_MAKERS],
    ["perplexity/llama-3-sonar-large-32k-chat", OTHER_MAKERS],
    ["gpt-j-6B", OTHER_MAKERS],
  ])("%s: %s", (model, maker) => {
    expect(makerOf(model)).toBe(maker);
  });
});

describe("한 줄에 하나씩 적은 비율", () => {
  it("여럿을 모은 줄은 열리고, 나머지는 그대로다", () => {
    const members = [
      { key: "a", name: "하나", share: shareOf(1, 10) },
      { key: "b", name: "둘", share: shareOf(0, 20) },
    ];
    render(
      <ShareRows
        rows={[
          { key: "all", name: "모두", share: shareOf(1, 30), members },
          { key: "alone", name: "혼자", share: shareOf(0, 594) },
        ]}
      />,
    );
    const [all, alone] = [...(screen.getAllByRole("list")[0]?.children ?? [])];
    expect(all?.querySelector("summary")?.textContent).toBe("모두3.3% · 0.6–16.7%30편 중 1편");
    expect(within(all as HTMLElement).getAllByRole("listitem", { hidden: true })).toHaveLength(2);
    expect(alone?.querySelector("details")).toBeNull();
    expect(alone?.textContent).toBe("혼자1편도 없음 · 0.6% 미만594편");
  });

  function rowsOf(name: string): { name: string; texts: number; members: number }[] {
    render(
      <MemoryRouter>
        <AccuracyPage record={RECORD} habits={HABITS} />
      </MemoryRouter>,
    );
    const list = screen.getByRole("list", { name });
    return [...list.children].map((row) => {
      const figures = row.querySelector("summary") ?? row;
      const [, texts = ""] = /([\d,]+)편(?: 중 [\d,]+편)?$/.exec(figures.textContent ?? "") ?? [];
      const own = figures.querySelector(".font-heading")?.textContent ?? "";
      return { name: own, texts: Number(texts.replaceAll(",", "")), members: row.querySelectorAll("li").length };
    });
  }

  it("글 종류의 줄을 더하면 사람 글 전부이고, 접힌 것까지 세면 기록의 종류 전부다", () => {
    const { genre } = RECORD.ko.humansBy;
    const rows = rowsOf("글 종류별");
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(genre.map(({ key }) => kindOf(key))));
    expect(rows.reduce((sum, { texts }) => sum + texts, 0)).toBe(RECORD.ko.humans);
    expect(rows.reduce((sum, { members }) => sum + Math.max(1, members), 0)).toBe(genre.length);
  });

  it("만든 곳의 줄을 더하면 AI 글 전부이고, 접힌 것까지 세면 기록의 모델 전부다", () => {
    const { generator } = RECORD.ko.aisBy;
    const rows = rowsOf("AI를 만든 곳별");
    expect(rows.length).toBeLessThan(10);
    expect(rows.reduce((sum, { texts }) => sum + texts, 0)).toBe(RECORD.ko.ais);
    expect(rows.reduce((sum, { members }) => sum + Math.max(1, members), 0)).toBe(generator.length);
  });
});
