import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readDraft } from "../../shared/draft/draft-store.ts";
import {
  ANONYMOUS,
  answer,
  fakeServer,
  makeAccount,
  type Routes,
  refuse,
  SIGNED_IN,
} from "../../testing/fake-server.ts";
import { makeResult, RESULT_TEXT } from "../../testing/make-result.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { AnalysisPage } from "./analysis-page.tsx";

const FREE: Routes = { ...SIGNED_IN, "POST /api/analyze": () => answer(makeResult()) };
const PRO: Routes = { ...FREE, "GET /api/user/me": () => answer(makeAccount({ remaining: 300, max: 300 }, true)) };
const CALLERS = { anonymous: ANONYMOUS, free: FREE, pro: PRO };

async function openAs(caller: keyof typeof CALLERS, more: Routes = {}) {
  const calls = fakeServer({ ...CALLERS[caller], ...more });
  const page = renderPage(<AnalysisPage creditsCard={<p>크레딧 카드</p>} />);
  if (caller === "anonymous") await waitFor(() => expect(calls.length).toBe(1));
  else await waitFor(() => expect(calls.some(({ path }) => path === "/api/user/me")).toBe(true));
  if (caller !== "anonymous") await screen.findByText("크레딧 카드");
  fireEvent.change(screen.getByRole("textbox", { name: "분석할 글" }), { target: { value: RESULT_TEXT } });
  return { ...page, calls };
}

const option = (name: RegExp) => screen.getByRole("checkbox", { name }) as HTMLInputElement;
const LOGIN_FIRST = "로그인하면 쓸 수 있어요.";

describe("누가 무엇을 할 수 있나", () => {
  it.each([
    ["anonymous", true],
    ["free", false],
  ] as const)("앙상블, 히트맵, 실시간은 %s에게 꺼져 있다: %s", async (caller, isDisabled) => {
    await openAs(caller);
    for (const name of [/앙상블/, /히트맵/, /실시간/]) expect(option(name).disabled).toBe(isDisabled);
    expect(screen.queryAllByText(LOGIN_FIRST)).toHaveLength(isDisabled ? 3 : 0);
  });

  it.each(["anonymous", "free"] as const)("Pro에 어울리는 것에는 표시가 있다: %s", async (caller) => {
    await openAs(caller);
    expect(await screen.findAllByText("Pro+")).toHaveLength(2);
    expect(screen.getByText("Pro 전용")).toBeTruthy();
  });

  it("무료 이용자가 여러 파일을 올리면 하나를 골라 읽을 수 있다", async () => {
    const read = { kind: "pdf", name: "둘째.pdf", text: RESULT_TEXT, charCount: 103, warnings: [], hidden: [] };
    const { user, dialogs, container } = await openAs("free", {
      "POST /api/documents/extract": () => new Response(JSON.stringify({ success: true, data: read })),
    });
    const files = [new File(["첫째 글"], "첫째.txt"), new File(["%PDF"], "둘째.pdf"), new File([""], "그림.heic")];
    const picker = container.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(picker, { target: { files } });
    const dialog = within(await screen.findByRole("dialog", { name: "어느 파일을 분석할까요?" }));
    expect(dialogs.openProRequired).not.toHaveBeenCalled();
    expect(dialog.getByRole("link", { name: "Pro 요금제 보기" }).getAttribute("href")).toBe("/pricing");
    expect(dialog.getByText("읽을 수 없는 형식")).toBeTruthy();
    const choose = dialog.getByRole("button", { name: "이 파일 읽기" }) as HTMLButtonElement;
    expect(choose.disabled).toBe(true);
    await user.click(dialog.getByRole("radio", { name: "둘째.pdf" }));
    fireEvent.change(screen.getByLabelText("분석할 글", { selector: "textarea" }), { target: { value: "" } });
    await user.click(choose);
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(readDraft()).toBe(RESULT_TEXT));
  });

  it("Pro 이용자에게는 Pro 표시가 없다", async () => {
    await openAs("pro");
    await screen.findByText("실시간 미리보기");
    expect(screen.queryByText(/^Pro/)).toBeNull();
  });

  it.each(["앙상블", "히트맵"])("무료 이용자도 %s은 크레딧으로 쓴다", async (name) => {
    const { user, dialogs } = await openAs("free");
    await user.click(option(new RegExp(name)));
    expect(option(new RegExp(name)).checked).toBe(true);
    expect(dialogs.openProRequired).not.toHaveBeenCalled();
  });

  it("실시간 분석은 무료 이용자에게 Pro 안내를 열고, Pro에게는 켜진다", async () => {
    const free = await openAs("free");
    await free.user.click(option(/실시간/));
    expect(free.dialogs.openProRequired).toHaveBeenCalledWith("realtime");
    expect(option(/실시간/).checked).toBe(false);
    free.unmount();
    const pro = await openAs("pro");
    await pro.user.click(option(/실시간/));
    await waitFor(() => expect(option(/실시간/).checked).toBe(true));
    expect(pro.dialogs.openProRequired).not.toHaveBeenCalled();
  });

  it("방문한 사람이 시작하면 로그인 창이 열리고, 서버에는 묻지 않는다", async () => {
    const { user, dialogs, calls } = await openAs("anonymous");
    await user.click(screen.getByRole("button", { name: "분석 시작" }));
    expect(dialogs.openLogin).toHaveBeenCalledTimes(1);
    expect(calls.some(({ path }) => path.startsWith("/api/analyze"))).toBe(false);
  });

  it("서버가 PRO_REQUIRED로 답하면 Pro 안내가 열린다", async () => {
    const { user, dialogs } = await openAs("free", { "POST /api/analyze": () => refuse("PRO_REQUIRED") });
    await user.click(screen.getByRole("button", { name: "분석 시작" }));
    await waitFor(() => expect(dialogs.openProRequired).toHaveBeenCalledWith("realtime"));
  });

  it("너무 잦으면 몇 초 뒤에 다시 하면 되는지 말한다", async () => {
    const refused = () => {
      const response = refuse("RATE_LIMITED");
      response.headers.set("retry-after", "42");
      return response;
    };
    const { user } = await openAs("free", { "POST /api/analyze": refused });
    await user.click(screen.getByRole("button", { name: "분석 시작" }));
    expect((await screen.findByRole("alert")).textContent).toBe("요청이 너무 잦아요. 42초 뒤 다시 시도해 주세요.");
  });
});
