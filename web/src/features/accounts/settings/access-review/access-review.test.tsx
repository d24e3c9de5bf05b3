import { type AccountSettings, type ApiKey, ERRORS } from "@geulgyeol/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answer, fakeServer, type Routes, refuse, SIGNED_IN } from "../../../../testing/fake-server.ts";
import { renderPage } from "../../../../testing/render-page.tsx";
import { AccessReviewSection } from "./access-review-section.tsx";

const SINCE = "2026-11-21T01:32:00.000Z";
const PASSWORD = "correct horse 42";
const ACCOUNT: AccountSettings = {
  name: "윤서진",
  email: "seojin@example.kr",
  emailVerified: true,
  recentlySignedIn: true,
  accessReviewDue: true,
  methods: [
    { method: "password", since: SINCE },
    { method: "kakao", since: SINCE },
  ],
};
const KEY: ApiKey = {
  id: "key-1",
  name: "채점 도구",
  prefix: "glk_abcdef",
  scopes: ["analyse"],
  createdAt: SINCE,
  lastUsedAt: null,
  expiresAt: null,
  isExpired: false,
};

/** A fake server that applies each request to its account. */
function serve(start: Partial<AccountSettings> = {}, startKeys: readonly ApiKey[] | null = [KEY]) {
  let account = { ...ACCOUNT, ...start };
  let keys = startKeys;
  const withoutProviders = { methods: ACCOUNT.methods.filter(({ method }) => method === "password") };
  const routes: Routes = {
    "GET /api/account": () => answer(account),
    "GET /api/account/api-keys": () => (keys === null ? refuse("INTERNAL_ERROR") : answer({ keys })),
    "GET /api/account/sessions": () => answer({ sessions: [] }),
    "DELETE /api/account/methods": () => {
      account = { ...account, ...withoutProviders };
      return answer({});
    },
    "DELETE /api/account/api-keys": () => {
      keys = [];
      return answer({});
    },
    "POST /api/account/access/keep": ({ body }) => {
      if ((body as { password?: string }).password !== PASSWORD) return refuse("WRONG_PASSWORD");
      account = { ...account, accessReviewDue: false };
      return answer({});
    },
    "POST /api/account/access/revoke": ({ body }) => {
      if ((body as { password?: string }).password !== PASSWORD) return refuse("WRONG_PASSWORD");
      account = { ...account, ...withoutProviders, accessReviewDue: false };
      keys = [];
      return answer({ apiKeys: 1, providers: ["kakao"] });
    },
  };
  return fakeServer({ ...SIGNED_IN, ...routes });
}

const open = () => renderPage(<AccessReviewSection />, { path: "/settings" });
const heading = () => screen.queryByRole("heading", { name: "접근 살펴보기", hidden: true });

it("비밀번호를 바꾼 적이 없으면 아무것도 보이지 않는다", async () => {
  const calls = serve({ accessReviewDue: false });
  open();
  await waitFor(() => expect(calls.some(({ path }) => path === "/api/account")).toBe(true));
  expect(heading()).toBeNull();
});

it("남은 키와 로그인 방법을 보이고, 묻고 나서 한 번에 모두 끊는다", async () => {
  const calls = serve();
  const { user } = open();
  expect(await screen.findByText("채점 도구")).toBeTruthy();
  expect(screen.getByText("카카오 로그인")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "모두 끊기" }));
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  const dialog = screen.getByRole("dialog", { name: "모두 끊을까요?" });
  await user.click(within(dialog).getByRole("button", { name: "모두 끊기" }));
  expect(within(dialog).getByText("비밀번호를 적어 주세요.")).toBeTruthy();
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  await user.type(within(dialog).getByLabelText("비밀번호"), PASSWORD);
  await user.click(within(dialog).getByRole("button", { name: "모두 끊기" }));
  await waitFor(() => expect(heading()).toBeNull());
  expect(calls.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual([
    "/api/account/access/revoke",
  ]);
});

it("하나씩 끊을 수도 있고, 다 끊은 뒤에는 비밀번호만 남았다고 말한다", async () => {
  serve();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "카카오 로그인 끊기" }));
  await waitFor(() => expect(screen.queryByText("카카오 로그인")).toBeNull());
  await user.click(screen.getByRole("button", { name: "채점 도구 키 폐기" }));
  await user.click(screen.getByRole("button", { name: "폐기하기" }));
  expect(await screen.findByText("이제 비밀번호로만 이 계정을 쓸 수 있어요.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "닫기" }));
  const dialog = screen.getByRole("dialog", { name: "모두 확인했나요?" });
  await user.type(within(dialog).getByLabelText("비밀번호"), PASSWORD);
  await user.click(within(dialog).getByRole("button", { name: "확인" }));
  await waitFor(() => expect(heading()).toBeNull());
});

it("키를 불러오지 못하면 비밀번호만 남았다고 하지 않고, 닫을 수 없다", async () => {
  const calls = serve({ methods: ACCOUNT.methods.filter(({ method }) => method === "password") }, null);
  open();
  expect(await screen.findByText("API 키를 불러오지 못했어요.")).toBeTruthy();
  expect(screen.queryByText("이제 비밀번호로만 이 계정을 쓸 수 있어요.")).toBeNull();
  expect(screen.queryByRole("button", { name: /닫기|확인했어요/ })).toBeNull();
  expect(screen.getByRole("button", { name: "모두 끊기" })).toBeTruthy();
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
});

it("모두 내 것이면 비밀번호를 묻고 그대로 두고 닫는다", async () => {
  const calls = serve();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "확인했어요" }));
  const dialog = screen.getByRole("dialog", { name: "모두 확인했나요?" });
  await user.type(within(dialog).getByLabelText("비밀번호"), "wrong horse");
  await user.click(within(dialog).getByRole("button", { name: "확인" }));
  expect(await within(dialog).findByText(ERRORS.WRONG_PASSWORD.message)).toBeTruthy();
  expect(heading()).toBeTruthy();
  await user.clear(within(dialog).getByLabelText("비밀번호"));
  await user.type(within(dialog).getByLabelText("비밀번호"), PASSWORD);
  await user.click(within(dialog).getByRole("button", { name: "확인" }));
  await waitFor(() => expect(heading()).toBeNull());
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
});

it("기간이 끝난 키는 아무것도 열지 못하니 보이지 않는다", async () => {
  serve({}, [{ ...KEY, isExpired: true }]);
  open();
  expect(await screen.findByText("카카오 로그인")).toBeTruthy();
  expect(screen.queryByText("채점 도구")).toBeNull();
});
