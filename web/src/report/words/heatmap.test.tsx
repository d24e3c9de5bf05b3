import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeWordLevel, makeWords } from "../../testing/make-result.ts";
import { Heatmap, heatmapPieces } from "./heatmap.tsx";
import { bareWord } from "./word-risk.ts";

describe("heatmapPieces", () => {
  it("keeps the whole text, with one piece for each word", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const words = makeWords(text, () => 0.5);
        const pieces = heatmapPieces(text, words);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        expect(pieces.filter(({ position }) => position !== null)).toHaveLength(words.length);
      }),
    );
  });
});

describe("bareWord", () => {
  it("단어에 붙은 문장 부호를 뗀다", () => {
    expect(bareWord("“영향을,")).toBe("영향을");
    expect(bareWord("…")).toBe("…");
  });
});

describe("Heatmap", () => {
  it("한 번의 탭으로 들어가고 방향키로 단어를 옮기며 이유를 본다", async () => {
    const user = userEvent.setup();
    const wordLevel = makeWordLevel("봄이 왔다 갔다", (position) => 0.2 + position * 0.3);
    const [first] = wordLevel.words;
    const up = first ? [{ position: 0, word: first, points: 1 }] : [];
    render(<Heatmap wordLevel={wordLevel} points={{ up, down: [] }} lang="ko" tipId="tip" />);
    const words = screen.getAllByRole("button");
    expect(screen.getByRole("group", { name: "단어별 히트맵" })).toBeTruthy();
    expect(words.map((word) => word.textContent)).toEqual(["봄이▲ AI 쪽", "왔다", "갔다"]);
    expect(words.map((word) => word.tabIndex)).toEqual([0, -1, -1]);

    await user.tab();
    expect(document.activeElement).toBe(words[0]);
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(words[1]);
    expect(screen.getByRole("tooltip").textContent).toContain("2번째 단어의 이유예요.");
    expect(screen.getByRole("tooltip").textContent).toContain("+1.0점");
    expect(screen.getByRole("tooltip").textContent).not.toContain("%");
    expect(words[1]?.getAttribute("aria-describedby")).toBe("tip");
    await user.keyboard("{End}");
    expect(document.activeElement).toBe(words[2]);
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(words[0]);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("tooltip")).toBeNull();
  });
});
