import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CONSENTS, expectRefusal, openTestApp, PASSWORD, type TestApp } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { users } from "../tables.ts";

const MARK = "stranger-was-here";

onEachDatabase("request fields of authentication endpoints", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  const signUp = (more: object) =>
    test.post("/api/auth/sign-up/email", { name: "홍길동", password: PASSWORD, ...CONSENTS, ...more });

  it("sign-up stores the trimmed name and ignores fields outside the contract", async () => {
    const email = "fields-only@example.com";
    const more = { image: `https://${MARK}.example/x.png`, callbackURL: `/${MARK}`, rememberMe: false };
    const answer = await signUp({ email, name: `${" ".repeat(5_000)}홍길동\n`, ...more });
    expect(answer.statusCode).toBe(200);
    const [row] = await connection().db.select().from(users).where(eq(users.email, email));
    expect(row).toMatchObject({ name: "홍길동", image: null });
    expect(test.mails.map(({ text }) => text).join()).not.toContain(MARK);
  });

  it.each(["name", "email", "password"])("sign-up rejects a %s of 100 kB", async (field) => {
    expectRefusal(await signUp({ email: "long@example.com", [field]: "a".repeat(100_000) }), "PAYLOAD_TOO_LARGE");
  });

  it.each([
    ["sign-in/email", { email: "nobody@example.com", password: "x", callbackURL: `https://${MARK}.example` }],
    ["sign-up/email", { name: "a", email: "x", password: "x", callbackURL: `https://${MARK}.example` }],
    ["request-password-reset", { email: "nobody@example.com", redirectTo: `https://${MARK}.example` }],
    ["send-verification-email", { email: "nobody@example.com", callbackURL: `https://${MARK}.example` }],
    ["sign-in/social", { provider: "kakao", callbackURL: `https://${MARK}.example`, newUserCallbackURL: MARK }],
    ["sign-in/social", { provider: "kakao", errorCallbackURL: `https://${MARK}.example` }],
  ])("%s never logs a URL from the request (%#)", async (path, body) => {
    const cookie = await test.newSession();
    await test.post(`/api/auth/${path}`, body, { cookie });
    await test.call("GET", `/api/auth/verify-email?token=x&callbackURL=https://${MARK}.example`);
    await test.call("GET", `/api/auth/callback/google?code=x&state=${MARK}&error=${MARK}`);
    expect(test.logLines.join("")).not.toContain(MARK);
  });

  it.each(["https://evil.example", "//evil.example", "/.//evil.example", "/x/..//evil.example", "/\t/evil.example"])(
    "GET /api/auth/verify-email rejects %j, which leads to another site",
    async (callbackURL) => {
      const query = new URLSearchParams({ token: "x", callbackURL });
      expectRefusal(await test.call("GET", `/api/auth/verify-email?${query}`), "INVALID_REQUEST");
    },
  );

  it("provider callback redirects to the login page when the query is malformed", async () => {
    for (const query of ["code=%00", `state=${"a".repeat(5_000)}`, "state=a&state=b"]) {
      const answer = await test.call("GET", `/api/auth/callback/google?${query}`);
      expect(answer.headers.location).toMatch(/^\/login\?error=(failed|expired)$/);
    }
  });
});
