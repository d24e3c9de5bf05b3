import { VERDICT_LABEL } from "@geulgyeol/wording";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readResultId, rememberResult, writeDraft } from "../../shared/draft/draft-store.ts";
import {
  ANONYMOUS,
  answer,
  fakeServer,
  makeAccount,
  type Routes,
  refuse,
  SIGNED_IN,
} from "../../testing/fake-server.ts";
import { makeEnsemble, makeResult, makeWordLevel, RESULT_TEXT } from "../../testing/make-result.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { AnalysisPage } from "./analysis-page.tsx";

const input = () => screen.getByRole("textbox", { name: "분석할 글" }) as HTMLTextAreaElement;
const start = () => screen.getByRole("button", { name: "분석 시작" }) as HTMLButtonElement;
const option = (name: RegExp) => screen.getByRole("checkbox", { name }) as HTMLInputElement;

function type(text: string) {
  fireEvent.change(input(), { target: { value: text } });
}

async function openPage(routes: Routes) {
  const calls = fakeServer(routes);
  const page = renderPage(<AnalysisPage creditsCard={<p>크레딧 카드</p>} />);
  await waitFor(() => expect(calls.some(({ path }) => path === "/api/auth/get-session")).toBe(true));
  if (routes["GET /api/user/me"]) await screen.findByText("크레딧 카드");
  return { ...page, calls };
}

const analysing: Routes = { ...SIGNED_IN, "POST /api/analyze": () => answer(makeResult()) };

describe("입력 칸", () => {
  it("글자 수를 세고, 50자까지 몇 자가 더 필요한지 말한다", async () => {
    await openPage(ANONYMOUS);
    expect(start().disabled).toBe(true);
    type("가".repeat(11));
    expect(screen.getByText("39자 더 필요해요", { exact: false })).toBeTruthy();
    expect(start().disabled).toBe(true);
    type("가".repeat(50));
    expect(start().disabled).toBe(false);
    expect(screen.queryByText(/더 필요해요/)).toBeNull();
  });

  it("앞뒤 공백은 50자에 들지 않는다", async () => {
    await openPage(ANONYMOUS);
    type(`${" ".repeat(60)}${"가".repeat(49)}`);
    expect(start().disabled).toBe(true);
  });

  it.each([
    ["폭이 없는 빈칸", "\u200b"],
    ["한글 채움 글자", "\u3164"],
  ])("보이지 않는 글자만으로는 시작할 수 없고, 몇 자가 더 필요한지 말한다: %s", async (_name, unit) => {
    await openPage(SIGNED_IN);
    type(unit.repeat(80));
    expect(start().disabled).toBe(true);
    expect(screen.getByText(/50자 더 필요해요/)).toBeTruthy();
  });

  it("10,000자를 넘으면 알리고 시작을 막는다", async () => {
    await openPage(SIGNED_IN);
    type("가".repeat(10_312));
    expect(screen.getByRole("alert").textContent).toBe(
      "10,000자까지 넣을 수 있어요. 312자가 넘쳐요. 분석할 대목만 남겨 주세요.",
    );
    expect(screen.getByText("10,312")).toBeTruthy();
    expect(start().disabled).toBe(true);
  });

  it("쓰던 글은 새로 열어도 남는다", async () => {
    const { unmount } = await openPage(ANONYMOUS);
    type(RESULT_TEXT);
    expect(sessionStorage.getItem("geulgyeol.draft")).toBe(RESULT_TEXT);
    unmount();
    await openPage(ANONYMOUS);
    expect(input().value).toBe(RESULT_TEXT);
  });
});

describe("로그인하지 않은 사람", () => {
  it("분석하거나 올리려 하면 로그인 창이 열린다", async () => {
    const { user, dialogs, calls } = await openPage(ANONYMOUS);
    type(RESULT_TEXT);
    await user.click(start());
    expect(dialogs.openLogin).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "파일 올리기" }));
    expect(dialogs.openLogin).toHaveBeenCalledTimes(2);
    expect(calls.some(({ path }) => path.startsWith("/api/analyze"))).toBe(false);
  });

  it("옵션은 꺼져 있고 이유를 말한다", async () => {
    await openPage(ANONYMOUS);
    for (const name of [/실시간/, /앙상블/, /히트맵/]) expect(option(name).disabled).toBe(true);
    expect(screen.getAllByText("로그인하면 쓸 수 있어요.")).toHaveLength(3);
    expect(screen.queryByText("크레딧 카드")).toBeNull();
  });
});

