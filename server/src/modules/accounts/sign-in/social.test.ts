import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type AppWithProvider, appWithProvider } from "../../../testing/app-with-provider.ts";
import { arrive, depart, signInBy } from "../../../testing/provider-browser.ts";
import { CONSENTS, cookieOf, expectRefusal, openTestApp, PASSWORD } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { blockUser } from "../block-user.ts";
import { identities, users } from "../tables.ts";

onEachDatabase("sign-in by a provider", (connection) => {
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
    it("asks for a code with a state and a challenge, and comes back to where it was asked", async () => {
      const { answer, location } = await signInBy(test, name, "/editor");
      expect(answer.statusCode).toBe(302);
      expect(location).toBe("/editor");
      const asked = provider.requests.at(-1);
      expect(asked?.get("state")).toMatch(/^[\w-]{32}$/);
      expect(asked?.get("code_challenge")).toMatch(/^[\w-]{43}$/);
      expect(asked?.get("redirect_uri")).toBe(`http://localhost/api/auth/callback/${name}`);
      expect(asked?.get("scope")).toBe(name === "google" ? "openid email profile" : null);
    });

    it("makes an account that waits for the consents, and signs in to it from then on", async () => {
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

    it("with a verified address enters the account that has proved the same address", async () => {
      const { email, cookie } = await test.signUp();
      await verify(email);
      provider.person = { subject: `${subject}`, email: email.toUpperCase(), emailVerified: true };
      const { cookie: second } = await signInBy(test, name);
      expect((await me(second)).json().data.user.id).toBe((await me(cookie)).json().data.user.id);
    });

    it("with an address that the provider has not verified never enters an existing account", async () => {
      const { email } = await test.signUp();
      await verify(email);
      provider.person = { subject: `${subject}`, email, emailVerified: false };
      const { location, cookie } = await signInBy(test, name, "/editor");
      expect(location).toBe("/login?next=%2Feditor&error=email-taken");
      expect(await session(cookie)).toBeNull();
    });

    it("does not enter an account whose own address nobody has proved", async () => {
      const { email } = await test.signUp();
      provider.person = { subject: `${subject}`, email, emailVerified: true };
      expect((await signInBy(test, name)).location).toBe("/login?next=%2Fdashboard&error=email-taken");
    });

    it("with an unverified address that is new makes an account and asks for proof by mail", async () => {
      provider.person = { subject: `${subject}`, email: `new${subject}@example.kr`, emailVerified: false };
      const { cookie } = await signInBy(test, name);
      expect(await session(cookie)).toMatchObject({ user: { emailVerified: false } });
      await expect.poll(() => test.mails.at(-1)?.to).toBe(`new${subject}@example.kr`);
    });

    it("keeps tokens in cipher only, and no token of identity", async () => {
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

    it("into an account that is blocked leads to the login page, which says so", async () => {
      const { cookie } = await signInBy(test, name);
      await agree(cookie);
      const { id } = (await me(cookie)).json().data.user;
      await connection().db.transaction((tx) => blockUser(tx, id, new Date()));
      const again = await signInBy(test, name);
      expect(again.location).toBe("/login?next=%2Fdashboard&error=blocked");
      expect(await session(again.cookie)).toBeNull();
    });

    it("that is denied leads back to the login page and says so", async () => {
      provider.consents = false;
      const { location, cookie } = await signInBy(test, name);
      expect(location).toBe("/login?next=%2Fdashboard&error=denied");
      expect(await session(cookie)).toBeNull();
    });

    it("with a code that has expired comes to nothing", async () => {
      const departure = await depart(test, name, "/dashboard");
      provider.expireCodes();
      expect((await arrive(test, departure)).headers.location).toBe("/login?next=%2Fdashboard&error=failed");
    });

    it.each(["is down", "never answers", "answers nonsense"] as const)(
      "comes to nothing when it %s",
      async (behaviour) => {
        const departure = await depart(test, name, "/editor");
        provider.behaviour = behaviour;
        expect((await arrive(test, departure)).headers.location).toBe("/login?next=%2Feditor&error=failed");
      },
    );

    it("fails when only the user info is out of order", async () => {
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

  it("nobody signs up with an address below .invalid, to wait for the account of a stranger", async () => {
    const email = `kakao-${subject}@no-address.invalid`;
    const body = { name: "시험", email, password: PASSWORD, ...CONSENTS };
    expectRefusal(await test.post("/api/auth/sign-up/email", body), "INVALID_REQUEST");
  });

  it("refuses a state that was made up, one of another browser, and one that was used", async () => {
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
  ])("a state that was made for %s is refused at the callback of %s", async (asked, other) => {
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

  it("repeats no word of the provider in the address", async () => {
    const { back, cookie } = await depart(test, "google", "/dashboard");
    back.searchParams.delete("code");
    back.searchParams.set("error", "<b>Your account is blocked</b>");
    back.searchParams.set("error_description", "Call 070-0000-0000");
    expect((await arrive(test, { back, cookie })).headers.location).toBe("/login?next=%2Fdashboard&error=failed");
  });

  it("comes back to pages of this site only, and passes on nothing that the contract does not know", async () => {
    const ask = (body: object) => test.post("/api/auth/sign-in/social", { provider: "google", ...body });
    for (const callbackURL of ["https://evil.example", "//evil.example", "/\\evil.example", ""]) {
      expectRefusal(await ask({ callbackURL }), "INVALID_REQUEST");
    }
    expectRefusal(await ask({ provider: "nobody" }), "INVALID_REQUEST");
    const idToken = { token: "made.up.token" };
    const answer = await ask({ scopes: ["drive"], additionalParams: { prompt: "none" }, idToken });
    const asked = new URL(answer.json().url).searchParams;
    expect(asked.get("scope")).toBe("openid email profile");
    expect(asked.get("prompt")).toBe("select_account");
  });

  it("says that a provider is not configured on this server", async () => {
    const bare = await openTestApp(connection());
    expectRefusal(await bare.post("/api/auth/sign-in/social", { provider: "kakao" }), "PROVIDER_NOT_CONFIGURED");
    await bare.app.close();
  });

  it("who does not agree leaves nothing behind", async () => {
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

  describe("linking", () => {
    const link = async (name: string, cookie: string) => arrive(test, await depart(test, name, "/settings", cookie));

    it("adds a provider to one's own account, whatever address it tells", async () => {
      const { cookie } = await test.signUp();
      provider.person = { subject: `${subject}` };
      expect((await link("kakao", cookie)).headers.location).toBe("/settings");
      const { cookie: byKakao } = await signInBy(test, "kakao");
      expect((await me(byKakao)).json().data.user).toEqual((await me(cookie)).json().data.user);
    });

    it("is refused when the provider's account belongs to somebody else here", async () => {
      await signInBy(test, "google");
      const { cookie } = await test.signUp();
      expect((await link("google", cookie)).headers.location).toBe("/settings?error=linked-elsewhere");
    });

    it("needs a session", async () => {
      expectRefusal(await test.post("/api/auth/link-social", { provider: "google" }), "LOGIN_REQUIRED");
    });

    it("a session that has ended meanwhile links nothing", async () => {
      const { cookie } = await test.signUp();
      const departure = await depart(test, "google", "/settings", cookie);
      await test.post("/api/auth/sign-out", {}, { cookie });
      await arrive(test, departure);
      const { cookie: later } = await signInBy(test, "google");
      expect(await session(later)).toMatchObject({ user: { email: provider.person.email } });
    });
  });

  it("a second cookie jar starts afresh", async () => {
    const [one, two] = [await depart(test, "google", "/dashboard"), await depart(test, "google", "/editor")];
    expect(cookieOf(await arrive(test, two))).not.toBe("");
    expect((await arrive(test, { back: one.back, cookie: two.cookie })).headers.location).toContain("error=expired");
  });
});
