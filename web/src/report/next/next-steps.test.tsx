import type { AnalysisResult } from "@geulgyeol/contract";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCertainResult, makeSentences } from "../../testing/make-result.ts";
import { NextSteps } from "./next-steps.tsx";
import { readerRole } from "./reader-role.ts";

beforeEach(() => readerRole.choose("reader"));

function show(report: AnalysisResult) {
  render(
    <MemoryRouter>
      <NextSteps report={report} resultId="result" />
    </MemoryRouter>,
  );
  return within(screen.getByRole("region", { name: "다음에 할 일" }));
}

describe("글을 읽는 사람", () => {
  it("함께 읽을 문장 셋과 그 문장으로 만든 질문, 초고를 부탁하는 글이 있다", () => {
    const section = show(makeCertainResult("mixed"));
    const items = section.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    expect(items).toHaveLength(3);
    for (const [at, number] of [2, 3, 4].entries()) {
      expect(items[at]).toContain(`${number}번`);
      expect(items[at]).toContain(makeSentences()[number - 1]?.text);
      expect(items[at]).toMatch(/‘.+’.+\?$/);
    }
    expect(section.getByText(/초고나 메모, 작성 기록이 있으면 함께 보여 주세요/)).toBeTruthy();
    expect(section.getByRole("button", { name: "부탁하는 글 복사" })).toBeTruthy();
  });

  it("사람 글에는 따로 확인할 문장이 없다고 하고 묻지 않는다", () => {
    const section = show(makeCertainResult("human"));
    expect(section.getByText("따로 확인할 문장은 없어요")).toBeTruthy();
    expect(section.queryByText(/\?/)).toBeNull();
    expect(section.queryByRole("button", { name: /복사/ })).toBeNull();
  });

  it("글이 없으면 문장을 지어내지 않는다", () => {
    const sentences = makeSentences().map((sentence) => ({ ...sentence, text: "   " }));
    expect(show(makeCertainResult("ai", { sentences })).queryAllByRole("listitem")).toEqual([]);
  });
});

describe("글을 쓴 사람", () => {
  it("억울할 때 할 일과 보낼 글이 있고, 고른 것을 다음에도 기억한다", async () => {
    const section = show(makeCertainResult("ai"));
    await userEvent.setup().click(section.getByRole("radio", { name: "글을 쓴 사람" }));
    expect(section.getByText("직접 쓴 글인데 이렇게 나왔나요?")).toBeTruthy();
    expect(section.getByText(/1,000편 가운데 3편은 이렇게 나온다고 안내하고 있습니다/)).toBeTruthy();
    expect(section.getByRole("link", { name: "억울하게 의심받았다면" }).getAttribute("href")).toBe(
      "/guide#wrongly-suspected",
    );
    expect(readerRole.read()).toBe("writer");
    expect(localStorage.getItem("geulgyeol.reader-role")).toBe("writer");
  });
});
