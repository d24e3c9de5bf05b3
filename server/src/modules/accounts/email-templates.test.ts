import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type AppWithProvider, appWithProvider } from "../../testing/app-with-provider.ts";
import { signInBy } from "../../testing/provider-browser.ts";
import { CONSENTS, cookieOf, expectRefusal, PASSWORD } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { sweepVerifications } from "./sweep-verifications.ts";
import { users, verifications } from "./tables.ts";

/** E-mails per hour that `count-email.ts` allows for one mailbox. */
const SHARE = 10;

onEachDatabase("account e-mails", (connection) => {
  let provider: AppWithProvider["provider"];
  let test: AppWithProvider["test"];
  const forgotten: string[] = [];
  const take = (opened: AppWithProvider) => {
    ({ test, provider } = opened);
  };
  appWithProvider(connection, take, { deleteMailTo: async (email) => void forgotten.push(email) });

  const signUp = (email: string, name = "홍길동") =>
    test.post("/api/auth/sign-up/email", { name, email, password: PASSWORD, ...CONSENTS });
  const leave = (cookie: string) => test.post("/api/account/delete", { password: PASSWORD }, { cookie });
  const lettersTo = (email: string) => test.mails.filter(({ to }) => to === email);
  /** E-mails are sent in the background and in order; this waits until all earlier ones are sent. */
  async function settled() {
    const { email } = await test.signUp();
    await expect.poll(() => lettersTo(email)).toHaveLength(1);
  }

  describe("rate limit per mailbox", () => {
    it("sends ten e-mails per hour, also when the account is deleted and recreated", async () => {
      const email = `${randomUUID()}@example.com`;
      for (let i = 0; i < SHARE + 3; i++) {
        const answer = await signUp(email);
        expect(answer.statusCode).toBe(200);
        expect((await leave(cookieOf(answer))).statusCode).toBe(200);
      }
      await settled();
      expect(lettersTo(email)).toHaveLength(SHARE);
      expectRefusal(await test.post("/api/auth/request-password-reset", { email }), "RATE_LIMITED");
    }, 60_000);

    it("counts all spellings of a Gmail address as one mailbox for address changes", async () => {
      const name = `x${randomUUID().replace(/-/g, "")}`;
      const spellings = [`${name}@gmail.com`, `${name}+1@gmail.com`, `${name.slice(0, 5)}.${name.slice(5)}@gmail.com`];
      for (let i = 0; i < SHARE + 2; i++) {
        const { cookie } = await test.signUp();
        const email = spellings[i % spellings.length];
        const answer = await test.post("/api/account/email", { email, password: PASSWORD }, { cookie });
        expect(answer.statusCode).toBe(200);
      }
      await settled();
      expect(spellings.flatMap(lettersTo)).toHaveLength(SHARE);
    }, 60_000);

    it("sends e-mails again when the hour is over", async () => {
      const email = `${randomUUID()}@example.com`;
      const ask = (from: string) => test.post("/api/auth/request-password-reset", { email }, { from });
      for (let i = 0; i < SHARE; i++) expect((await ask(`10.3.0.${i}`)).statusCode).toBe(200);
      const refused = await ask("10.3.1.1");
      expectRefusal(refused, "RATE_LIMITED");
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
      const { db } = connection();
      await db
        .update(verifications)
        .set({ expiresAt: new Date(0) })
        .where(eq(verifications.value, String(SHARE + 1)));
      expect((await ask("10.3.1.2")).statusCode).toBe(200);
    });

    it("deletes the counter after an hour and never stores the address in it", async () => {
      const email = `${randomUUID()}@example.com`;
      await test.post("/api/auth/request-password-reset", { email });
      const { db } = connection();
      const counts = () => db.select().from(verifications).where(like(verifications.identifier, "letters:%"));
      const soon = new Date(Date.now() + 3_590_000);
      await sweepVerifications({ db, now: soon });
      expect(await counts()).not.toEqual([]);
      expect(JSON.stringify(await counts())).not.toContain(email);
      await sweepVerifications({ db, now: new Date(soon.getTime() + 20_000) });
      expect(await counts()).toEqual([]);
    });

    it("rate-limits password notices to unverified addresses, not to verified ones", async () => {
      const { email, cookie } = await test.signUp();
      const change = (current: string, next: string) =>
        test.post("/api/account/password", { currentPassword: current, newPassword: next }, { cookie });
      const other = "another horse 43";
      for (let i = 0; i < SHARE; i++) await change(i % 2 ? other : PASSWORD, i % 2 ? PASSWORD : other);
      await settled();
      expect(lettersTo(email)).toHaveLength(SHARE);
      await connection().db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
      await change(PASSWORD, other);
      await expect.poll(() => lettersTo(email)).toHaveLength(SHARE + 1);
    }, 60_000);
  });

  it("e-mails do not contain the name that the user chose", async () => {
    const email = `${randomUUID()}@example.com`;
    const { cookie } = { cookie: cookieOf(await signUp(email, "당첨을 축하해요")) };
    await test.post("/api/auth/request-password-reset", { email });
    const other = `other-${email}`;
    await test.post("/api/account/email", { email: other, password: PASSWORD }, { cookie });
    await expect.poll(() => lettersTo(other)).toHaveLength(1);
    expect(lettersTo(email)).toHaveLength(2);
    for (const { subject, text } of [...lettersTo(email), ...lettersTo(other)]) {
      expect(`${subject}${text}`).not.toContain("당첨");
      expect(text).toMatch(/^안녕하십니까, 글결입니다\.\n/);
    }
  });

  describe("user names", () => {
    const BAD = [
      "★당첨 https://evil.example/pay",
      "evil.example 에서",
      "첫 줄\n둘째 줄",
      "가\u2028나",
      "가\u0000나",
      "가\u202e나",
      "ｅｖｉｌ．ｅｘａｍｐｌｅ",
    ];

    it("rejects links and control characters at sign-up and in the settings", async () => {
      const { cookie } = await test.signUp();
      const rename = (name: string) =>
        test.app.inject({ method: "PATCH", url: "/api/account", headers: { cookie }, payload: { name } });
      for (const name of BAD) {
        const code = name.includes("\0") ? "INVALID_UNICODE" : "INVALID_REQUEST";
        expectRefusal(await signUp(`${randomUUID()}@example.com`, name), code);
        expectRefusal(await rename(name), code);
      }
      for (const name of ["J.R.R. Tolkien", "Dr. 김", "O'Neil-박", "👩‍🎓 학생"])
        expect((await rename(name)).statusCode).toBe(200);
    });

    it("sanitizes a name from a provider instead of rejecting it", async () => {
      let subject = 9_000;
      const nameFor = async (name: string) => {
        provider.person = { subject: `${++subject}`, name };
        const { cookie } = await signInBy(test, "kakao");
        return (await test.call("GET", "/api/auth/get-session", { cookie })).json().user.name;
      };
      expect(await nameFor("첫 줄\n둘째\u202e 줄")).toBe("첫 줄 둘째 줄");
      expect(await nameFor("당첨 https://evil.example/pay")).toBe("당첨 https evil example/pay");
      expect(await nameFor("\u0000.\n")).toBe("카카오 사용자");
    });
  });

  it("e-mails to a deleted account are deleted, also when it was pending consent", async () => {
    const { email, cookie } = await test.signUp();
    await leave(cookie);
    provider.person = { subject: "9900", email: `kakao-${email}`, emailVerified: true };
    const { cookie: pending } = await signInBy(test, "kakao");
    await test.app.inject({ method: "DELETE", url: "/api/account/consent", headers: { cookie: pending } });
    expect(forgotten.slice(-2)).toEqual([email, `kakao-${email}`]);
  });
});
