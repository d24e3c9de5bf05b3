import { analyse } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { blockUser } from "../modules/accounts/block-user.ts";
import { sessions, users } from "../modules/accounts/tables.ts";
import { koreanText } from "../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../testing/test-app.ts";
import { onEachDatabase } from "../testing/test-database.ts";
import { cacheSessions } from "./session-cache.ts";
import type { CurrentSession } from "./session-user.ts";

it("looks a session up once, and again each time without consent or session", async () => {
  const answers: Record<string, Partial<CurrentSession> | null> = {
    agreed: { id: "1", hasConsented: true },
    new: { id: "2", hasConsented: false },
    gone: null,
  };
  const asked: (string | undefined)[] = [];
  const find = cacheSessions(async (cookie = "") => {
    asked.push(cookie);
    return answers[cookie] as CurrentSession | null;
  });
  for (let round = 0; round < 2; round++) {
    for (const cookie of Object.keys(answers)) expect(await find(cookie)).toBe(answers[cookie]);
    expect(await find(undefined)).toBeNull();
  }
  expect(asked).toEqual(["agreed", "new", "gone", "new", "gone"]);
});

onEachDatabase("analyses with a cached session", (connection) => {
  let test: TestApp;
  let cookie: string;
  let seed = 0;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    cookie = await test.newSession();
    expect((await post()).statusCode).toBe(200);
  });

  const post = () => test.post(analyse.path, { text: koreanText(seed++) }, { cookie });
  const userId = async () => (await test.call("GET", "/api/user/me", { cookie })).json().data.user.id;

  it("refuses at once after sign-out, and judges nothing", async () => {
    const runs = test.script.runs;
    expect((await test.post("/api/auth/sign-out", {}, { cookie })).statusCode).toBe(200);
    expectRefusal(await post(), "LOGIN_REQUIRED");
    expect(test.script.runs).toBe(runs);
  });

  it("refuses when another server has ended the session", async () => {
    const { db } = connection();
    await db.delete(sessions).where(eq(sessions.userId, await userId()));
    expectRefusal(await post(), "LOGIN_REQUIRED");
  });

  it("refuses an expired session and a blocked or deleted user", async () => {
    const { db } = connection();
    const id = await userId();
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(sessions.userId, id));
    expectRefusal(await post(), "LOGIN_REQUIRED");
    cookie = await test.newSession();
    await post();
    const blocked = await userId();
    await db.transaction((tx) => blockUser(tx, blocked, new Date()));
    expectRefusal(await post(), "LOGIN_REQUIRED");
    cookie = await test.newSession();
    await post();
    await db.delete(users).where(eq(users.id, await userId()));
    expectRefusal(await post(), "LOGIN_REQUIRED");
  });
});
