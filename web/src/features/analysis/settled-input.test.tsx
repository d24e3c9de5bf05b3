import type { AnalysisResult } from "@geulgyeol/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answer, fakeServer, SIGNED_IN } from "../../testing/fake-server.ts";
import { makeResult, RESULT_TEXT } from "../../testing/make-result.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { AnalysisPage } from "./analysis-page.tsx";

const input = () => screen.getByRole("textbox", { name: "분석할 글" }) as HTMLTextAreaElement;
const start = () => screen.getByRole("button", { name: "분석 시작" }) as HTMLButtonElement;
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });

async function openPage(result: AnalysisResult) {
  const calls = fakeServer({ ...SIGNED_IN, "POST /api/analyze": () => answer(result) });
  const page = renderPage(<AnalysisPage creditsCard={<p>크레딧 카드</p>} />);
  await waitFor(() => expect(calls.some(({ path }) => path === "/api/auth/get-session")).toBe(true));
  await screen.findByText("크레딧 카드");
  return page;
}

describe("분석한 글", () => {
  it("결과가 나오면 한 줄이 되고, 들어가거나 고치면 다시 펼쳐진다", async () => {
    const { user } = await openPage(makeResult());
    const options = () => screen.getByRole("region", { name: "분석 옵션" }).parentElement;
    type(RESULT_TEXT);
    expect(options()?.className).toBe("grid");
    await user.click(start());
    await screen.findByRole("heading", { name: "분석 결과" });
    expect(options()?.className).toBe("hidden");
    expect(input().value).toBe(RESULT_TEXT);
    await user.click(screen.getByRole("button", { name: "고쳐서 다시 분석" }));
    expect(document.activeElement).toBe(input());
    expect(options()?.className).toBe("grid");
    expect(screen.queryByRole("button", { name: "고쳐서 다시 분석" })).toBeNull();
  });

  it("판단하지 않은 글에서 글 더 넣기는 글의 끝으로 간다", async () => {
    const hold = { reason: "too-short", message: "글이 짧아서 판단하지 않았어요." } as const;
    const { user } = await openPage(makeResult({ hold }));
    type(RESULT_TEXT);
    await user.click(start());
    await user.click(await screen.findByRole("button", { name: "글 더 넣기" }));
    expect(document.activeElement).toBe(input());
    expect(input().selectionStart).toBe(RESULT_TEXT.length);
  });
});
