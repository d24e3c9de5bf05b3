import { AccountSettings, type ErrorCode, Preferences } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type AppWithProvider, appWithProvider } from "../../../testing/app-with-provider.ts";
import { arrive, depart, signInBy } from "../../../testing/provider-browser.ts";
import { CONSENTS, cookieOf, expectRefusal, PASSWORD } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { identities, sessions, users, verifications } from "../tables.ts";

const NEW_PASSWORD = "another horse 43";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";

onEachDatabase("account settings", (connection) => {
  let provider: AppWithProvider["provider"];
  let test: AppWithProvider["test"];
  let subject = 5_000;
  appWithProvider(connection, (opened) => {
    ({ test, provider } = opened);
  });

  const get = (path: string, cookie: string) => test.call("GET", path, { cookie });
  const post = (path: string, cookie: string, body: unknown = {}) => test.post(path, body, { cookie });
  const send = (method: "PATCH" | "DELETE", url: string, cookie: string, body?: object) =>
    test.app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
  const settings = async (cookie: string) => AccountSettings.parse((await get("/api/account", cookie)).json().data);
  const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    test.post("/api/auth/sign-in/email", { email, password }, { headers });
  const lastTo = (to: string) => test.mails.findLast((mail) => mail.to === to);
  const linkIn = (to: string) => lastTo(to)?.text.match(/http\S+/)?.[0] ?? "";
  const secretIn = (to: string) => new URL(linkIn(to)).hash.slice(1);
  const isSignedIn = async (cookie: string) => (await get("/api/account", cookie)).statusCode === 200;
  const age = (cookie: string) => {
    const token = decodeURIComponent(cookie).match(/session_token=([^.;]+)/)?.[1] ?? "";
    const createdAt = new Date(Date.now() - 11 * 60_000);
    return connection().db.update(sessions).set({ createdAt }).where(eq(sessions.token, token));
  };
  async function byKakao() {
    provider.person = { subject: `${++subject}`, name: "카카오 사람" };
    const { cookie } = await signInBy(test, "kakao");
    await post("/api/account/consent", cookie, CONSENTS);
    return cookie;
  }

  it("shows and changes the profile", async () => {
    const { email, cookie } = await test.signUp();
    expect(await settings(cookie)).toMatchObject({
      name: "시험",
      email,
      emailVerified: false,
      recentlySignedIn: true,
      methods: [{ method: "password" }],
    });
    expect((await send("PATCH", "/api/account", cookie, { name: "  새 이름 " })).statusCode).toBe(200);
    expect((await settings(cookie)).name).toBe("새 이름");
    for (const name of ["", "   ", "가".repeat(51), 5]) {
      expectRefusal(await send("PATCH", "/api/account", cookie, { name }), "INVALID_REQUEST");
    }
  });

  it("returns LOGIN_REQUIRED without a session", async () => {
    for (const path of ["", "/preferences", "/sessions", "/export"]) {
      expectRefusal(await get(`/api/account${path}`, ""), "LOGIN_REQUIRED");
    }
    expectRefusal(await post("/api/account/delete", ""), "LOGIN_REQUIRED");
  });

  describe("password reset", () => {
    const ask = (email: string) => test.post("/api/auth/request-password-reset", { email });
    const reset = (token: string, newPassword = NEW_PASSWORD) =>
      test.post("/api/auth/reset-password", { token, newPassword });

    it("sets the password once, ends all sessions and verifies the e-mail address", async () => {
      const { email, cookie } = await test.signUp();
      await ask(email);
      const token = secretIn(email);
      expect(new URL(linkIn(email)).pathname).toBe("/reset-password");
      expectRefusal(await reset(token, "short"), "PASSWORD_TOO_SHORT");
      expectRefusal(await reset(token, "iloveyou1"), "PASSWORD_TOO_COMMON");
      expect((await reset(token)).statusCode).toBe(200);
      expect(await isSignedIn(cookie)).toBe(false);
      expectRefusal(await signIn(email), "INVALID_CREDENTIALS");
      const fresh = cookieOf(await signIn(email, NEW_PASSWORD));
      expect((await settings(fresh)).emailVerified).toBe(true);
      expectRefusal(await reset(token, "third horse 44"), "LINK_INVALID");
    });

    it("refuses an expired and a tampered link", async () => {
      const { email } = await test.signUp();
      await ask(email);
      const token = secretIn(email);
      expectRefusal(await reset(`${token}x`), "LINK_INVALID");
      expectRefusal(await reset(""), "LINK_INVALID");
      const past = { expiresAt: new Date(Date.now() - 1) };
      await connection()
        .db.update(verifications)
        .set(past)
        .where(eq(verifications.identifier, `reset-password:${token}`));
      expectRefusal(await reset(token), "LINK_INVALID");
      expect((await signIn(email)).statusCode).toBe(200);
    });

    it("answers the same for unknown addresses, and sends them no e-mail", async () => {
      const { email } = await test.signUp();
      const [known, unknown] = [await ask(email), await ask("nobody-at-all@example.com")];
      expect(unknown.statusCode).toBe(known.statusCode);
      expect(unknown.json()).toEqual(known.json());
      expect(linkIn("nobody-at-all@example.com")).toBe("");
      expectRefusal(await ask("no address"), "INVALID_REQUEST");
    });

    it("allows five resets per IP and ten e-mails per mailbox hourly", async () => {
      const { email } = await test.signUp();
      const from = (address: string) => test.post("/api/auth/request-password-reset", { email }, { from: address });
      for (let i = 0; i < 5; i++) expect((await from("10.1.0.1")).statusCode).toBe(200);
      expectRefusal(await from("10.1.0.1"), "RATE_LIMITED");
      // The e-mail of the sign-up was the first of the ten.
      for (let i = 0; i < 4; i++) expect((await from(`10.1.1.${i}`)).statusCode).toBe(200);
      expectRefusal(await from("10.1.2.1"), "RATE_LIMITED");
    });

    it("unlinks providers that were linked before the address was verified", async () => {
      const { email, cookie } = await test.signUp();
      provider.person = { subject: `${++subject}` };
      await arrive(test, await depart(test, "kakao", "/settings", cookie));
      await ask(email);
      await reset(secretIn(email));
      const fresh = cookieOf(await signIn(email, NEW_PASSWORD));
      expect((await settings(fresh)).methods.map(({ method }) => method)).toEqual(["password"]);
    });
  });

  describe("e-mail address", () => {
    it("the verification link verifies the address and always redirects to /email-verified", async () => {
      const { email, cookie } = await test.signUp();
      const link = new URL(linkIn(email));
      const open = async (search: string) => (await test.call("GET", `${link.pathname}${search}`)).headers.location;
      expect(await open(link.search.replace("token=e", "token=f"))).toBe("/email-verified?error=INVALID_TOKEN");
      expect(await open(link.search)).toBe("/email-verified");
      expect((await settings(cookie)).emailVerified).toBe(true);
      expect(await open(link.search)).toBe("/email-verified");
    });

    it("the address changes when its owner confirms, and the old mailbox is notified", async () => {
      const { email, cookie } = await test.signUp();
      const next = `new-${email}`;
      expect(
        (await post("/api/account/email", cookie, { email: next.toUpperCase(), password: PASSWORD })).statusCode,
      ).toBe(200);
      expect((await settings(cookie)).email).toBe(email);
      const token = secretIn(next);
      const { cookie: stranger } = await test.signUp();
      expectRefusal(await post("/api/account/email/confirm", stranger, { token }), "LINK_INVALID");
      expectRefusal(await post("/api/account/email/confirm", cookie, { token: `${token}x` }), "LINK_INVALID");
      expect((await post("/api/account/email/confirm", cookie, { token })).json().data).toEqual({ email: next });
      expect(await settings(cookie)).toMatchObject({ email: next, emailVerified: true });
      expect(test.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining("바뀌었습니다") });
      expectRefusal(await post("/api/account/email/confirm", cookie, { token }), "LINK_INVALID");
      expect((await signIn(next)).statusCode).toBe(200);
    });

    it("rejects an address change with wrong password, old sign-in or .invalid address", async () => {
      const { cookie } = await test.signUp();
      const ask = (body: object) => post("/api/account/email", cookie, body);
      expectRefusal(await ask({ email: "a@example.com", password: "wrong" }), "WRONG_PASSWORD");
      expectRefusal(await ask({ email: "kakao-1@no-address.invalid", password: PASSWORD }), "INVALID_REQUEST");
      await age(cookie);
      expectRefusal(await ask({ email: "a@example.com" }), "SIGN_IN_AGAIN");
    });

    it("an address change answers the same for free and taken addresses", async () => {
      const { cookie } = await test.signUp();
      const { email: taken } = await test.signUp();
      const free = `free-${taken}`;
      const ask = (email: string) => post("/api/account/email", cookie, { email, password: PASSWORD });
      const [forFree, forTaken] = [await ask(free), await ask(taken.toUpperCase())];
      expect([forTaken.statusCode, forTaken.json()]).toEqual([forFree.statusCode, forFree.json()]);
      await expect.poll(() => linkIn(free)).toMatch(/\/change-email#/);
      await expect.poll(() => lastTo(taken)?.subject).toBe("[글결] 이미 쓰고 있는 이메일 주소입니다");
      expect(new URL(linkIn(taken)).pathname).toBe("/login");
      const { db } = connection();
      expect(await db.select().from(verifications).where(eq(verifications.value, taken))).toEqual([]);
    });

    it("카카오로 온 사람도 이메일을 더할 수 있다", async () => {
      const cookie = await byKakao();
      const email = `kakao-mail-${subject}@example.com`;
      expect((await post("/api/account/email", cookie, { email })).statusCode).toBe(200);
      await post("/api/account/email/confirm", cookie, { token: secretIn(email) });
      expect(await settings(cookie)).toMatchObject({ email, emailVerified: true, methods: [{ method: "kakao" }] });
    });
  });

  it("password change ends other sessions and invalidates pending reset links", async () => {
    const { email, cookie } = await test.signUp();
    const other = cookieOf(await signIn(email));
    await test.post("/api/auth/request-password-reset", { email });
    const token = secretIn(email);
    const change = (currentPassword: string, newPassword = NEW_PASSWORD) =>
      post("/api/account/password", cookie, { currentPassword, newPassword });
    expectRefusal(await change("wrong password"), "WRONG_PASSWORD");
    expectRefusal(await change(PASSWORD, "short"), "PASSWORD_TOO_SHORT");
    expect((await change(PASSWORD)).statusCode).toBe(200);
    expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, false]);
    expect((await signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
    expectRefusal(
      await test.post("/api/auth/reset-password", { token, newPassword: "third horse 44" }),
      "LINK_INVALID",
    );
    for (let i = 0; i < 9; i++) expectRefusal(await change("wrong password"), "WRONG_PASSWORD");
    expectRefusal(await change(NEW_PASSWORD, PASSWORD), "RATE_LIMITED");
  }, 60_000);

  describe("sessions", () => {
    const list = async (cookie: string) => (await get("/api/account/sessions", cookie)).json().data.sessions;

    it("lists sessions with their device and lets only the owner end them", async () => {
      const { email, cookie } = await test.signUp();
      const other = cookieOf(await signIn(email, PASSWORD, { "user-agent": FIREFOX }));
      const [mine, second] = await list(cookie);
      expect(mine).toMatchObject({ isCurrent: true });
      expect(second).toMatchObject({ isCurrent: false, browser: "Firefox", system: "Windows", kind: "desktop" });
      expect(JSON.stringify(await list(cookie))).not.toContain(other.split("=")[1]?.slice(0, 20));
      const { cookie: stranger } = await test.signUp();
      expectRefusal(await send("DELETE", `/api/account/sessions?id=${second.id}`, stranger), "NOT_FOUND");
      expect(await isSignedIn(other)).toBe(true);
      expect((await send("DELETE", `/api/account/sessions?id=${second.id}`, cookie)).statusCode).toBe(200);
      expect(await isSignedIn(other)).toBe(false);
      expectRefusal(await send("DELETE", `/api/account/sessions?id=${second.id}`, cookie), "NOT_FOUND");
    });

    it("end-others ends all but the current session", async () => {
      const { email, cookie } = await test.signUp();
      const others = [cookieOf(await signIn(email)), cookieOf(await signIn(email))];
      expect((await post("/api/account/sessions/end-others", cookie)).json().data).toEqual({ ended: 2 });
      expect(await Promise.all([cookie, ...others].map(isSignedIn))).toEqual([true, false, false]);
    });

    it("updates lastUsedAt when a session is used", async () => {
      const { cookie } = await test.signUp();
      const [{ id }] = await list(cookie);
      const long = new Date(Date.now() - 3_600_000);
      await connection().db.update(sessions).set({ updatedAt: long }).where(eq(sessions.id, id));
      const [{ lastUsedAt }] = await list(cookie);
      expect(Date.parse(lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
    });
  });

  it("a provider can be unlinked, but never the last method, even concurrently", async () => {
    const { cookie } = await test.signUp();
    const unlink = (method: string, who = cookie) => send("DELETE", `/api/account/methods?method=${method}`, who);
    for (const name of ["google", "kakao"]) {
      provider.person = { subject: `${++subject}` };
      await arrive(test, await depart(test, name, "/settings", cookie));
    }
    expect((await settings(cookie)).methods.map(({ method }) => method)).toEqual(["password", "google", "kakao"]);
    expectRefusal(await unlink("password"), "INVALID_REQUEST");
    const { id } = (await get("/api/user/me", cookie)).json().data.user;
    await connection().db.delete(identities).where(eq(identities.userId, id)).returning();
    const moment = { userId: id, createdAt: new Date() };
    await connection()
      .db.insert(identities)
      .values([
        { id: `${id}-g`, providerId: "google", accountId: `${++subject}`, ...moment },
        { id: `${id}-k`, providerId: "kakao", accountId: `${++subject}`, ...moment },
      ]);
    const answers = await Promise.all([unlink("google"), unlink("kakao")]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const left = (await settings(cookie)).methods[0]?.method ?? "";
    expectRefusal(await unlink(left), "LAST_SIGN_IN_METHOD");
    expectRefusal(await unlink(left === "google" ? "kakao" : "google"), "NOT_FOUND");
  });

  it("preferences are saved, and Pro settings are rejected without Pro", async () => {
    const { cookie } = await test.signUp();
    const path = "/api/account/preferences";
    const none = { realtime: false, ensemble: false, wordLevel: false };
    expect(Preferences.parse((await get(path, cookie)).json().data)).toEqual({
      analysis: none,
      historyRetention: null,
    });
    const save = (body: object) => send("PATCH", path, cookie, body);
    await save({ analysis: { ...none, ensemble: true } });
    await save({ historyRetention: "30-days" });
    await save({});
    expect((await get(path, cookie)).json().data).toEqual({
      analysis: { ...none, ensemble: true },
      historyRetention: "30-days",
    });
    const refusals: [object, ErrorCode][] = [
      [{ historyRetention: "unlimited" }, "PRO_REQUIRED"],
      [{ analysis: { ...none, realtime: true } }, "PRO_REQUIRED"],
      [{ analysis: { realtime: false, ensemble: true, wordLevel: true } }, "INVALID_REQUEST"],
      [{ historyRetention: "for ever" }, "INVALID_REQUEST"],
    ];
    for (const [body, code] of refusals) expectRefusal(await save(body), code);
  });

  it("account deletion needs proof and allows a new sign-up with the address", async () => {
    const { email, cookie } = await test.signUp();
    expectRefusal(await post("/api/account/delete", cookie, { password: "wrong" }), "WRONG_PASSWORD");
    await age(cookie);
    expectRefusal(await post("/api/account/delete", cookie), "SIGN_IN_AGAIN");
    expect((await post("/api/account/delete", cookie, { password: PASSWORD })).statusCode).toBe(200);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await connection().db.select().from(users).where(eq(users.email, email))).toEqual([]);
    const body = { name: "다시", email, password: PASSWORD, ...CONSENTS };
    expect((await test.post("/api/auth/sign-up/email", body)).statusCode).toBe(200);
  });

  it("account deletion without a password needs a recent provider sign-in", async () => {
    const cookie = await byKakao();
    await age(cookie);
    expectRefusal(await post("/api/account/delete", cookie), "SIGN_IN_AGAIN");
    const { cookie: fresh } = await signInBy(test, "kakao");
    expect((await post("/api/account/delete", fresh)).statusCode).toBe(200);
  });
});
