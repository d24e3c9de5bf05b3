import { randomUUID } from "node:crypto";
import { CurrentUser, eachProvider, PublicSettings } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFakeModel } from "../../ports/llm/fake-model.ts";
import { CONSENTS, cookieOf, expectRefusal, openTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { users } from "./tables.ts";

const SIGN_UP = "/api/auth/sign-up/email";
const SIGN_IN = "/api/auth/sign-in/email";

onEachDatabase("accounts", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  const person = (email: string) => ({ name: "홍길동", email, password: PASSWORD, ...CONSENTS });
  const me = (cookie?: string) => test.call("GET", "/api/user/me", { ...(cookie && { cookie }) });

  describe("sign-up", () => {
    it("creates an account, opens a session and stores the consents", async () => {
      const answer = await test.post(SIGN_UP, person("Hong@Example.com"));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
      const { data } = (await me(cookieOf(answer))).json();
      expect(CurrentUser.parse(data)).toMatchObject({
        user: { name: "홍길동", email: "hong@example.com", emailVerified: false, subscriptionStatus: "none" },
        credits: { remaining: 3, max: 3, bonus: 0, pack: 0, resetAt: "2026-03-10T15:00:00.000Z" },
      });
      const [row] = await connection().db.select().from(users).where(eq(users.email, "hong@example.com"));
      expect(row?.termsAcceptedAt).toBeInstanceOf(Date);
      expect(row?.privacyAcceptedAt).toBeInstanceOf(Date);
      expect(row?.ageConfirmedAt).toBeInstanceOf(Date);
    });

    it.each(Object.keys(CONSENTS))("rejects a request without %s", async (consent) => {
      const without = { ...person("consent@example.com"), [consent]: false };
      expectRefusal(await test.post(SIGN_UP, without), "CONSENT_REQUIRED");
      expectRefusal(await test.post(SIGN_UP, { ...without, [consent]: undefined }), "CONSENT_REQUIRED");
      expectRefusal(await test.post(SIGN_IN, person("consent@example.com")), "INVALID_CREDENTIALS");
    });

    it("rejects a known address in any case, also for concurrent requests", async () => {
      const { email } = await test.signUp();
      expectRefusal(await test.post(SIGN_UP, person(email.toUpperCase())), "EMAIL_TAKEN");
      const both = await Promise.all([1, 2].map(() => test.post(SIGN_UP, person("both@example.com"))));
      const [first, second] = both.sort((a, b) => a.statusCode - b.statusCode);
      expect(first?.statusCode).toBe(200);
      if (second) expectRefusal(second, "EMAIL_TAKEN");
    });

    it("refuses short and long passwords", async () => {
      const password = (length: number) => ({ ...person("pw@example.com"), password: "a".repeat(length) });
      expectRefusal(await test.post(SIGN_UP, password(7)), "PASSWORD_TOO_SHORT");
      expectRefusal(await test.post(SIGN_UP, password(129)), "PASSWORD_TOO_LONG");
    });

    it("refuses common passwords", async () => {
      for (const password of ["password", "PassWord1", "1q2w3e4r", "12345678"]) {
        expectRefusal(await test.post(SIGN_UP, { ...person("pw@example.com"), password }), "PASSWORD_TOO_COMMON");
      }
    });

    it.each([
      [{ email: "no address" }],
      [{ name: "  " }],
      [{ name: "가".repeat(51) }],
      [{ password: 12345678 }],
      [{ termsAccepted: "yes" }],
    ])("refuses %j", async (wrong) => {
      expectRefusal(await test.post(SIGN_UP, { ...person("wrong@example.com"), ...wrong }), "INVALID_REQUEST");
    });

    it("ignores fields that are not part of the request", async () => {
      const email = "fields@example.com";
      await test.post(SIGN_UP, { ...person(email), emailVerified: true, id: "chosen" });
      const [row] = await connection().db.select().from(users).where(eq(users.email, email));
      expect(row).toMatchObject({ emailVerified: false });
      expect(row?.id).not.toBe("chosen");
    });

    it("sends a verification e-mail whose link verifies the address", async () => {
      const { email, cookie } = await test.signUp();
      const mail = test.mails.find((one) => one.to === email);
      const link = new URL(mail?.text.match(/http\S+/)?.[0] ?? "");
      const answer = await test.call("GET", `${link.pathname}${link.search}`);
      expect(answer.statusCode).toBe(302);
      expect((await me(cookie)).json().data.user.emailVerified).toBe(true);
    });

    it("resends the verification e-mail at most five times per hour", async () => {
      const { email } = await test.signUp();
      const again = () => test.post("/api/auth/send-verification-email", { email });
      for (let i = 0; i < 5; i++) expect((await again()).statusCode).toBe(200);
      expectRefusal(await again(), "RATE_LIMITED");
      expect(test.mails.filter((one) => one.to === email)).toHaveLength(6);
      expect((await test.post("/api/auth/send-verification-email", { email: "no@example.com" })).statusCode).toBe(200);
      expect(test.mails.filter((one) => one.to === "no@example.com")).toHaveLength(0);
    });

    it("rate-limits an IP after ten sign-ups with a known address", async () => {
      const from = "10.0.0.1";
      const { email } = await test.signUp();
      for (let i = 0; i < 10; i++) expectRefusal(await test.post(SIGN_UP, person(email), { from }), "EMAIL_TAKEN");
      const refused = await test.post(SIGN_UP, person("fresh@example.com"), { from });
      expectRefusal(refused, "RATE_LIMITED");
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
      expect((await test.post(SIGN_UP, person("fresh@example.com"))).statusCode).toBe(200);
    });
  });

  describe("sign-up limit per IP", () => {
    const from = "10.0.0.9";
    const signUpFrom = (app: TestApp, address: string) =>
      app.post(SIGN_UP, person(`${randomUUID()}@made-up.example`), { from: address });

    it("allows 41 sign-ups, then applies the hourly or daily limit", async () => {
      for (const signUps of [
        { perHour: 41, perDay: 1_000 },
        { perHour: 1_000, perDay: 41 },
      ]) {
        const limited = await openTestApp(connection(), { limits: { authRequestsPerMinute: 10_000, signUps } });
        try {
          const { email } = await limited.signUp();
          expectRefusal(await limited.post(SIGN_UP, person(email), { from }), "EMAIL_TAKEN");
          const answers = await Promise.all(Array.from({ length: 30 }, () => signUpFrom(limited, from)));
          for (let i = 0; i < 11; i++) answers.push(await signUpFrom(limited, from));
          expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 41 }, () => 200));
          const refused = await signUpFrom(limited, from);
          expectRefusal(refused, "RATE_LIMITED");
          expect(Number(refused.headers["retry-after"])).toBeGreaterThan(signUps.perHour === 41 ? 3_000 : 80_000);
          expect((await signUpFrom(limited, "10.0.0.10")).statusCode).toBe(200);
        } finally {
          await limited.app.close();
        }
      }
    });

    it("allows 100 sign-ups by default", async () => {
      const { app, post } = await openTestApp(connection(), { limits: { authRequestsPerMinute: 10_000 } });
      const codes = new Set<number>();
      for (let i = 0; i < 100; i++)
        codes.add((await post(SIGN_UP, person(`${randomUUID()}@made-up.example`))).statusCode);
      expect(codes).toEqual(new Set([200]));
      expectRefusal(await post(SIGN_UP, person(`${randomUUID()}@made-up.example`)), "RATE_LIMITED");
      await app.close();
    });
  });

  describe("sign-in", () => {
    it("opens a session, and sign-out makes its cookie invalid", async () => {
      const { email } = await test.signUp();
      const cookie = cookieOf(await test.post(SIGN_IN, { email, password: PASSWORD }));
      expect((await me(cookie)).statusCode).toBe(200);
      expect((await test.call("GET", "/api/auth/get-session", { cookie })).json().user.email).toBe(email);
      expect((await test.post("/api/auth/sign-out", {}, { cookie })).statusCode).toBe(200);
      expectRefusal(await me(cookie), "LOGIN_REQUIRED");
    });

    it("returns the same error for a wrong password and an unknown address", async () => {
      const { email } = await test.signUp();
      for (const body of [
        { email, password: "wrong password" },
        { email: "nobody@example.com", password: PASSWORD },
        { email: "nobody", password: PASSWORD },
        { email, password: "a".repeat(200) },
      ]) {
        expectRefusal(await test.post(SIGN_IN, body), "INVALID_CREDENTIALS");
      }
    });

    it("rejects malformed request bodies", async () => {
      expectRefusal(await test.post(SIGN_IN, { email: 1 }), "INVALID_REQUEST");
      expectRefusal(await test.post(SIGN_IN, []), "INVALID_REQUEST");
    });

    it("rate-limits an IP after ten wrong passwords, but not other IPs", async () => {
      const { email } = await test.signUp();
      const from = "10.0.0.2";
      for (let i = 0; i < 10; i++) {
        expectRefusal(await test.post(SIGN_IN, { email, password: "wrong" }, { from }), "INVALID_CREDENTIALS");
      }
      expectRefusal(await test.post(SIGN_IN, { email, password: PASSWORD }, { from }), "RATE_LIMITED");
      expect((await test.post(SIGN_IN, { email, password: PASSWORD })).statusCode).toBe(200);
    });
  });

  it("rejects requests without a cookie or with an invented one", async () => {
    expectRefusal(await me(), "LOGIN_REQUIRED");
    expectRefusal(await me("geulgyeol.session_token=abc.def"), "LOGIN_REQUIRED");
    expect((await test.call("GET", "/api/auth/get-session")).json()).toBeNull();
  });

  it("rejects sign-in from another origin", async () => {
    const { email } = await test.signUp();
    const body = { email, password: PASSWORD };
    const foreign = { headers: { origin: "https://evil.example" } };
    expectRefusal(await test.post(SIGN_IN, body, foreign), "FORBIDDEN_ORIGIN");
    expectRefusal(await test.post(SIGN_IN, body, { headers: { origin: "null" } }), "FORBIDDEN_ORIGIN");
    expectRefusal(await test.post(SIGN_IN, body, { headers: { "sec-fetch-site": "cross-site" } }), "FORBIDDEN_ORIGIN");
    expect(
      (await test.post(SIGN_IN, body, { headers: { origin: "http://localhost", host: "localhost" } })).statusCode,
    ).toBe(200);
  });

  it("exposes no other path of the auth library", async () => {
    for (const path of [
      "delete-user",
      "change-email",
      "list-accounts",
      "get-access-token",
      "callback/nobody",
      "ok",
      "",
    ]) {
      expectRefusal(await test.post(`/api/auth/${path}`, {}), "NOT_FOUND");
    }
    expectRefusal(await test.call("GET", SIGN_UP), "METHOD_NOT_ALLOWED");
  });

  it("GET /api/settings lists the configured sign-in methods", async () => {
    const { data } = (await test.call("GET", "/api/settings")).json();
    expect(PublicSettings.parse(data)).toEqual({
      signIn: { email: true, ...eachProvider((id) => id === "kakao") },
      version: "0.1.0",
      modelVersion: "scripted-1",
      business: null,
      sellsPro: true,
      languageModels: { edit: [], judge: [] },
    });
  });

  it("GET /api/settings lists language models by id and model name only", async () => {
    const judge = createFakeModel({ id: "solar", model: "solar-pro2", roles: ["judge"] });
    const both = createFakeModel({ id: "claude", model: "claude-x", roles: ["edit", "judge"] });
    const llm = { models: [judge, both], budget: { perDay: 0, perUserPerDay: 0 }, log: pino({ level: "silent" }) };
    const other = await openTestApp(connection(), { llm });
    const { data } = (await other.call("GET", "/api/settings")).json();
    expect(data.languageModels).toEqual({
      edit: [{ id: "claude", model: "claude-x" }],
      judge: [
        { id: "solar", model: "solar-pro2" },
        { id: "claude", model: "claude-x" },
      ],
    });
    await other.app.close();
  });

  it("GET /api/settings returns the configured business details", async () => {
    const business = {
      name: "주식회사 글결",
      representative: null,
      registrationNumber: "123-45-67890",
      mailOrderNumber: null,
      address: null,
      phone: null,
      email: null,
    };
    const seller = await openTestApp(connection(), { business });
    const { data } = (await seller.call("GET", "/api/settings")).json();
    expect(data.business).toEqual(business);
    await seller.app.close();
  });

  it("writes no password, address or token into the log", async () => {
    const { email, cookie } = await test.signUp();
    await test.post(SIGN_UP, person(email));
    await test.post(SIGN_IN, { email, password: "wrong password" });
    await test.call("GET", "/api/auth/verify-email?token=secret-token");
    const log = test.logLines.join("");
    const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
    for (const secret of [email, PASSWORD, "wrong password", token, "secret-token"]) expect(log).not.toContain(secret);
    expect(log).toContain("/api/auth/verify-email");
  });
});
