import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { clearDraft } from "../../shared/draft/current-analysis.ts";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import { ANONYMOUS, answer, fakeServer, makeAccount, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import AppLayout from "./app-layout.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { PublicFooter } from "./public-footer.tsx";
import { UserMenu } from "./user-menu.tsx";

function App() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path="*" element={<h1>본문</h1>} />
      </Route>
    </Routes>
  );
}

const answerSession = (session: unknown) =>
  new Response(JSON.stringify(session), { headers: { "content-type": "application/json" } });

const USER = { id: "user-1", name: "윤서진", email: "seojin@example.kr" };

describe("앱의 틀", () => {
  it("누구인지 알기 전에는 온 화면에 도는 표시를 보인다", async () => {
    fakeServer({ "GET /api/auth/get-session": () => new Promise<Response>(() => {}) });
    renderPage(<App />);
    expect(screen.getByRole("status").textContent).toBe("불러오고 있어요");
    expect(screen.queryByText("본문")).toBeNull();
  });

  it.each<[string, () => Promise<Response> | Response]>([
    ["답하지 않으면", () => new Promise<Response>(() => {})],
    ["500으로 답하면", () => new Response("{}", { status: 500 })],
    ["끊기면", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("세션을 묻는 말에 서버가 %s 5초 뒤에 알리고, 다시 물을 수 있다", async (_name, broken) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let session = broken;
    const calls = fakeServer({ ...ANONYMOUS, "GET /api/auth/get-session": () => session() });
    renderPage(<App />);
    await act(() => vi.advanceTimersByTimeAsync(4_500));
    expect(screen.getByRole("status").textContent).toBe("불러오고 있어요");
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole("heading", { name: "서버가 아직 답하지 않아요" })).toBeTruthy();
    const before = calls.length;
    session = () => answerSession(null);
    fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    expect(await screen.findByText("본문")).toBeTruthy();
    vi.useRealTimers();
  });

  it("세션을 물을 수 없던 서버가 돌아오면 저절로 열린다", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let session = () => new Response("{}", { status: 500 });
    fakeServer({ ...ANONYMOUS, "GET /api/auth/get-session": () => session() });
    renderPage(<App />);
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(screen.getByRole("button", { name: "다시 시도" })).toBeTruthy();
    session = () => answerSession(null);
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(screen.getByText("본문")).toBeTruthy();
    vi.useRealTimers();
  });

  it("방문한 사람에게는 체험 안내와 머리글을 보인다", async () => {
    fakeServer(ANONYMOUS);
    renderPage(<App />);
    expect(await screen.findByText("무료 체험 중이에요.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "로그인" })).toBeTruthy();
    expect(screen.queryByRole("navigation", { name: "주요 메뉴" })).toBeNull();
  });

  it("이용자에게는 여섯 자리를 보이고 지금 자리를 나타낸다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => answer(makeAccount({ remaining: 2 })) });
    renderPage(<App />, { path: "/history" });
    const menus = await screen.findAllByRole("navigation", { name: "주요 메뉴" });
    expect(menus).toHaveLength(2);
    for (const menu of menus) {
      const links = within(menu).getAllByRole("link");
      expect(links.map((link) => link.textContent)).toEqual(["분석", "에디터", "기록", "수업", "커뮤니티", "설정"]);
      expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, "page", null, null, null]);
    }
    const badge = await screen.findByRole("link", { name: "2크레딧 남음, 요금제 보기" });
    expect(badge.textContent).toBe("2크레딧");
    expect(badge.getAttribute("href")).toBe("/pricing");
    for (const logo of screen.getAllByRole("link", { name: "글결, 분석 화면으로" })) {
      expect(logo.getAttribute("href")).toBe("/dashboard");
    }
    expect(screen.getByRole("link", { name: "Pro로 업그레이드" }).getAttribute("href")).toBe("/pricing");
    expect(screen.queryByText("무료 체험 중이에요.")).toBeNull();
  });

  it("Pro에게는 옆 메뉴에 업그레이드가 없고 표시가 있다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => answer(makeAccount({ remaining: 290, max: 300 }, true)) });
    renderPage(<App />, { path: "/history" });
    expect(await screen.findByText("290 / 300")).toBeTruthy();
    expect(screen.getByText("Pro")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Pro로 업그레이드" })).toBeNull();
  });
});

let isBroken = false;
function FragilePage() {
  if (isBroken) throw new Error("broken");
  return <h1>본문</h1>;
}

