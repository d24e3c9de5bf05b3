import type { AccountSettings, ApiKey } from "@geulgyeol/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readDraft, writeDraft } from "../../../shared/draft/draft-store.ts";
import { toasts } from "../../../shared/ui/toast-store.ts";
import { answer, fakeServer, makeAccount, type Routes, refuse, SIGNED_IN } from "../../../testing/fake-server.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { AnalysisDefaultsSection } from "./analysis-defaults-section.tsx";
import { ApiKeysSection } from "./api-keys/api-keys-section.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { DisplaySection } from "./display-section.tsx";
import { MethodsSection } from "./methods-section.tsx";
import { PrivacySection } from "./privacy-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

const SINCE = "2026-11-21T01:32:00.000Z";
const ACCOUNT: AccountSettings = {
  name: "윤서진",
  email: "seojin@example.kr",
  emailVerified: false,
  recentlySignedIn: true,
  accessReviewDue: false,
  methods: [{ method: "password", since: SINCE }],
};
const KAKAO: AccountSettings = { ...ACCOUNT, email: null, methods: [{ method: "kakao", since: SINCE }] };

function serve(account: AccountSettings, routes: Routes = {}) {
  return fakeServer({
    ...SIGNED_IN,
    "GET /api/account": () => answer(account),
    "GET /api/settings": () =>
      answer({
        signIn: { email: true, google: true, kakao: false },
        version: "1",
        modelVersion: "1",
        business: null,
        sellsPro: true,
        languageModels: { edit: [], judge: [] },
      }),
    ...routes,
  });
}

