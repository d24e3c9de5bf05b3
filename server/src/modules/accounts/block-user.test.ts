import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cookieOf, expectRefusal, openTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { blockUser, unblockUser } from "./index.ts";
import { sessions, users } from "./tables.ts";

onEachDatabase("blockUser and unblockUser", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  const signIn = (email: string, password = PASSWORD) => test.post("/api/auth/sign-in/email", { email, password });
  const me = (cookie: string) => test.call("GET", "/api/user/me", { cookie });
  const newAccount = async () => {
    const { email, cookie } = await test.signUp();
    const [user] = await connection().db.select().from(users).where(eq(users.email, email));
    const id = user?.id ?? "";
    const block = () => connection().db.transaction((tx) => blockUser(tx, id, new Date()));
    const unblock = () => connection().db.transaction((tx) => unblockUser(tx, id));
    return { id, email, cookie, block, unblock };
  };

  it("ends all sessions of the user and rejects sign-in with ACCOUNT_BLOCKED", async () => {
    const account = await newAccount();
    const second = cookieOf(await signIn(account.email));
    expect(await account.block()).toBe(true);
    for (const cookie of [account.cookie, second]) expectRefusal(await me(cookie), "LOGIN_REQUIRED");
    const refused = await signIn(account.email);
    expectRefusal(refused, "ACCOUNT_BLOCKED");
    expect(refused.cookies).toEqual([]);
    const own = eq(sessions.userId, account.id);
    expect(await connection().db.select().from(sessions).where(own)).toEqual([]);
  });

  it("returns INVALID_CREDENTIALS for a blocked account when the password is wrong", async () => {
    const account = await newAccount();
    await account.block();
    expectRefusal(await signIn(account.email, "wrong password"), "INVALID_CREDENTIALS");
  });

  it("rejects a session that still exists after the account was blocked", async () => {
    const cookie = await test.newSession();
    const { id } = (await me(cookie)).json().data.user;
    await connection().db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, id));
    expectRefusal(await me(cookie), "LOGIN_REQUIRED");
  });

  it("allows a new sign-in after unblocking, but not the old session", async () => {
    const account = await newAccount();
    await account.block();
    expect(await account.block()).toBe(false);
    expect(await account.unblock()).toBe(true);
    expect(await account.unblock()).toBe(false);
    expectRefusal(await me(account.cookie), "LOGIN_REQUIRED");
    expect((await me(cookieOf(await signIn(account.email)))).statusCode).toBe(200);
  });
});
