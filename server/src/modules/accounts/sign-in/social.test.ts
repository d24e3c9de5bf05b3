import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type AppWithProvider, appWithProvider } from "../../../testing/app-with-provider.ts";
import { arrive, depart, signInBy } from "../../../testing/provider-browser.ts";
import { CONSENTS, cookieOf, expectRefusal, openTestApp, PASSWORD } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { blockUser } from "../block-user.ts";
import { identities, users } from "../tables.ts";

onEachDatabase("social sign-in", (connection) => {
  let provider: AppWithProvider["provider"];
  let test: AppWithProvider["test"];
  let subject = 1_000;
  appWithProvider(connection, (opened) => {
    ({ test, provider } = opened);
  });
  beforeEach(() => {
    subject++;
    Object.assign(provider, { behaviour: "answers", consents: true });
    provider.person = { subject: `${subject}`, name: "윤서진", email: `p${subject}@example.kr`, emailVerified: true };
  });

  const session = async (cookie: string) => (await test.call("GET", "/api/auth/get-session", { cookie })).json();
  const me = (cookie: string) => test.call("GET", "/api/user/me", { cookie });
  const agree = (cookie: string, consents: object = CONSENTS) =>
    test.post("/api/account/consent", consents, { cookie });
  const verify = (email: string) =>
    connection().db.update(users).set({ emailVerified: true }).where(eq(users.email, email));

  describe.each(["google", "kakao"])("%s", (name) => {
    it("sends a state and a PKCE challenge, then redirects to the callback URL", async () => {
      const { answer, location } = await signInBy(test, name, "/editor");
      expect(answer.statusCode).toBe(302);
      expect(location).toBe("/editor");
      const asked = provider.requests.at(-1);
      expect(asked?.get("state")).toMatch(/^[\w-]{32}$/);
      expect(asked?.get("code_challenge")).toMatch(/^[\w-]{43}$/);
      expect(asked?.get("redirect_uri")).toBe(`http://localhost/api/auth/callback/${name}`);
      expect(asked?.get("scope")).toBe(name === "google" ? "openid email profile" : null);
    });

    it("creates an account pending consent and signs in to the same account later", async () => {
      const first = await signInBy(test, name);
      const { email = "" } = provider.person;
      expect(await session(first.cookie)).toMatchObject({ consentPending: true, user: { name: "윤서진", email } });
      expectRefusal(await me(first.cookie), "CONSENT_PENDING");
      expectRefusal(await test.post("/api/analyze", { text: "가".repeat(60) }, first), "CONSENT_PENDING");
      expectRefusal(await agree(first.cookie, { ...CONSENTS, ageConfirmed: false }), "CONSENT_REQUIRED");
      expectRefusal(await me(first.cookie), "CONSENT_PENDING");
      expect((await agree(first.cookie)).statusCode).toBe(200);
      expect((await me(first.cookie)).json().data.user).toMatchObject({ email, emailVerified: true });
      const again = await signInBy(test, name);
      expect(await session(again.cookie)).toMatchObject({ consentPending: false, user: { email } });
      expect((await me(again.cookie)).json().data.user.id).toBe((await me(first.cookie)).json().data.user.id);
    });

    it("signs in to the existing account with the same verified address", async () => {
      const { email, cookie } = await test.signUp();
      await verify(email);
      provider.person = { subject: `${subject}`, email: email.toUpperCase(), emailVerified: true };
      const { cookie: second } = await signInBy(test, name);
      expect((await me(second)).json().data.user.id).toBe((await me(cookie)).json().data.user.id);
    });

    it("rejects an unverified provider address that belongs to an existing account", async () => {
      const { email } = await test.signUp();
      await verify(email);
      provider.person = { subject: `${subject}`, email, emailVerified: false };
      const { location, cookie } = await signInBy(test, name, "/editor");
      expect(location).toBe("/login?next=%2Feditor&error=email-taken");
      expect(await session(cookie)).toBeNull();
    });

    it("rejects sign-in to an existing account whose address is unverified", async () => {
      const { email } = await test.signUp();
      provider.person = { subject: `${subject}`, email, emailVerified: true };
      expect((await signInBy(test, name)).location).toBe("/login?next=%2Fdashboard&error=email-taken");
    });

    it("creates an account for a new unverified address and sends a verification e-mail", async () => {
      provider.person = { subject: `${subject}`, email: `new${subject}@example.kr`, emailVerified: false };
      const { cookie } = await signInBy(test, name);
      expect(await session(cookie)).toMatchObject({ user: { emailVerified: false } });
      await expect.poll(() => test.mails.at(-1)?.to).toBe(`new${subject}@example.kr`);
    });

    it("stores access and refresh tokens encrypted, and no ID token", async () => {
      await signInBy(test, name);
      const [row] = await connection()
        .db.select()
        .from(identities)
        .where(eq(identities.accountId, `${subject}`));
      const [access = "", refresh = ""] = provider.tokens.slice(-2);
      expect(row?.accessToken?.length).toBeGreaterThan(access.length);
      expect(row?.refreshToken?.length).toBeGreaterThan(refresh.length);
      for (const token of [access, refresh]) expect(JSON.stringify(row)).not.toContain(token);
      expect(row?.idToken).toBeNull();
      expect(test.logLines.join()).not.toContain(access);
    });

    it("redirects a blocked user to the login page with error=blocked", async () => {
      const { cookie } = await signInBy(test, name);
      await agree(cookie);
      const { id } = (await me(cookie)).json().data.user;
      await connection().db.transaction((tx) => blockUser(tx, id, new Date()));
      const again = await signInBy(test, name);
      expect(again.location).toBe("/login?next=%2Fdashboard&error=blocked");
      expect(await session(again.cookie)).toBeNull();
    });

    it("redirects to the login page with error=denied when access is denied", async () => {
      provider.consents = false;
      const { location, cookie } = await signInBy(test, name);
      expect(location).toBe("/login?next=%2Fdashboard&error=denied");
      expect(await session(cookie)).toBeNull();
    });

    it("redirects to the login page with error=failed when the code has expired", async () => {
      const departure = await depart(test, name, "/dashboard");
      provider.expireCodes();
      expect((await arrive(test, departure)).headers.location).toBe("/login?next=%2Fdashboard&error=failed");
    });

    it.each(["is down", "never answers", "answers nonsense"] as const)(
      "redirects to the login page with error=failed when the provider %s",
      async (behaviour) => {
        const departure = await depart(test, name, "/editor");
        provider.behaviour = behaviour;
        expect((await arrive(test, departure)).headers.location).toBe("/login?next=%2Feditor&error=failed");
      },
    );

    it("redirects to the login page with error=failed when the subject is empty", async () => {
      provider.person = { subject: "" };
      expect((await signInBy(test, name)).location).toBe("/login?next=%2Fdashboard&error=failed");
    });
  });

  it("주소를 알려 주지 않는 카카오 계정도 쓸 수 있고, 지어낸 주소는 보이지도 쓰이지도 않는다", async () => {
    provider.person = { subject: `${subject}` };
    const mailsBefore = test.mails.length;
    const { cookie } = await signInBy(test, "kakao");
    expect(await session(cookie)).toMatchObject({ user: { name: "카카오 사용자", email: null, emailVerified: false } });
    await agree(cookie);
    expect((await me(cookie)).json().data.user.email).toBeNull();
    const again = await signInBy(test, "kakao");
    expect((await me(again.cookie)).json().data.user.id).toBe((await me(cookie)).json().data.user.id);
    const [row] = await connection()
      .db.select()
      .from(users)
      .where(like(users.email, `kakao-${subject}@%`));
    const address = row?.email ?? "";
    await test.post("/api/auth/send-verification-email", { email: address });
    expect(test.mails.length).toBe(mailsBefore);
    expectRefusal(
      await test.post("/api/auth/sign-in/email", { email: address, password: PASSWORD }),
      "INVALID_CREDENTIALS",
    );
  });

  it("rejects sign-up with the .invalid address of a provider account", async () => {
    const email = `kakao-${subject}@no-address.invalid`;
    const body = { name: "시험", email, password: PASSWORD, ...CONSENTS };
    expectRefusal(await test.post("/api/auth/sign-up/email", body), "INVALID_REQUEST");
  });

  it("rejects a forged state, a state without its cookie and a used state", async () => {
    const departure = await depart(test, "google", "/editor");
    const forged = new URL(departure.back);
    forged.searchParams.set("state", "x".repeat(32));
    expect((await arrive(test, { ...departure, back: forged })).headers.location).toBe("/login?error=expired");
    expect((await arrive(test, { ...departure, cookie: "" })).headers.location).toBe(
      "/login?next=%2Feditor&error=expired",
    );
    expect((await test.call("GET", "/api/auth/callback/google?code=x")).headers.location).toBe("/login?error=expired");
    expect((await test.call("GET", "/api/auth/callback/google")).headers.location).toBe("/login?error=expired");
    const sound = await depart(test, "google", "/editor");
    expect((await arrive(test, sound)).headers.location).toBe("/editor");
    expect((await arrive(test, sound)).headers.location).toBe("/login?error=expired");
  });

  it.each([
    ["google", "kakao"],
    ["kakao", "google"],
  ])("rejects a state created for %s at the callback of %s", async (asked, other) => {
    const departure = await depart(test, asked, "/editor");
    const back = new URL(departure.back);
    back.pathname = `/api/auth/callback/${other}`;
    // A code that the other provider would take, if it were asked.
    const code = (await depart(test, other, "/editor")).back.searchParams.get("code") ?? "";
    back.searchParams.set("code", code);
    const tokensBefore = provider.tokens.length;
    const answer = await arrive(test, { ...departure, back });
    expect(answer.headers.location).toBe("/login?next=%2Feditor&error=failed");
    expect(await session(cookieOf(answer))).toBeNull();
    expect(provider.tokens).toHaveLength(tokensBefore);
    expect(test.logLines.join()).toContain("the state is of another provider");
  });

  it("does not copy the provider's error text into the redirect URL", async () => {
    const { back, cookie } = await depart(test, "google", "/dashboard");
    back.searchParams.delete("code");
    back.searchParams.set("error", "<b>Your account is blocked</b>");
    back.searchParams.set("error_description", "Call 070-0000-0000");
    expect((await arrive(test, { back, cookie })).headers.location).toBe("/login?next=%2Fdashboard&error=failed");
  });

  it("rejects callback URLs of other sites and ignores fields outside the contract", async () => {
    const ask = (body: object) => test.post("/api/auth/sign-in/social", { provider: "google", ...body });
    const others = [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "/.//evil.example",
    ];
    for (const callbackURL of [...others, ""]) {
      expectRefusal(await ask({ callbackURL }), "INVALID_REQUEST");
    }
    expectRefusal(await ask({ provider: "nobody" }), "INVALID_REQUEST");
    const idToken = { token: "made.up.token" };
    const answer = await ask({ scopes: ["drive"], additionalParams: { prompt: "none" }, idToken });
    const asked = new URL(answer.json().url).searchParams;
    expect(asked.get("scope")).toBe("openid email profile");
    expect(asked.get("prompt")).toBe("select_account");
  });

  it("returns PROVIDER_NOT_CONFIGURED for a provider that is not configured", async () => {
    const bare = await openTestApp(connection());
    expectRefusal(await bare.post("/api/auth/sign-in/social", { provider: "kakao" }), "PROVIDER_NOT_CONFIGURED");
    await bare.app.close();
  });

  it("DELETE /api/account/consent deletes a pending account, and no other account", async () => {
    const { cookie } = await signInBy(test, "google");
    const leave = (who: string) =>
      test.app.inject({ method: "DELETE", url: "/api/account/consent", headers: { cookie: who } });
    expect((await leave(cookie)).statusCode).toBe(200);
    expect(await session(cookie)).toBeNull();
    const { email = "" } = provider.person;
    expect(await connection().db.select().from(users).where(eq(users.email, email))).toEqual([]);
    const { cookie: settled } = await test.signUp();
    expectRefusal(await leave(settled), "NOT_FOUND");
    expect((await me(settled)).statusCode).toBe(200);
  });

  describe("POST /api/auth/link-social", () => {
    const link = async (name: string, cookie: string) => arrive(test, await depart(test, name, "/settings", cookie));

    it("links a provider without an e-mail address to the caller's account", async () => {
      const { cookie } = await test.signUp();
      provider.person = { subject: `${subject}` };
      expect((await link("kakao", cookie)).headers.location).toBe("/settings");
      const { cookie: byKakao } = await signInBy(test, "kakao");
      expect((await me(byKakao)).json().data.user).toEqual((await me(cookie)).json().data.user);
    });

    it("rejects a provider account that belongs to another user", async () => {
      await signInBy(test, "google");
      const { cookie } = await test.signUp();
      expect((await link("google", cookie)).headers.location).toBe("/settings?error=linked-elsewhere");
    });

    it("returns LOGIN_REQUIRED without a session", async () => {
      expectRefusal(await test.post("/api/auth/link-social", { provider: "google" }), "LOGIN_REQUIRED");
    });

    it("links nothing when the session ended before the callback", async () => {
      const { cookie } = await test.signUp();
      const departure = await depart(test, "google", "/settings", cookie);
      await test.post("/api/auth/sign-out", {}, { cookie });
      await arrive(test, departure);
      const { cookie: later } = await signInBy(test, "google");
      expect(await session(later)).toMatchObject({ user: { email: provider.person.email } });
    });
  });

  it("rejects a state that comes with the cookie of another sign-in", async () => {
    const [one, two] = [await depart(test, "google", "/dashboard"), await depart(test, "google", "/editor")];
    expect(cookieOf(await arrive(test, two))).not.toBe("");
    expect((await arrive(test, { back: one.back, cookie: two.cookie })).headers.location).toContain("error=expired");
  });
});
