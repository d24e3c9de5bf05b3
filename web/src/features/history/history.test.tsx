import type { HistoryEntry } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, formatRecent, HOLD_LABEL, VERDICT_SHORT } from "@geulgyeol/wording";
import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes as RouterRoutes } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { currentAnalysis } from "../../shared/draft/current-analysis.ts";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import { toasts } from "../../shared/ui/toast-store.ts";
import { answer, fakeServer, makeAccount, type Routes, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { HISTORY_RESULT, makeHistoryAnalysis } from "../../testing/make-history-analysis.ts";
import { makeCertainResult, makeHeldResult, makeResult, RESULT_TEXT } from "../../testing/make-result.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { XSS_PAYLOADS } from "../../testing/xss-payloads.ts";
import { ComparePage } from "./compare-page.tsx";
import { HistoryPage } from "./history-page.tsx";
import { HistoryResultPage } from "./history-result-page.tsx";
import { readView, requestOf } from "./use-history-filters.ts";

const entry = (id: string, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  createdAt: "2026-11-21T01:32:00.000Z",
  title: `글 ${id}`,
  kind: "basic",
  source: "paste",
  charCount: 575,
  verdict: "mixed",
  aiProbability: 0.58,
  interval: { lower: 0.49, upper: 0.67 },
  isHeld: false,
  isFavourite: false,
  isOutdated: false,
  grain: [{ length: 30, aiProbability: 0.5 }],
  excerpt: null,
  ...changes,
});
const SUMMARY = { counts: { human: 1, mixed: 2, ai: 0 }, hidden: 0, hiddenUntil: null };
const server = (entries: HistoryEntry[], more: Routes = {}) =>
  fakeServer({
    ...SIGNED_IN,
    "GET /api/history": () => answer({ entries, nextCursor: null }),
    "GET /api/history/summary": () => answer(SUMMARY),
    ...more,
  });
const show = (path = "/history") => renderPage(<HistoryPage />, { path });

beforeEach(() => writeDraft(""));