describe("설정의 계정", () => {
  it("이름을 바꾸고, 빈 이름은 보내지 않는다", async () => {
    const calls = serve(ACCOUNT, { "PATCH /api/account": () => answer({}) });
    const { user } = renderPage(<ProfileSection />, { path: "/settings" });
    await user.click(await screen.findByRole("button", { name: "이름 바꾸기" }));
    const dialog = screen.getByRole("dialog", { name: "이름 바꾸기" });
    await user.clear(within(dialog).getByLabelText("이름"));
    await user.click(within(dialog).getByRole("button", { name: "저장" }));
    expect(await within(dialog).findByText("이름을 적어 주세요.")).toBeTruthy();
    await user.type(within(dialog).getByLabelText("이름"), "한결");
    await user.click(within(dialog).getByRole("button", { name: "저장" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([{ name: "한결" }]);
  });

  it("링크나 줄바꿈이 든 이름은 보내지 않고 이유를 말한다", async () => {
    const calls = serve(ACCOUNT, { "PATCH /api/account": () => answer({}) });
    const { user } = renderPage(<ProfileSection />, { path: "/settings" });
    await user.click(await screen.findByRole("button", { name: "이름 바꾸기" }));
    const dialog = screen.getByRole("dialog", { name: "이름 바꾸기" });
    await user.type(within(dialog).getByLabelText("이름"), " evil.example");
    await user.click(within(dialog).getByRole("button", { name: "저장" }));
    expect(await within(dialog).findByText("이름에는 링크 주소나 줄바꿈을 쓸 수 없어요.")).toBeTruthy();
    expect(calls.some(({ method }) => method === "PATCH")).toBe(false);
  });

  it("틀린 비밀번호는 그 칸에 알리고, 보낸 뒤에는 이미 쓰는 주소라도 같은 말을 한다", async () => {
    let count = 0;
    const reply = () => (count++ === 0 ? refuse("WRONG_PASSWORD") : answer({}));
    serve(ACCOUNT, { "POST /api/account/email": reply });
    const { user } = renderPage(<ProfileSection />, { path: "/settings" });
    await user.click(await screen.findByRole("button", { name: "이메일 바꾸기" }));
    const dialog = screen.getByRole("dialog", { name: "이메일 바꾸기" });
    await user.type(within(dialog).getByLabelText("새 이메일"), "new@example.kr");
    await user.type(within(dialog).getByLabelText("지금 비밀번호"), "비밀번호2026");
    const send = within(dialog).getByRole("button", { name: "확인 메일 받기" });
    await user.click(send);
    expect(await within(dialog).findByText("비밀번호가 맞지 않아요.")).toBeTruthy();
    await user.click(send);
    expect(
      await screen.findByText(/new@example\.kr로 메일을 보냈어요.*이미 다른 글결 계정에서 쓰는 주소라면/),
    ).toBeTruthy();
  });

  it("이메일이 없는 카카오 계정은 지어낸 주소 대신 없다고 말하고, 오래된 로그인이면 다시 로그인하게 한다", async () => {
    serve({ ...KAKAO, recentlySignedIn: false });
    const { user } = renderPage(<ProfileSection />, { path: "/settings" });
    expect(await screen.findByText("등록한 이메일이 없어요")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "이메일 더하기" }));
    expect(screen.getByRole("button", { name: "카카오로 다시 로그인" })).toBeTruthy();
    expect(screen.queryByLabelText("새 이메일")).toBeNull();
  });
});

describe("회원 탈퇴", () => {
  it("틀린 비밀번호로는 글을 지우지 않고, 탈퇴하면 글을 지우고 첫 화면으로 간다", async () => {
    let count = 0;
    serve(ACCOUNT, {
      "POST /api/account/delete": () => (count++ === 0 ? refuse("WRONG_PASSWORD") : answer({})),
    });
    writeDraft("쓰던 글");
    const { user } = renderPage(<DeleteAccountDialog settings={ACCOUNT} onClose={() => {}} />, { path: "/settings" });
    await user.type(screen.getByLabelText("비밀번호"), "비밀번호2026");
    await user.click(screen.getByLabelText("되돌릴 수 없다는 것을 알고 있어요"));
    await user.click(screen.getByRole("button", { name: "탈퇴하기" }));
    expect(await screen.findByText("비밀번호가 맞지 않아요.")).toBeTruthy();
    expect(readDraft()).toBe("쓰던 글");
    await user.click(screen.getByRole("button", { name: "탈퇴하기" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/"));
    await waitFor(() => expect(toasts.get().at(-1)?.text).toBe("탈퇴했어요. 그동안 함께해 주셔서 고맙습니다."));
    expect(readDraft()).toBe("");
  });
});

describe("로그인 방법", () => {
  it("하나뿐인 방법은 끊을 수 없고, 설정되지 않은 제공자는 그렇다고 말한다", async () => {
    serve(ACCOUNT);
    const view = renderPage(<MethodsSection />, { path: "/settings" });
    expect(await screen.findByRole("button", { name: "Google 연결하기" })).toBeTruthy();
    expect(screen.getByText("이 서버에는 설정되어 있지 않아요")).toBeTruthy();
    view.unmount();
    serve(KAKAO);
    renderPage(<MethodsSection />, { path: "/settings" });
    expect(await screen.findByText("하나뿐인 로그인 방법이라 끊을 수 없어요")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "카카오 연결 끊기" })).toBeNull();
  });

  it("다른 글결 계정에 연결된 계정이면 이유를 말한다", async () => {
    serve(ACCOUNT);
    renderPage(<MethodsSection />, { path: "/settings?error=linked-elsewhere" });
    expect((await screen.findByRole("alert")).textContent).toBe("이미 다른 글결 계정에 연결된 계정이에요.");
  });

  it("비밀번호를 바꿀 때 틀린 지금 비밀번호를 그 칸에 알린다", async () => {
    serve(ACCOUNT, { "POST /api/account/password": () => refuse("WRONG_PASSWORD") });
    const { user } = renderPage(<MethodsSection />, { path: "/settings" });
    await user.click(await screen.findByRole("button", { name: "비밀번호 바꾸기" }));
    await user.type(screen.getByLabelText("지금 비밀번호"), "아닌비밀번호");
    await user.type(screen.getByLabelText("새 비밀번호"), "새비밀번호2027");
    await user.click(screen.getByRole("button", { name: "바꾸기" }));
    expect(await screen.findByText("비밀번호가 맞지 않아요.")).toBeTruthy();
    expect(screen.getByLabelText("지금 비밀번호").getAttribute("aria-invalid")).toBe("true");
  });
});

it("로그인한 기기를 보이고 하나씩, 또는 모두 로그아웃한다", async () => {
  const device = { browser: "Firefox", system: "Windows", kind: "desktop", createdAt: SINCE, lastUsedAt: SINCE };
  const calls = serve(ACCOUNT, {
    "GET /api/account/sessions": () =>
      answer({
        sessions: [
          { ...device, id: "here", isCurrent: true, browser: "Chrome" },
          { ...device, id: "there", isCurrent: false },
        ],
      }),
    "DELETE /api/account/sessions": () => answer({}),
    "POST /api/account/sessions/end-others": () => answer({ ended: 1 }),
  });
  const { user } = renderPage(<SessionsSection />, { path: "/settings" });
  expect(await screen.findByText("지금 이 기기")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Firefox · Windows에서 로그아웃" }));
  await waitFor(() => expect(calls.some(({ path }) => path === "/api/account/sessions?id=there")).toBe(true));
  await user.click(screen.getByRole("button", { name: "다른 기기에서 모두 로그아웃" }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith("end-others"))).toBe(true));
});

describe("기본값과 개인정보", () => {
  it("앙상블과 히트맵은 함께 켜지지 않는다", async () => {
    const saved = { analysis: { realtime: false, ensemble: true, wordLevel: false }, historyRetention: null };
    const calls = serve(ACCOUNT, {
      "GET /api/account/preferences": () => answer(saved),
      "PATCH /api/account/preferences": () => answer(saved),
    });
    const { user } = renderPage(<AnalysisDefaultsSection />, { path: "/settings" });
    await user.click(await screen.findByLabelText("단어별 히트맵 (2크레딧)"));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
        analysis: { realtime: false, ensemble: false, wordLevel: true },
      }),
    );
  });

  it("저장하지 못한 기본값은 되돌린다", async () => {
    serve(ACCOUNT, { "PATCH /api/account/preferences": () => refuse("INTERNAL_ERROR") });
    const { user } = renderPage(<AnalysisDefaultsSection />, { path: "/settings" });
    const box = await screen.findByLabelText<HTMLInputElement>("앙상블 분석 (3크레딧)");
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(false));
  });

  it("무료 요금제에서 무제한 보관을 고르면 Pro 안내가 열리고, 30일은 저장된다", async () => {
    const calls = serve(ACCOUNT, {
      "PATCH /api/account/preferences": () =>
        answer({ analysis: { realtime: false, ensemble: false, wordLevel: false }, historyRetention: "30-days" }),
    });
    const { user, dialogs } = renderPage(<PrivacySection />, { path: "/settings" });
    await user.click(await screen.findByLabelText("무제한 (Pro)"));
    expect(dialogs.openProRequired).toHaveBeenCalledWith("history");
    await user.click(screen.getByLabelText("30일"));
    expect(await screen.findByText("30일이 지난 분석은 글과 결과를 모두 지워요.")).toBeTruthy();
    expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
      { historyRetention: "30-days" },
    ]);
  });

  it("탈퇴는 비밀번호와 확인을 모두 받아야 보낸다", async () => {
    const calls = serve(ACCOUNT, { "POST /api/account/delete": () => answer({}) });
    const { user } = renderPage(<PrivacySection />, { path: "/settings" });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "탈퇴하기" }).disabled).toBe(false),
    );
    await user.click(screen.getByRole("button", { name: "탈퇴하기" }));
    const dialog = screen.getByRole("dialog", { name: "회원 탈퇴" });
    await user.click(within(dialog).getByRole("button", { name: "탈퇴하기" }));
    expect(await within(dialog).findByText("비밀번호를 적어 주세요.")).toBeTruthy();
    expect(within(dialog).getByText("확인란을 눌러 주세요.")).toBeTruthy();
    await user.type(within(dialog).getByLabelText("비밀번호"), "비밀번호2026");
    await user.click(within(dialog).getByLabelText("되돌릴 수 없다는 것을 알고 있어요"));
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
    await user.click(within(dialog).getByRole("button", { name: "탈퇴하기" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/"));
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ password: "비밀번호2026" });
  });
});

