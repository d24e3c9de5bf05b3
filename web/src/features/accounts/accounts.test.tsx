import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ANONYMOUS, answer, fakeServer, type Routes, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { EmailVerifiedPage } from "./email-verified-page.tsx";
import LoginDialog from "./login-dialog.tsx";
import { LoginPage } from "./login-page.tsx";
import { SignupPage } from "./signup-page.tsx";
import { WelcomePage } from "./welcome-page.tsx";

const SETTINGS: Routes = {
  ...ANONYMOUS,
  "GET /api/settings": () =>
    answer({
      signIn: { email: true, google: false, kakao: false },
      version: "1",
      modelVersion: "1",
      business: null,
      sellsPro: true,
      languageModels: { edit: [], judge: [] },
    }),
};

const field = (name: string) => screen.getByLabelText(name);

describe("회원가입", () => {
  async function fill(user: ReturnType<typeof renderPage>["user"]) {
    await user.type(field("이름"), "윤서진");
    await user.type(field("이메일"), "seojin@example.kr");
    await user.type(field("비밀번호"), "결을읽는사람들");
  }

  it("빈 칸과 동의하지 않은 항목을 하나씩 짚고 보내지 않는다", async () => {
    const calls = fakeServer(SETTINGS);
    const { user } = renderPage(<SignupPage />, { path: "/signup" });
    await fill(user);
    await user.click(screen.getByRole("button", { name: "가입하기" }));
    for (const message of [
      "비밀번호는 8자 이상이어야 해요.",
      "이용약관에 동의해 주세요.",
      "개인정보 처리방침에 동의해 주세요.",
      "만 14세 이상만 가입할 수 있어요.",
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
    expect(field("비밀번호").getAttribute("aria-invalid")).toBe("true");
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
  });

  it("동의와 함께 보내고 가던 곳으로 간다", async () => {
    const calls = fakeServer({ ...SETTINGS, "POST /api/auth/sign-up/email": () => answer({}) });
    const { user } = renderPage(<SignupPage />, { path: "/signup?next=%2Fhistory" });
    await fill(user);
    await user.type(field("비밀번호"), "2026");
    for (const name of ["이용약관에 동의해요", "개인정보 처리방침에 동의해요", "만 14세 이상이에요"]) {
      await user.click(field(name));
    }
    await user.click(screen.getByRole("button", { name: "가입하기" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/history"));
    expect(calls.find(({ path }) => path === "/api/auth/sign-up/email")?.body).toEqual({
      name: "윤서진",
      email: "seojin@example.kr",
      password: "결을읽는사람들2026",
      termsAccepted: true,
      privacyAccepted: true,
      ageConfirmed: true,
      next: "/history",
    });
  });

  it("한 번에 모두 동의하고, 하나를 거두면 모두 동의한 것이 아니다", async () => {
    fakeServer(SETTINGS);
    const { user } = renderPage(<SignupPage />, { path: "/signup" });
    await user.click(screen.getByRole("button", { name: "가입하기" }));
    await screen.findByText("이용약관에 동의해 주세요.");
    await user.click(field("모두 동의해요"));
    const consents = ["이용약관에 동의해요", "개인정보 처리방침에 동의해요", "만 14세 이상이에요"];
    for (const name of consents) expect(field(name)).toHaveProperty("checked", true);
    await waitFor(() => expect(screen.queryByText("이용약관에 동의해 주세요.")).toBeNull());
    await user.click(field("만 14세 이상이에요"));
    expect(field("모두 동의해요")).toHaveProperty("checked", false);
  });

  it("이미 가입한 이메일이면 그 칸에 알린다", async () => {
    fakeServer({ ...SETTINGS, "POST /api/auth/sign-up/email": () => refuse("EMAIL_TAKEN") });
    const { user } = renderPage(<SignupPage />, { path: "/signup" });
    await fill(user);
    await user.type(field("비밀번호"), "2026");
    for (const name of ["이용약관에 동의해요", "개인정보 처리방침에 동의해요", "만 14세 이상이에요"]) {
      await user.click(field(name));
    }
    await user.click(screen.getByRole("button", { name: "가입하기" }));
    expect(await screen.findByText("이미 가입한 이메일이에요. 로그인해 주세요.")).toBeTruthy();
    expect(field("이메일").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("로그인", () => {
  it("틀린 비밀번호에는 서버의 말을 보여 준다", async () => {
    fakeServer({ ...SETTINGS, "POST /api/auth/sign-in/email": () => refuse("INVALID_CREDENTIALS") });
    const { user } = renderPage(<LoginPage />, { path: "/login" });
    await user.type(field("이메일"), "seojin@example.kr");
    await user.type(field("비밀번호"), "아닌비밀번호");
    await user.click(screen.getByRole("button", { name: "이메일로 로그인" }));
    expect((await screen.findByRole("alert")).textContent).toBe("이메일이나 비밀번호가 맞지 않아요.");
  });

  it("연결이 없으면 우리의 말로 알린다", async () => {
    fakeServer({
      ...SETTINGS,
      "POST /api/auth/sign-in/email": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    const { user } = renderPage(<LoginPage />, { path: "/login" });
    await user.type(field("이메일"), "seojin@example.kr");
    await user.type(field("비밀번호"), "비밀번호2026");
    await user.click(screen.getByRole("button", { name: "이메일로 로그인" }));
    expect((await screen.findByRole("alert")).textContent).toBe("로그인 중 오류가 생겼어요.");
  });

  it("적은 비밀번호를 볼 수 있다", async () => {
    fakeServer(SETTINGS);
    const { user } = renderPage(<LoginPage />, { path: "/login" });
    expect(field("비밀번호").getAttribute("type")).toBe("password");
    await user.click(screen.getByRole("button", { name: "적은 글자 보기" }));
    expect(field("비밀번호").getAttribute("type")).toBe("text");
  });
});

it("제공자로 로그인해도 가던 곳으로 돌아온다", async () => {
  const offered = {
    signIn: { email: true, google: true, kakao: true },
    version: "1",
    modelVersion: "1",
    business: null,
  };
  const calls = fakeServer({
    ...ANONYMOUS,
    "GET /api/settings": () => answer({ ...offered, languageModels: { edit: [], judge: [] } }),
    "POST /api/auth/sign-in/social": () => refuse("RATE_LIMITED"),
  });
  const { user } = renderPage(<LoginPage />, { path: "/login?next=%2Fsettings" });
  await waitFor(() => expect(calls.some(({ path }) => path === "/api/settings")).toBe(true));
  await user.click(screen.getByRole("button", { name: "카카오 로그인" }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === "/api/auth/sign-in/social")?.body).toEqual({
      provider: "kakao",
      callbackURL: "/settings",
    }),
  );
});

describe("소셜 로그인에서 돌아온 로그인 화면", () => {
  it.each([
    ["denied", "로그인을 취소했어요."],
    ["expired", "로그인 시간이 지났어요."],
    ["email-taken", "같은 이메일로 가입한 계정이 이미 있어요."],
    ["failed", "로그인 중 오류가 생겼어요."],
    ["<b>누가 지어낸 말</b>", "로그인 중 오류가 생겼어요."],
  ])("%s: %s", async (reason, sentence) => {
    fakeServer(SETTINGS);
    renderPage(<LoginPage />, { path: `/login?${new URLSearchParams({ error: reason })}` });
    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
  });

  it("오류 없이 온 사람에게는 아무 말도 하지 않는다", () => {
    fakeServer(SETTINGS);
    renderPage(<LoginPage />, { path: "/login" });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("가입 마치기", () => {
  const session = (consentPending: boolean) => () =>
    Response.json({ user: { id: "user-1", name: "윤서진", email: null }, consentPending });

  it("세 가지를 모두 확인해야 시작하고, 가던 곳으로 간다", async () => {
    let hasConsented = false;
    const calls = fakeServer({
      ...SETTINGS,
      "GET /api/auth/get-session": () => session(!hasConsented)(),
      "POST /api/account/consent": () => {
        hasConsented = true;
        return answer({});
      },
    });
    const { user } = renderPage(<WelcomePage />, { path: "/welcome?next=%2Feditor" });
    await user.click(await screen.findByRole("button", { name: "동의하고 시작하기" }));
    expect(await screen.findByText("만 14세 이상만 가입할 수 있어요.")).toBeTruthy();
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
    for (const name of ["이용약관에 동의해요", "개인정보 처리방침에 동의해요", "만 14세 이상이에요"]) {
      await user.click(field(name));
    }
    await user.click(screen.getByRole("button", { name: "동의하고 시작하기" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/editor"));
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      termsAccepted: true,
      privacyAccepted: true,
      ageConfirmed: true,
    });
  });

  it("동의하지 않으면 계정을 지우고 첫 화면으로 간다", async () => {
    const calls = fakeServer({
      ...SETTINGS,
      "GET /api/auth/get-session": session(true),
      "DELETE /api/account/consent": () => answer({}),
    });
    const { user } = renderPage(<WelcomePage />, { path: "/welcome" });
    await user.click(await screen.findByRole("button", { name: "동의하지 않고 나가기" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).not.toContain("welcome"));
    expect(calls.some(({ method }) => method === "DELETE")).toBe(true);
  });

  it("이미 동의한 사람은 가던 곳으로, 로그인하지 않은 사람은 로그인으로 간다", async () => {
    fakeServer({ ...SETTINGS, "GET /api/auth/get-session": session(false) });
    const view = renderPage(<WelcomePage />, { path: "/welcome?next=%2Fhistory" });
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/history"));
    view.unmount();
    fakeServer(SETTINGS);
    renderPage(<WelcomePage />, { path: "/welcome?next=%2Fhistory" });
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/login?next=%2Fhistory"));
  });
});

describe("로그인 창", () => {
  it("설정되지 않은 로그인은 보이지만 쓸 수 없다고 말하고, 이메일 길을 알려 준다", async () => {
    const calls = fakeServer(SETTINGS);
    const { user } = renderPage(<LoginDialog onClose={() => {}} />);
    expect(screen.getByRole("dialog", { name: "로그인이 필요해요" })).toBeTruthy();
    expect(await screen.findByText(/Google과 카카오 로그인이 설정되어 있지 않아요/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Google 계정으로 로그인" }));
    await user.click(screen.getByRole("button", { name: "카카오 로그인" }));
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
    expect(screen.getByRole("link", { name: "이메일로 로그인" }).getAttribute("href")).toBe("/login");
    expect(screen.getByRole("link", { name: "회원가입" }).getAttribute("href")).toBe("/signup");
    for (const benefit of ["매일 3회 무료 분석", "분석 기록 저장", "상세 분석 보고서와 개선 제안"]) {
      expect(screen.getByText(benefit)).toBeTruthy();
    }
  });
});

describe("이메일을 확인한 뒤", () => {
  const RESULT = "/history/0b9f6a1e-3d8c-4f5a-9a64-1c2d3e4f5a6b";

  it.each([
    ["/subscribe", "Pro 시작하기"],
    [RESULT, "결과로 돌아가기"],
    ["/settings", "설정으로 돌아가기"],
    ["/editor", "하던 일 이어서 하기"],
  ])("가던 곳으로 이어진다: %s", (next, name) => {
    fakeServer(SETTINGS);
    renderPage(<EmailVerifiedPage />, { path: `/email-verified?${new URLSearchParams({ next })}` });
    expect(screen.getAllByRole("link")[0]?.textContent).toBe(name);
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(next);
  });

  it.each([
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/history/buy-now",
    "/nowhere",
    "",
  ])("다른 곳으로는 이어지지 않는다: %s", (next) => {
    fakeServer(SETTINGS);
    renderPage(<EmailVerifiedPage />, { path: `/email-verified?${new URLSearchParams({ next })}` });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/dashboard"]);
  });

  it("링크가 오래됐으면 새 링크도 가던 곳으로 이어진다", async () => {
    const calls = fakeServer({ ...SIGNED_IN, "POST /api/auth/send-verification-email": () => answer({}) });
    const path = `/email-verified?${new URLSearchParams({ next: RESULT, error: "TOKEN_EXPIRED" })}`;
    const { user } = renderPage(<EmailVerifiedPage />, { path });
    await user.click(await screen.findByRole("button", { name: "확인 메일 받기" }));
    await waitFor(() => expect(calls.at(-1)?.path).toBe("/api/auth/send-verification-email"));
    expect(calls.at(-1)?.body).toMatchObject({ next: RESULT });
  });
});
