import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseConnection } from "../../../db/connection.ts";
import { quickPasswordHash } from "../../../testing/quick-password-hash.ts";
import { CONSENTS, expectRefusal, openTestApp, PASSWORD, type TestApp } from "../../../testing/test-app.ts";
import { openEmbeddedCopy } from "../../../testing/test-database.ts";

const SIGN_IN = "/api/auth/sign-in/email";
const WAITING = 32;

let connection: DatabaseConnection;
let test: TestApp;
beforeAll(async () => {
  connection = await openEmbeddedCopy();
});
afterEach(() => test?.app.close());
afterAll(() => connection?.close());

let people = 0;
/** A different account each time, so that only the queue delays a sign-in. */
const signIn = (from: string) => test.post(SIGN_IN, { email: `${people++}@example.com`, password: "wrong" }, { from });

describe("password hashing queue", () => {
  /** Opens an app whose hashes wait until they are released. */
  async function openHeld() {
    let now = 0;
    let most = 0;
    let release: () => void = () => undefined;
    const open = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = async <Result>(work: () => Promise<Result>) => {
      most = Math.max(most, ++now);
      await open;
      now--;
      return work();
    };
    test = await openTestApp(connection, {
      passwordHash: {
        hash: (password) => held(() => quickPasswordHash.hash(password)),
        verify: (input) => held(() => quickPasswordHash.verify(input)),
      },
    });
    return { release, running: () => now, most: () => most };
  }

  it("queues 32 hashes per caller and rejects the rest with SERVER_BUSY", async () => {
    const hashes = await openHeld();
    const answers = Array.from({ length: 49 }, () => signIn("192.0.2.1"));
    const refused = await Promise.race(answers);
    expectRefusal(refused, "SERVER_BUSY");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    hashes.release();
    const codes = (await Promise.all(answers)).map((answer) => answer.json().error.code);
    expect(codes.filter((code) => code === "SERVER_BUSY")).toHaveLength(49 - 1 - WAITING);
    expect(hashes.most()).toBe(1);
  });

  it("serves other callers early while one caller's queue is full", async () => {
    const hashes = await openHeld();
    const done: string[] = [];
    const note = (who: string) => signIn(who).then(() => void done.push(who));
    const many = Array.from({ length: 49 }, () => note("192.0.2.1"));
    // One hash is running, and the queue behind it is full.
    while (done.length < 49 - 1 - WAITING) await pause(5);
    const others = ["192.0.2.2", "192.0.2.3"].map(note);
    while (hashes.running() < 2) await pause(5);
    const before = done.length;
    hashes.release();
    await Promise.all([...many, ...others]);
    const served = done.slice(before + 1);
    for (const other of ["192.0.2.2", "192.0.2.3"]) expect(served.indexOf(other)).toBeLessThanOrEqual(4);
    expect(hashes.most()).toBe(2);
  });

  it("hashes only ten of 30 concurrent guesses and rate-limits the rest", async () => {
    let made = 0;
    const verify = async () => {
      made++;
      return false;
    };
    test = await openTestApp(connection);
    const { email } = await test.signUp();
    await test.app.close();
    test = await openTestApp(connection, { passwordHash: { ...quickPasswordHash, verify } });
    const guess = () => test.post(SIGN_IN, { email, password: "wrong" }, { from: "192.0.2.9" });
    const codes = (await Promise.all(Array.from({ length: 30 }, guess))).map((answer) => answer.json().error.code);
    expect(codes.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(10);
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(20);
    expect(made).toBe(10);
  });

  it("rejects a rate-limited caller without waiting for a running hash", async () => {
    let release: () => void = () => undefined;
    let gate = Promise.resolve();
    let begun = 0;
    const held = async <Result>(work: () => Promise<Result>) => {
      begun++;
      await gate;
      return work();
    };
    test = await openTestApp(connection, {
      passwordHash: {
        hash: (password) => held(() => quickPasswordHash.hash(password)),
        verify: (input) => held(() => quickPasswordHash.verify(input)),
      },
    });
    const from = "192.0.2.8";
    const guess = () => test.post(SIGN_IN, { email: "nobody@example.com", password: "wrong" }, { from });
    for (let i = 0; i < 10; i++) expectRefusal(await guess(), "INVALID_CREDENTIALS");
    gate = new Promise((resolve) => {
      release = resolve;
    });
    const before = begun;
    const waiting = signIn(from);
    while (begun === before) await pause(5);
    const refused = await Promise.race([guess(), pause(60_000)]);
    release();
    await waiting;
    if (refused === undefined) throw new Error("The refusal waited for another password.");
    expectRefusal(refused, "RATE_LIMITED");
  });

  it.each<[string, object]>([
    ["/api/auth/sign-up/email", { name: "가", email: "new@example.com", password: PASSWORD, ...CONSENTS }],
    ["/api/auth/reset-password", { newPassword: `${PASSWORD}!` }],
    ["/api/account/password", { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` }],
    ["/api/account/email", { email: "other@example.com", password: PASSWORD }],
    ["/api/account/access/keep", { password: "wrong" }],
    ["/api/account/access/revoke", { password: "wrong" }],
    ["/api/account/delete", { password: "wrong" }],
  ])("%s shares the two hashing slots with sign-in", async (path, body) => {
    test = await openTestApp(connection);
    const { email, cookie } = await test.signUp();
    await test.post("/api/auth/request-password-reset", { email });
    const token = test.mails
      .map(({ text }) => /reset-password#(\S+)/.exec(text)?.[1])
      .find((found) => found !== undefined);
    await test.app.close();
    const hashes = await openHeld();
    const signIns = ["192.0.2.1", "192.0.2.2"].map(signIn);
    while (hashes.running() < 2) await pause(5);
    const asked = test.post(path, { token, ...body }, { cookie, from: "192.0.2.3" });
    await pause(300);
    expect(hashes.running()).toBe(2);
    hashes.release();
    expect((await asked).statusCode).toBe("password" in body && body.password === "wrong" ? 403 : 200);
    await Promise.all(signIns);
    expect(hashes.most()).toBe(2);
  });
});