describe("그리지 못한 화면", () => {
  it("틀은 남고, 쓰던 글을 두고, 서버 기록의 번호를 알리고, 다시 시도하면 이어진다", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const session = () =>
      new Response(JSON.stringify({ user: USER, consentPending: false }), {
        headers: { "content-type": "application/json", "x-request-id": "req-4711" },
      });
    fakeServer({ ...SIGNED_IN, "GET /api/auth/get-session": session });
    writeDraft("쓰던 글이에요");
    isBroken = true;
    const { user } = renderPage(
      <Routes>
        <Route element={<AppLayout />}>
          <Route path="*" element={<FragilePage />} />
        </Route>
      </Routes>,
    );
    expect(await screen.findByRole("heading", { name: "화면을 보여 드리지 못했어요" })).toBeTruthy();
    expect(screen.getByText(/^req-/)).toBeTruthy();
    expect(screen.getAllByRole("navigation", { name: "주요 메뉴" })).toHaveLength(2);
    expect(readDraft()).toBe("쓰던 글이에요");
    isBroken = false;
    await user.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await screen.findByText("본문")).toBeTruthy();
    clearDraft();
    said.mockRestore();
  });
});

describe("연결", () => {
  it("끊기면 알리고, 이어지면 알림이 사라진다", async () => {
    fakeServer(ANONYMOUS);
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    renderPage(<OfflineNotice />);
    const notice = screen.getByRole("status");
    expect(notice.textContent).toBe("");
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(notice.textContent).toContain("인터넷 연결이 끊겼어요.");
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(notice.textContent).toBe("");
    online.mockRestore();
  });
});

describe("사용자 메뉴", () => {
  it("이름과 이메일, 설정, 업그레이드, 로그아웃이 있다", async () => {
    fakeServer(SIGNED_IN);
    const { user } = renderPage(<UserMenu user={USER} />);
    await user.click(screen.getByRole("button", { name: "사용자 메뉴" }));
    const menu = await screen.findByRole("menu");
    expect(menu.textContent).toContain("윤서진");
    expect(menu.textContent).toContain("seojin@example.kr");
    expect(within(menu).getByRole("menuitem", { name: "설정" }).getAttribute("href")).toBe("/settings");
    expect(within(menu).getByRole("menuitem", { name: "Pro로 업그레이드" }).getAttribute("href")).toBe("/pricing");
    expect(within(menu).getByRole("menuitem", { name: "로그아웃" })).toBeTruthy();
  });

  it("Pro에게는 업그레이드 대신 이용 중이라고 적는다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => answer(makeAccount({}, true)) });
    const { user } = renderPage(<UserMenu user={USER} />);
    await user.click(screen.getByRole("button", { name: "사용자 메뉴" }));
    expect(await screen.findByText("Pro 이용 중")).toBeTruthy();
    expect(screen.queryByRole("menuitem", { name: "Pro로 업그레이드" })).toBeNull();
  });

  it("로그아웃하면 첫 화면으로 가고 쓰던 글을 지운다", async () => {
    sessionStorage.setItem("geulgyeol.draft", "남의 글");
    const calls = fakeServer({ ...SIGNED_IN, "POST /api/auth/sign-out": () => answer({}) });
    const { user } = renderPage(<UserMenu user={USER} />);
    await user.click(screen.getByRole("button", { name: "사용자 메뉴" }));
    await user.click(await screen.findByRole("menuitem", { name: "로그아웃" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/"));
    expect(calls.some(({ path }) => path === "/api/auth/sign-out")).toBe(true);
    expect(sessionStorage.getItem("geulgyeol.draft")).toBeNull();
  });
});

describe("공개 화면의 바닥글", () => {
  const settings = (business: unknown) => ({
    "GET /api/settings": () =>
      answer({
        signIn: { email: true, google: false, kakao: false },
        version: "1",
        modelVersion: "1",
        business,
        sellsPro: true,
        languageModels: { edit: [], judge: [] },
      }),
  });
  const nobody = {
    name: null,
    representative: null,
    registrationNumber: null,
    mailOrderNumber: null,
    address: null,
    phone: null,
    email: null,
  };

  it("설정한 사업자 정보만 보인다", async () => {
    fakeServer(
      settings({ ...nobody, name: "주식회사 글결", registrationNumber: "123-45-67890", phone: "02-123-4567" }),
    );
    renderPage(<PublicFooter />);
    expect(await screen.findByText("상호 주식회사 글결")).toBeTruthy();
    expect(screen.getByText("사업자등록번호 123-45-67890")).toBeTruthy();
    expect(screen.getByText("전화 02-123-4567")).toBeTruthy();
    expect(screen.queryByText(/대표|통신판매업|주소|이메일/)).toBeNull();
  });

  it("설정하지 않았으면 아무것도 보이지 않는다", async () => {
    const calls = fakeServer(settings(null));
    renderPage(<PublicFooter />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText(/상호|대표/)).toBeNull();
  });
});
