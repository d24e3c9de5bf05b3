import { type AnalysisLine, ERRORS } from "@geulgyeol/contract";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeServer, SIGNED_IN, stream } from "../../testing/fake-server.ts";
import { makeResult, RESULT_TEXT } from "../../testing/make-result.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { AnalysisPage } from "./analysis-page.tsx";

type Send = (line: AnalysisLine | null) => void;

/** Starts an analysis that the server answers with these lines, and more to send. */
async function startWaiting(first: AnalysisLine) {
  const sent: { send: Send } = { send: () => undefined };
  const calls = fakeServer({
    ...SIGNED_IN,
    "POST /api/analyze": () =>
      stream<AnalysisLine>([first], (send) => {
        sent.send = send;
      }),
  });
  const { user } = renderPage(<AnalysisPage creditsCard={<p>크레딧 카드</p>} />);
  await screen.findByText("크레딧 카드");
  fireEvent.change(screen.getByRole("textbox", { name: "분석할 글" }), { target: { value: RESULT_TEXT } });
  await user.click(screen.getByRole("button", { name: "분석 시작" }));
  const overlay = await screen.findByRole("dialog", { name: "차례를 기다리고 있어요" });
  return { user, overlay, calls, send: (line: AnalysisLine | null) => act(async () => sent.send(line)) };
}

describe("차례를 기다리는 동안", () => {
  it("앞에 몇 건이 있는지 말하고, 차례가 오면 글을 읽고 있다고 말하고, 결과를 보인다", async () => {
    const { overlay, calls, send } = await startWaiting({ type: "waiting", ahead: 3, seconds: 4 });
    expect(within(overlay).getByRole("status").textContent).toContain("앞에 3건이 있어요 · 약 4초");
    expect(calls.find(({ path }) => path === "/api/analyze")?.headers.get("accept")).toContain("application/x-ndjson");
    await send({ type: "waiting", ahead: 0, seconds: 1 });
    await within(overlay).findByText(/다음 차례예요 · 약 1초/);
    await send({ type: "started" });
    await screen.findByRole("dialog", { name: "글의 결을 읽고 있어요" });
    await send({ type: "done", result: makeResult() });
    await send(null);
    await screen.findByRole("heading", { name: "분석 결과" });
  });

  it("3초가 되지 않아도 취소할 수 있고, 오류 없이 돌아온다", async () => {
    const { user, overlay } = await startWaiting({ type: "waiting", ahead: 12, seconds: 20 });
    expect(overlay.textContent).toContain("지금 취소하면 크레딧이 줄지 않아요.");
    await user.click(within(overlay).getByRole("button", { name: "취소" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("너무 오래 기다렸으면 서버가 알린 시간과 함께 말한다", async () => {
    const { send } = await startWaiting({ type: "waiting", ahead: 90, seconds: 30 });
    const error = { code: "SERVER_BUSY" as const, message: ERRORS.SERVER_BUSY.message, requestId: "request-1" };
    await send({ type: "failed", error, retryAfterSeconds: 10 });
    await send(null);
    expect((await screen.findByRole("alert")).textContent).toBe("지금 요청이 많아요. 10초 뒤 다시 시도해 주세요.");
  });

  it("답이 도중에 끊기면 분석하지 못했다고 말한다", async () => {
    const { send } = await startWaiting({ type: "waiting", ahead: 1, seconds: 2 });
    await send(null);
    expect((await screen.findByRole("alert")).textContent).toContain("분석");
  });
});