describe("옵션", () => {
  it("앙상블과 히트맵은 서로를 끄고 그 일을 알린다", async () => {
    const { user } = await openPage(SIGNED_IN);
    await user.click(option(/앙상블/));
    await user.click(option(/히트맵/));
    expect(option(/앙상블/).checked).toBe(false);
    expect(option(/히트맵/).checked).toBe(true);
    expect(screen.getByTestId("announcer").textContent).toContain("앙상블 분석을 껐어요.");
  });

  it("무료 이용자가 실시간 분석을 켜려 하면 Pro 안내가 열린다", async () => {
    const { user, dialogs } = await openPage(SIGNED_IN);
    await user.click(option(/실시간/));
    expect(dialogs.openProRequired).toHaveBeenCalledWith("realtime");
    expect(option(/실시간/).checked).toBe(false);
  });

  it.each([
    [/앙상블/, "/api/analyze/ensemble", { kind: "ensemble" as const, ensemble: makeEnsemble() }, "앙상블 분석 결과"],
    [
      /히트맵/,
      "/api/analyze/word-level",
      { kind: "wordLevel" as const, wordLevel: makeWordLevel() },
      "단어별 히트맵 보고서",
    ],
  ])("%s을 켜면 %s를 부른다", async (name, path, changes, heading) => {
    const { user, calls } = await openPage({ ...SIGNED_IN, [`POST ${path}`]: () => answer(makeResult(changes)) });
    type(RESULT_TEXT);
    await user.click(option(name));
    await user.click(start());
    await screen.findByRole("heading", { name: heading });
    expect(calls.find((call) => call.path === path)?.body).toMatchObject({ text: RESULT_TEXT, trigger: "manual" });
  });
});

