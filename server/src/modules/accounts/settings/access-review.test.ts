import { AccountSettings } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { type AppWithProvider, appWithProvider } from "../../../testing/app-with-provider.ts";
import { arrive, depart, signInBy } from "../../../testing/provider-browser.ts";
import { cookieOf, expectRefusal, PASSWORD } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { putProPeriod } from "../put-pro-period.ts";
import { users } from "../tables.ts";

const NEW_PASSWORD = "another horse 43";
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

onEachDatabase("access review after a new password", (connection) => {
  let provider: AppWithProvider["provider"];
  let test: AppWithProvider["test"];
  let subject = 7_000;
  appWithProvider(connection, (opened) => {
    ({ test, provider } = opened);
  });

  const account = async (cookie: string) =>
    AccountSettings.parse((await test.call("GET", "/api/account", { cookie })).json().data);
  const keysOf = async (cookie: string) =>
    (await test.call("GET", "/api/account/api-keys", { cookie })).json().data.keys as unknown[];
  const newest = (to: string, subjectPart: string) =>
    test.mails.findLast((mail) => mail.to === to && mail.subject.includes(subjectPart));
  const signIn = async (email: string, password: string) =>
    cookieOf(await test.post("/api/auth/sign-in/email", { email, password }));
  const link = async (name: string, cookie: string) => {
    provider.person = { subject: `${++subject}` };
    await arrive(test, await depart(test, name, "/settings", cookie));
  };

  /** A Pro account with a confirmed address, an API key and a linked provider. */
  async function open({ verified = true } = {}) {
    const { email, cookie } = await test.signUp();
    const { db } = connection();
    const [user] = await db.update(users).set({ emailVerified: verified }).where(eq(users.email, email)).returning();
    const period = {
      startsAt: test.clock,
      endsAt: new Date(test.clock.getTime() + MONTH_MS),
      graceEndsAt: null,
      monthlyCredits: 300,
    };
    await db.transaction((tx) => putProPeriod(tx, { id: `period-${subject}`, userId: user?.id ?? "", ...period }));
    const wish = { name: "도구", scopes: ["read-history"], validDays: null };
    const { secret } = (await test.post("/api/account/api-keys", wish, { cookie })).json().data;
    await link("kakao", cookie);
    const callByKey = () => test.call("GET", "/api/history", { headers: { authorization: `Bearer ${secret}` } });
    expect((await callByKey()).statusCode).toBe(200);
    return { email, cookie, callByKey, kakao: subject };
  }

  async function reset(email: string): Promise<string> {
    await test.post("/api/auth/request-password-reset", { email });
    await expect.poll(() => newest(email, "다시 정하는")).toBeDefined();
    const token = newest(email, "다시 정하는")?.text.match(/#(\S+)/)?.[1];
    const answer = await test.post("/api/auth/reset-password", { token, newPassword: NEW_PASSWORD });
    expect(answer.statusCode).toBe(200);
    return signIn(email, NEW_PASSWORD);
  }

  it("a review is due after reset and change; the e-mail names keys and providers", async () => {
    const { email, cookie } = await open();
    expect((await account(cookie)).accessReviewDue).toBe(false);
    const fresh = await reset(email);
    expect((await account(fresh)).accessReviewDue).toBe(true);
    const mail = newest(email, "비밀번호가 바뀌었습니다");
    expect(mail?.text).toContain("API 키 1개, 연결한 로그인 방법 1개(카카오)는 그대로 쓸 수 있습니다.");
    expect(mail?.text).toContain("http://localhost/settings");

    expect(
      (await test.post("/api/account/access/keep", { password: NEW_PASSWORD }, { cookie: fresh })).statusCode,
    ).toBe(200);
    expect((await account(fresh)).accessReviewDue).toBe(false);
    expect(await keysOf(fresh)).toHaveLength(1);
    const change = { currentPassword: NEW_PASSWORD, newPassword: PASSWORD };
    expect((await test.post("/api/account/password", change, { cookie: fresh })).statusCode).toBe(200);
    expect((await account(fresh)).accessReviewDue).toBe(true);
  });

  it("no review is due without keys and providers, and the e-mail omits them", async () => {
    const { email } = await test.signUp();
    const fresh = await reset(email);
    expect((await account(fresh)).accessReviewDue).toBe(false);
    expect(newest(email, "비밀번호가 바뀌었습니다")?.text).not.toMatch(/API|로그인 방법/);
  });

  it("revoke removes keys, linked providers and the sessions opened by them", async () => {
    const { email, callByKey, kakao } = await open();
    const fresh = await reset(email);
    provider.person = { subject: `${kakao}` };
    const { cookie: intruder } = await signInBy(test, "kakao");
    expect((await account(intruder)).email).toBe(email);
    const proof = { password: NEW_PASSWORD };
    const answer = await test.post("/api/account/access/revoke", proof, { cookie: fresh });
    expect(answer.json().data).toEqual({ apiKeys: 1, providers: ["kakao"] });
    expectRefusal(await callByKey(), "API_KEY_REVOKED");
    expectRefusal(await test.call("GET", "/api/account", { cookie: intruder }), "LOGIN_REQUIRED");
    expect(await account(fresh)).toMatchObject({ accessReviewDue: false, methods: [{ method: "password" }] });
    expect(await keysOf(fresh)).toEqual([]);
    const { cookie: stranger } = await signInBy(test, "kakao");
    const session = (await test.call("GET", "/api/auth/get-session", { cookie: stranger })).json();
    expect(session.user.email).not.toBe(email);
    await expect.poll(() => newest(email, "연결이 끊겼습니다")?.text).toContain("카카오 로그인의 연결이 끊겼습니다.");
    const again = await test.post("/api/account/access/revoke", proof, { cookie: fresh });
    expect(again.json().data).toEqual({ apiKeys: 0, providers: [] });
  });

  it("keep, revoke and delete reject a provider sign-in without the current password", async () => {
    const { email, callByKey, kakao } = await open();
    const fresh = await reset(email);
    provider.person = { subject: `${kakao}` };
    const { cookie: intruder } = await signInBy(test, "kakao");
    for (const path of ["access/keep", "access/revoke", "delete"]) {
      for (const proof of [{}, { password: PASSWORD }]) {
        expectRefusal(await test.post(`/api/account/${path}`, proof, { cookie: intruder }), "WRONG_PASSWORD");
      }
    }
    expect(await account(fresh)).toMatchObject({ accessReviewDue: true });
    expect((await callByKey()).statusCode).toBe(200);
    for (let i = 0; i < 4; i++) await test.post("/api/account/access/keep", {}, { cookie: intruder });
    expectRefusal(
      await test.post("/api/account/access/keep", { password: NEW_PASSWORD }, { cookie: intruder }),
      "RATE_LIMITED",
    );
  });

  it("revoke is rejected for an account without a password", async () => {
    provider.person = { subject: `${++subject}` };
    const { cookie } = await signInBy(test, "kakao");
    const consents = { termsAccepted: true, privacyAccepted: true, ageConfirmed: true };
    await test.post("/api/account/consent", consents, { cookie });
    expectRefusal(await test.post("/api/account/access/revoke", {}, { cookie }), "LAST_SIGN_IN_METHOD");
    expect((await account(cookie)).methods).toHaveLength(1);
  });

  it("keys and providers are removed when the reset first verifies the address", async () => {
    const { email, callByKey } = await open({ verified: false });
    const fresh = await reset(email);
    expectRefusal(await callByKey(), "API_KEY_REVOKED");
    expect(await account(fresh)).toMatchObject({ accessReviewDue: false, methods: [{ method: "password" }] });
  });

  it("the owner is notified of linking and unlinking, but not at account creation", async () => {
    const { email, cookie } = await test.signUp();
    await link("google", cookie);
    await expect.poll(() => newest(email, "추가되었습니다")?.text).toContain("Google 로그인이 연결되었습니다.");
    const url = "/api/account/methods?method=google";
    expect((await test.app.inject({ method: "DELETE", url, headers: { cookie } })).statusCode).toBe(200);
    await expect.poll(() => newest(email, "연결이 끊겼습니다")?.text).toContain("Google 로그인의 연결이 끊겼습니다.");

    await connection().db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    provider.person = { subject: `${++subject}`, email, emailVerified: true };
    await signInBy(test, "kakao");
    await expect.poll(() => newest(email, "추가되었습니다")?.text).toContain("카카오 로그인이 연결되었습니다.");

    const own = `own-${email}`;
    provider.person = { subject: `${++subject}`, email: own, emailVerified: true };
    await signInBy(test, "google");
    await link("google", cookie);
    await expect.poll(() => newest(email, "추가되었습니다")?.text).toContain("Google");
    expect(newest(own, "추가되었습니다")).toBeUndefined();
  });
});