describe("기록", () => {
  it("제목, 판정, 확률, 때를 보이고, 확실함을 보이고, 조건이 없을 때만 수를 적는다", async () => {
    server([entry("1", { createdAt: new Date().toISOString(), source: "docx", certainty: "strong" })]);
    show();
    const row = await screen.findByRole("listitem");
    for (const text of ["글 1", "docx · 575자", VERDICT_SHORT.mixed, "58%", CERTAINTY_LABEL.strong]) {
      expect(row.textContent).toContain(text);
    }
    expect(row.textContent).not.toContain("–");
    expect(await screen.findByLabelText("전체 3")).toBeTruthy();
  });

  it("예전 결과의 줄은 구간을 그대로 보이고, 넓은 구간은 보이지 않는다", async () => {
    server([entry("1"), entry("2", { interval: { lower: 0.1, upper: 0.9 } })]);
    show();
    // Only the rows: what another file left in the shared document does not count.
    const rowOf = async (title: string) => (await screen.findByText(title)).closest("li")?.textContent ?? "";
    const [narrow, wide] = [await rowOf("글 1"), await rowOf("글 2")];
    expect(narrow).toContain("95% 구간 49–67%");
    expect(wide).toContain("58%");
    expect(wide).not.toContain("구간");
    for (const label of Object.values(CERTAINTY_LABEL)) expect(narrow + wide).not.toContain(label);
  });

  it("판단하지 않은 줄에는 숫자도 결도 없다", async () => {
    server([entry("1", { isHeld: true })]);
    const { container } = show();
    const row = await screen.findByRole("listitem");
    expect(row.textContent).toContain(HOLD_LABEL);
    expect(row.textContent).not.toContain("%");
    expect(container.querySelector('li [class*="band-"]')).toBeNull();
  });

  it("비었을 때, 찾지 못했을 때, 불러오지 못했을 때를 다르게 말한다", async () => {
    server([]);
    const empty = show();
    expect(await screen.findByText("아직 분석한 글이 없어요")).toBeTruthy();
    empty.unmount();
    const search = show("/history?q=없는 말");
    expect(await screen.findByText("찾는 기록이 없어요")).toBeTruthy();
    search.unmount();
    server([], { "GET /api/history": () => refuse("INTERNAL_ERROR") });
    show();
    expect(await screen.findByRole("button", { name: "다시 시도" })).toBeTruthy();
  });

  it("적은 말과 고른 조건을 주소에 두고 그대로 묻는다", async () => {
    const calls = server([entry("1")]);
    const { user } = show();
    await user.type(await screen.findByRole("searchbox"), "텃밭");
    await user.click(screen.getByRole("radio", { name: /^AI/ }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toContain("q=%ED%85%83%EB%B0%AD"));
    await waitFor(() => {
      const asked = calls.filter(({ path }) => path.startsWith("/api/history?")).at(-1)?.path ?? "";
      expect(Object.fromEntries(new URLSearchParams(asked.split("?")[1]))).toMatchObject({
        query: "텃밭",
        verdict: "ai",
      });
    });
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "텃");
    expect(screen.getByText("두 글자부터 찾아요.")).toBeTruthy();
  });

  it("고른 것을 지우고, 알림에서 되돌린다", async () => {
    let kept = [entry("1"), entry("2"), entry("3")];
    const calls = server([], {
      "GET /api/history": () => answer({ entries: kept, nextCursor: null }),
      "POST /api/history/delete": () => {
        kept = kept.slice(0, 1);
        return answer({ ids: ["2", "3"] });
      },
      "POST /api/history/restore": ({ body }) => answer(body),
    });
    const { user } = show();
    await user.click(await screen.findByRole("checkbox", { name: "고르기: 글 2" }));
    const bar = screen.getByRole("toolbar");
    expect(within(bar).getByRole("button", { name: "비교" }).hasAttribute("disabled")).toBe(true);
    await user.click(screen.getByRole("checkbox", { name: "고르기: 글 3" }));
    expect(within(bar).getByRole("button", { name: "비교" }).hasAttribute("disabled")).toBe(false);
    await user.click(within(bar).getByRole("button", { name: "지우기" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    expect(screen.queryByRole("toolbar")).toBeNull();
    const toast = toasts.get().at(-1);
    expect(toast).toMatchObject({ text: "기록 2개를 지웠어요.", action: { label: "되돌리기" } });
    toast?.action?.run();
    await waitFor(() => {
      expect(calls.find(({ path }) => path === "/api/history/restore")?.body).toEqual({ ids: ["2", "3"] });
    });
  });

  it("무료 요금제가 숨긴 기록의 수와, 지워질 날을 알린다", async () => {
    const summary = { ...SUMMARY, hidden: 12, hiddenUntil: "2027-02-01T00:00:00.000Z" };
    server([entry("1")], { "GET /api/history/summary": () => answer(summary) });
    show();
    expect(await screen.findByText(/오래된 기록 12개는 Pro에서.*2027년 2월 1일까지 보관해요/)).toBeTruthy();
  });

  it("서랍에서 연 글을 에디터로 옮기고, 쓰던 글을 되돌릴 수 있다", async () => {
    server([entry("1")], { "GET /api/history/analysis": () => answer(makeHistoryAnalysis()) });
    writeDraft("쓰던 글");
    const { user } = show("/history?open=1");
    await user.click(await screen.findByRole("button", { name: "에디터에서 열기" }));
    expect(readDraft()).toBe(RESULT_TEXT);
    expect(screen.getByTestId("address").textContent).toBe("/editor");
    toasts.get().at(-1)?.action?.run();
    expect(readDraft()).toBe("쓰던 글");
  });
});

describe("서랍과 비교", () => {
  const resultOf = ({ credits: { remaining: _, ...paid }, ...result }: ReturnType<typeof makeResult>) => ({
    ...result,
    credits: paid,
  });

  it("서랍은 한 문장과 확실함을 말하고, 판단하지 않았으면 이유만 말한다", async () => {
    server([], {
      "GET /api/history/analysis": () => answer(makeHistoryAnalysis({ result: resultOf(makeCertainResult("mixed")) })),
    });
    const judged = show("/history?open=1");
    expect(
      await screen.findByText("2~3번 문장은 AI 글에 가까워요. AI에 가까운 분량은 전체의 36%쯤이에요(30–60%)."),
    ).toBeTruthy();
    expect(screen.getByRole("dialog").textContent).toContain(CERTAINTY_LABEL.strong);
    judged.unmount();
    server([], {
      "GET /api/history/analysis": () => answer(makeHistoryAnalysis({ result: resultOf(makeHeldResult()) })),
    });
    show("/history?open=2");
    expect(await screen.findByText(/근거가 약해서 판단하지 않았어요/)).toBeTruthy();
    expect(screen.getByRole("dialog").textContent).not.toMatch(/\d+%/);
  });

  it("판단하지 않은 결과가 있으면 확률을 비교하지 않고, 그쪽 문장에도 숫자가 없다", async () => {
    const later = { ...resultOf(makeHeldResult()), createdAt: "2026-11-22T01:32:00.000Z" };
    const sent = [
      makeHistoryAnalysis({ result: resultOf(makeCertainResult("ai")) }),
      makeHistoryAnalysis({ result: later }),
    ];
    fakeServer({ ...SIGNED_IN, "GET /api/history/analysis": () => answer(sent.shift()) });
    renderPage(<ComparePage />, { path: "/history/compare?before=1&after=2" });
    expect(await screen.findByText("판단하지 않은 결과가 있어서 AI 작성 확률은 비교하지 않아요.")).toBeTruthy();
    const [before, after] = ["먼저 분석한 글", "나중에 분석한 글"].map(
      (name) => screen.getByRole("region", { name }).textContent,
    );
    expect(before).toContain(`96%${CERTAINTY_LABEL.strong}`);
    expect(after).toContain(HOLD_LABEL);
    expect(after).not.toContain("%");
    const row = screen.getAllByRole("listitem")[0];
    expect(row?.textContent?.match(/%/g)).toHaveLength(1);
  });
});

describe("기록 하나", () => {
  const page = (
    <RouterRoutes>
      <Route
        path="/history/:id"
        element={
          <HistoryResultPage id="analysis-1" feedback={({ isRated }) => <p>의견: {isRated ? "보냄" : "아직"}</p>} />
        }
      />
      <Route path="/history/compare" element={<p>비교 화면</p>} />
    </RouterRoutes>
  );

  it("예전 엔진의 결과는 다시 분석해 비교할 수 있고, 크레딧이 없으면 그 창을 연다", async () => {
    let isPaid = false;
    const calls = fakeServer({
      ...SIGNED_IN,
      "GET /api/user/me": () => answer(makeAccount()),
      "GET /api/history/analysis": () => answer(makeHistoryAnalysis({ isOutdated: true })),
      "POST /api/analyze": () => (isPaid ? answer(makeResult({ analysisId: "new" })) : refuse("INSUFFICIENT_CREDITS")),
    });
    const { user, dialogs } = renderPage(page, { path: "/history/analysis-1" });
    const again = await screen.findByRole("button", { name: "다시 분석 · 최대 1크레딧" });
    await user.click(again);
    await waitFor(() => expect(dialogs.openInsufficientCredits).toHaveBeenCalledOnce());
    isPaid = true;
    await user.click(again);
    expect(await screen.findByText("비교 화면")).toBeTruthy();
    expect(screen.getByTestId("address").textContent).toBe("/history/compare?before=analysis-1&after=new");
    const keys = calls.filter(({ method }) => method === "POST").map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [false, "의견: 아직"],
    [true, "의견: 보냄"],
  ])("결과 아래에서 의견을 보낼 수 있고, 보냈으면 그렇다고 안다: %s", async (isRated, shown) => {
    fakeServer({ ...SIGNED_IN, "GET /api/history/analysis": () => answer(makeHistoryAnalysis({ isRated })) });
    renderPage(page, { path: "/history/analysis-1" });
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  it("판단하지 않은 결과에는 맞는지 묻지 않고, 문장을 고칠 때 확률을 넘기지 않는다", async () => {
    fakeServer({
      ...SIGNED_IN,
      "GET /api/history/analysis": () => answer(makeHistoryAnalysis({ result: makeHeldResult() })),
    });
    const { user, dialogs } = renderPage(page, { path: "/history/analysis-1" });
    await user.click(await screen.findByRole("button", { name: "2번 문장 다듬기" }));
    expect(screen.queryByText(/의견/)).toBeNull();
    const sentence = { index: 1, aiProbability: null };
    expect(dialogs.openEdit).toHaveBeenCalledWith(expect.objectContaining({ sentence }));
  });

  it("문장 다듬기를 누르면 글과 결과를 분석 화면에 열고 그 문장을 고친다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/history/analysis": () => answer(makeHistoryAnalysis()) });
    const { user, dialogs } = renderPage(page, { path: "/history/analysis-1" });
    await user.click(await screen.findByRole("button", { name: "2번 문장 다듬기" }));
    expect(readDraft()).toBe(RESULT_TEXT);
    expect(screen.getByTestId("address").textContent).toBe("/dashboard");
    expect(currentAnalysis.get()).toMatchObject({ text: RESULT_TEXT, takesFocus: false });
    expect(dialogs.openEdit).toHaveBeenCalledWith(
      expect.objectContaining({ text: "이러한 경험은 물건을 관리하는 일의 중요성을 시사한다." }),
    );
  });

  it("쓰던 다른 글이 있으면 고치기 전에 묻고, 취소하면 그대로 둔다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/history/analysis": () => answer(makeHistoryAnalysis()) });
    const { user, dialogs } = renderPage(page, { path: "/history/analysis-1" });
    writeDraft("아직 저장하지 않은 글");
    const edit = await screen.findByRole("button", { name: "2번 문장 다듬기" });
    await user.click(edit);
    await user.click(screen.getByRole("button", { name: "취소" }));
    expect(readDraft()).toBe("아직 저장하지 않은 글");
    expect(dialogs.openEdit).not.toHaveBeenCalled();
    await user.click(edit);
    await user.click(screen.getByRole("button", { name: "이 글 열기" }));
    expect(readDraft()).toBe(RESULT_TEXT);
    expect(dialogs.openEdit).toHaveBeenCalledOnce();
  });

  it.each([
    ["NOT_FOUND", "이 기록을 찾을 수 없어요"],
    ["PRO_REQUIRED", "Pro에서 볼 수 있는 기록이에요"],
  ] as const)("%s이면 이유를 말한다", async (code, text) => {
    fakeServer({ ...SIGNED_IN, "GET /api/history/analysis": () => refuse(code) });
    renderPage(page, { path: "/history/analysis-1" });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe("사용자가 쓴 것은 글자로만 보인다", () => {
  const DANGEROUS = "script, img, iframe, math, style, [onerror], [onload], a[href^='javascript:']";

  it.each(XSS_PAYLOADS)("%s", async (payload) => {
    const excerpt = { before: payload, match: payload, after: payload };
    const sentences = HISTORY_RESULT.sentences.map((sentence) => ({ ...sentence, text: payload, reasons: [payload] }));
    const gptAnalysis = { ...HISTORY_RESULT.gptAnalysis, reasoning: payload };
    const result = {
      ...HISTORY_RESULT,
      sentences,
      gptAnalysis,
      suspiciousPatterns: [payload],
      recommendations: [payload],
      evidence: HISTORY_RESULT.evidence.map((sign) => ({ ...sign, message: payload })),
    };
    const whole = makeHistoryAnalysis({
      result,
      title: payload,
      text: payload,
      source: { kind: "docx", name: payload },
    });
    server([entry("1", { title: payload, excerpt })], { "GET /api/history/analysis": () => answer(whole) });
    const search = new URLSearchParams({ q: payload, open: "1" });
    const views = [
      renderPage(<HistoryPage />, { path: `/history?${search}` }),
      renderPage(<HistoryResultPage id="1" feedback={() => null} />, { path: "/history/1" }),
      renderPage(<ComparePage />, { path: "/history/compare?before=1&after=2" }),
    ];
    await waitFor(() => expect(document.body.textContent?.split(payload).length).toBeGreaterThan(9));
    expect(document.body.querySelector(DANGEROUS)).toBeNull();
    expect((window as { broken?: number }).broken).toBeUndefined();
    for (const view of views) view.unmount();
  });
});

describe("주소와 조건", () => {
  it("모르는 값은 조건이 아니다", () => {
    const view = readView(new URLSearchParams("verdict=robot&kind=x&period=5&from=어제&star=yes"));
    expect(requestOf(view, new Date())).toEqual({});
  });

  it("기간은 서울의 날로 센다", () => {
    const now = new Date("2026-11-21T15:30:00Z");
    expect(requestOf(readView(new URLSearchParams("period=7")), now)).toEqual({ from: "2026-11-16" });
    const days = readView(new URLSearchParams("period=days&from=2026-11-01&to=2026-11-03"));
    expect(requestOf(days, now)).toEqual({ from: "2026-11-01", to: "2026-11-03" });
  });

  it("가까운 때는 가깝게 적는다", () => {
    const now = "2026-11-21T02:00:00.000Z";
    expect(formatRecent("2026-11-21T01:32:00.000Z", now)).toBe("오늘 10:32");
    expect(formatRecent("2026-11-20T13:40:00.000Z", now)).toBe("어제 22:40");
    expect(formatRecent("2026-11-18T03:00:00.000Z", now)).toBe("11월 18일");
    expect(formatRecent("2025-11-18T03:00:00.000Z", now)).toBe("2025. 11. 18.");
  });
});