describe("다시 연 화면", () => {
  const { credits: charge, ...result } = makeResult();
  const { remaining: _remaining, ...credits } = charge;
  const stored = (changes = {}) =>
    answer({
      result: { ...result, credits },
      text: RESULT_TEXT,
      title: "글",
      hasOwnTitle: false,
      isFavourite: false,
      isOutdated: false,
      isRated: false,
      source: { kind: "paste" },
      earlierVersion: null,
      ...changes,
    });
  const retention = (historyRetention: string | null) => () =>
    answer({ analysis: { realtime: false, ensemble: false, wordLevel: false }, historyRetention });
  const reload = (routes: Routes) => {
    writeDraft(RESULT_TEXT);
    rememberResult(result.analysisId);
    return openPage({ ...SIGNED_IN, ...routes });
  };
  const hasAskedHistory = (calls: readonly { path: string }[]) =>
    calls.some(({ path }) => path.startsWith("/api/history"));

  it("쓰던 글과 함께 마지막 결과를 보여 주고, 초점은 옮기지 않는다", async () => {
    await reload({ "GET /api/history/analysis": () => stored() });
    const heading = await screen.findByRole("heading", { name: "분석 결과" });
    expect(await screen.findByRole("heading", { name: "이 결과가 맞았나요?" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "2번 문장 다듬기" })).toBeTruthy();
    expect(document.activeElement).not.toBe(heading);
  });

  it("보낸 의견은 받았다고 보여 준다", async () => {
    await reload({ "GET /api/history/analysis": () => stored({ isRated: true }) });
    expect(await screen.findByRole("heading", { name: "의견을 받았어요" })).toBeTruthy();
  });

  it("기록을 두지 않기로 했으면 묻지 않는다", async () => {
    const { calls } = await reload({ "GET /api/account/preferences": retention("off") });
    await waitFor(() => expect(calls.some(({ path }) => path === "/api/account/preferences")).toBe(true));
    expect(hasAskedHistory(calls)).toBe(false);
  });

  it("지운 기록이면 글만 보여 주고 다시 묻지 않는다", async () => {
    const { calls } = await reload({ "GET /api/history/analysis": () => refuse("NOT_FOUND") });
    await waitFor(() => expect(hasAskedHistory(calls)).toBe(true));
    await waitFor(() => expect(readResultId()).toBeNull());
    expect(screen.queryByRole("heading", { name: "분석 결과" })).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("글을 비우면 결과도 잊는다", () => {
    writeDraft(RESULT_TEXT);
    rememberResult("analysis-1");
    writeDraft("");
    expect(readResultId()).toBeNull();
  });
});

describe("분석", () => {
  it("결과가 오면 제목에 초점이 가고, 알리고, 크레딧을 다시 묻는다", async () => {
    const { user, calls } = await openPage({
      ...SIGNED_IN,
      "POST /api/analyze": () => answer(makeResult({ analysisId: "analysis-that-takes-the-focus" })),
    });
    type(RESULT_TEXT);
    await user.click(start());
    const heading = await screen.findByRole("heading", { name: "분석 결과" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByTestId("announcer").textContent).toBe(
      `분석을 마쳤어요. ${VERDICT_LABEL.mixed}, 58퍼센트, 구간 49에서 67퍼센트.`,
    );
    await waitFor(() => expect(calls.filter(({ path }) => path === "/api/user/me").length).toBeGreaterThan(1));
    expect(calls.find(({ path }) => path === "/api/analyze")?.headers.get("idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
  });

  it("서버의 오류는 카드 아래에 그대로 나오고, 글을 고치면 사라진다", async () => {
    const { user } = await openPage({ ...SIGNED_IN, "POST /api/analyze": () => refuse("UNSUPPORTED_LANGUAGE") });
    type(RESULT_TEXT);
    await user.click(start());
    expect((await screen.findByRole("alert")).textContent).toBe(
      "한국어와 영어 글만 판단할 수 있어요. 크레딧은 줄지 않았어요.",
    );
    type(`${RESULT_TEXT} `);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("크레딧이 모자라면 안내 창이 열린다", async () => {
    const { user, dialogs } = await openPage({
      ...SIGNED_IN,
      "POST /api/analyze": () => refuse("INSUFFICIENT_CREDITS"),
    });
    type(RESULT_TEXT);
    await user.click(start());
    await waitFor(() => expect(dialogs.openInsufficientCredits).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("로그인이 끊겼으면 로그인 창이 열린다", async () => {
    const { user, dialogs } = await openPage({ ...SIGNED_IN, "POST /api/analyze": () => refuse("LOGIN_REQUIRED") });
    type(RESULT_TEXT);
    await user.click(start());
    await waitFor(() => expect(dialogs.openLogin).toHaveBeenCalledTimes(1));
  });

  it("연결이 끊겼다가 다시 시도하면 같은 열쇠를 보내 두 번 내지 않는다", async () => {
    let isDown = true;
    const { user, calls } = await openPage({
      ...SIGNED_IN,
      "POST /api/analyze": () => {
        if (isDown) throw new TypeError("Failed to fetch");
        return answer(makeResult());
      },
    });
    type(RESULT_TEXT);
    await user.click(start());
    expect((await screen.findByRole("alert")).textContent).toBe("분석 중 오류가 생겼어요. 잠시 뒤 다시 시도해 주세요.");
    isDown = false;
    await user.click(start());
    await screen.findByRole("heading", { name: "분석 결과" });
    const keys = calls
      .filter(({ path }) => path === "/api/analyze")
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it("3초 뒤에 취소할 수 있고, 취소하면 오류 없이 돌아온다", async () => {
    const { user } = await openPage({ ...SIGNED_IN, "POST /api/analyze": () => new Promise<Response>(() => {}) });
    type(RESULT_TEXT);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      fireEvent.click(start());
      const overlay = await screen.findByRole("dialog", { name: "글의 결을 읽고 있어요" });
      expect(within(overlay).queryByRole("button", { name: "취소" })).toBeNull();
      expect(overlay.textContent).toContain("보통 3~5초 안에 끝나요.");
      for (const name of ["분석 중", "파일 올리기"]) {
        const button = screen.getByRole("button", { name, hidden: true }) as HTMLButtonElement;
        expect([name, button.disabled]).toEqual([name, true]);
      }
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      expect(within(overlay).getByRole("button", { name: "취소" })).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      expect(overlay.textContent).toContain("조금 더 걸리고 있어요");
    } finally {
      vi.useRealTimers();
    }
    await user.click(screen.getByRole("button", { name: "취소" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(start().disabled).toBe(false);
  });
});

describe("실시간 분석 (Pro)", () => {
  const LONG = `${RESULT_TEXT} `.repeat(6);
  const pro: Routes = {
    ...analysing,
    "GET /api/user/me": () => answer(makeAccount({ max: 300, remaining: 300 }, true)),
  };

  it("글이 멈추고 2초 뒤에 한 번 돌고, 초점을 옮기지 않는다", async () => {
    const { user, calls } = await openPage(pro);
    await waitFor(() => expect(calls.some(({ path }) => path === "/api/user/me")).toBe(true));
    await waitFor(async () => {
      if (!option(/실시간/).checked) await user.click(option(/실시간/));
      expect(option(/실시간/).checked).toBe(true);
    });
    const runs = () => calls.filter(({ path }) => path === "/api/analyze");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      type(LONG);
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      type(`${LONG}더`);
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      expect(runs()).toHaveLength(0);
      await act(() => vi.advanceTimersByTimeAsync(600));
      expect(runs()).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
    expect(runs()[0]?.body).toMatchObject({ trigger: "realtime", text: `${LONG}더` });
    const heading = await screen.findByRole("heading", { name: "분석 결과" });
    expect(document.activeElement).not.toBe(heading);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