describe("설정의 화면", () => {
  const motion = () => screen.getByRole("switch", { name: "움직임 줄이기" });
  const attribute = () => document.documentElement.dataset.motion;

  it("움직임을 줄이고, 다음에 열 때도 기억하고, 되돌린다", async () => {
    serve(ACCOUNT);
    const { user, unmount } = renderPage(<DisplaySection />, { path: "/settings" });
    expect(motion().getAttribute("aria-checked")).toBe("false");
    await user.click(motion());
    expect([motion().getAttribute("aria-checked"), attribute()]).toEqual(["true", "reduced"]);
    expect(localStorage.getItem("geulgyeol.motion")).toBe("reduced");
    unmount();
    renderPage(<DisplaySection />, { path: "/settings" });
    await user.click(motion());
    expect([motion().getAttribute("aria-checked"), attribute()]).toEqual(["false", undefined]);
    expect(localStorage.getItem("geulgyeol.motion")).toBeNull();
  });

  it("기기가 이미 줄여 달라고 하면 그렇다고 말하고 고를 수 없다", () => {
    vi.spyOn(window, "matchMedia").mockImplementation(
      (query) =>
        ({
          matches: query.includes("reduce"),
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    renderPage(<DisplaySection />, { path: "/settings" });
    expect(motion().getAttribute("aria-checked")).toBe("true");
    expect(motion()).toHaveProperty("disabled", true);
    expect(screen.getByText("기기 설정에 따라 이미 줄여서 보여 드리고 있어요.")).toBeTruthy();
    vi.restoreAllMocks();
  });

  it("테마를 고르면 바로 바뀌고 기억한다", async () => {
    const { user } = renderPage(<DisplaySection />, { path: "/settings" });
    await user.click(screen.getByRole("radio", { name: "어둡게" }));
    expect([document.documentElement.dataset.theme, localStorage.getItem("geulgyeol.theme")]).toEqual(["dark", "dark"]);
    await user.click(screen.getByRole("radio", { name: "기기 설정" }));
    expect([document.documentElement.dataset.theme, localStorage.getItem("geulgyeol.theme")]).toEqual([
      undefined,
      null,
    ]);
  });
});

describe("설정의 API 키", () => {
  const KEY: ApiKey = {
    id: "key-1",
    name: "채점 도구",
    prefix: "glk_AbCdEf",
    scopes: ["analyse"],
    isExpired: false,
    createdAt: SINCE,
    lastUsedAt: null,
    expiresAt: "2027-02-19T01:32:00.000Z",
  };
  const pro: Routes = { "GET /api/user/me": () => answer(makeAccount({ remaining: 300, max: 300 }, true)) };
  const list = (...keys: ApiKey[]): Routes => ({ "GET /api/account/api-keys": () => answer({ keys }) });

  it("무료 이용자가 만들려 하면 Pro를 안내한다", async () => {
    serve(ACCOUNT, list());
    const { user, dialogs } = renderPage(<ApiKeysSection />, { path: "/settings" });
    await user.click(await screen.findByRole("button", { name: "키 만들기" }));
    expect(dialogs.openProRequired).toHaveBeenCalledWith("apiKeys");
  });

  it("이름과 할 수 있는 일을 묻고, 만든 키를 한 번만 보인다", async () => {
    const secret = `glk_${"x".repeat(43)}`;
    const calls = serve(ACCOUNT, {
      ...pro,
      ...list(KEY),
      "POST /api/account/api-keys": () => answer({ key: KEY, secret }),
    });
    const { user } = renderPage(<ApiKeysSection />, { path: "/settings" });
    await waitFor(() => expect(screen.getByText(/쓴 적 없음/).textContent).toContain("2027년 2월 19일까지"));
    await user.click(screen.getByRole("button", { name: "키 만들기" }));
    const dialog = await screen.findByRole("dialog", { name: "API 키 만들기" });
    await user.click(within(dialog).getByLabelText("글과 파일 분석하기"));
    await user.type(within(dialog).getByLabelText("이름"), "채점 도구");
    await user.click(within(dialog).getByRole("button", { name: "만들기" }));
    expect(await within(dialog).findByText("할 수 있는 일을 하나 이상 골라 주세요.")).toBeTruthy();
    await user.click(within(dialog).getByLabelText("분석 기록 읽기"));
    await user.click(within(dialog).getByRole("radio", { name: "기한 없음" }));
    await user.click(within(dialog).getByRole("button", { name: "만들기" }));
    expect(await screen.findByText(secret)).toBeTruthy();
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      name: "채점 도구",
      scopes: ["read-history"],
      validDays: null,
    });
    await user.click(screen.getByRole("button", { name: "복사해 두었어요" }));
    expect(screen.queryByText(secret)).toBeNull();
  });

  it("묻고 나서 폐기한다", async () => {
    const calls = serve(ACCOUNT, { ...pro, ...list(KEY), "DELETE /api/account/api-keys": () => answer({}) });
    const { user } = renderPage(<ApiKeysSection />, { path: "/settings" });
    await user.click(await screen.findByRole("button", { name: "채점 도구 폐기" }));
    expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "폐기하기" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.find(({ method }) => method === "DELETE")?.path).toBe("/api/account/api-keys?id=key-1");
  });
});
