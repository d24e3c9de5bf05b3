import { randomUUID } from "node:crypto";
import * as contract from "@geulgyeol/contract";
import { API_KEYS_PER_USER, type ApiKey } from "@geulgyeol/contract";
import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { creditDriver } from "../../../testing/credit-driver.ts";
import { koreanText } from "../../../testing/korean-text.ts";
import { expectRefusal, openTestApp, PASSWORD, type TestApp } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { uploadForm } from "../../../testing/upload-form.ts";
import { apiKeys, users } from "../tables.ts";

const KEYS = "/api/account/api-keys";
const WISH = { name: "채점 도구", scopes: ["analyse"], validDays: null };
const DAY_MS = 86_400_000;
const text = koreanText(7);

type AnyEndpoint = Pick<typeof contract.me, "path" | "errors" | "apiScopes"> & { readonly method: string };
const ENDPOINTS = Object.values(contract as Record<string, unknown>).filter(
  (one): one is AnyEndpoint => typeof one === "object" && one !== null && "path" in one && "errors" in one,
);

onEachDatabase("API keys", (connection) => {
  let test: TestApp;
  const start = new Date("2026-03-10T03:00:00Z");
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  beforeEach(() => {
    test.clock = start;
  });
  afterAll(() => test?.app.close());

  const idOf = async (cookie: string) => (await test.call("GET", "/api/user/me", { cookie })).json().data.user.id;
  async function newPro(days = 30) {
    const cookie = await test.newSession();
    const id: string = await idOf(cookie);
    await creditDriver(connection().db, id).subscribe(id, start, new Date(start.getTime() + days * DAY_MS));
    return { cookie, id };
  }
  const create = (cookie: string, wish: object = {}) => test.post(KEYS, { ...WISH, ...wish }, { cookie });
  async function newKey(cookie: string, wish: object = {}): Promise<{ key: ApiKey; secret: string }> {
    return (await create(cookie, wish)).json().data;
  }
  const list = async (cookie: string): Promise<ApiKey[]> => (await test.call("GET", KEYS, { cookie })).json().data.keys;
  const revoke = (cookie: string, id: string) =>
    test.app.inject({ method: "DELETE", url: `${KEYS}?id=${encodeURIComponent(id)}`, headers: { cookie } });
  const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
  const analyse = (secret: string, body: object = { text }) => test.post("/api/analyze", body, bearer(secret));

  describe("POST /api/account/api-keys", () => {
    it("returns the secret once, does not store it and notifies the owner", async () => {
      const { cookie, id } = await newPro();
      const { key, secret } = await newKey(cookie, { name: "  채점 도구  ", validDays: 90 });
      expect(secret).toMatch(/^glk_[\w-]{43}$/);
      const listed = {
        id: key.id,
        name: "채점 도구",
        prefix: secret.slice(0, 10),
        scopes: ["analyse"],
        lastUsedAt: null,
        createdAt: start.toISOString(),
        expiresAt: "2026-06-08T03:00:00.000Z",
        isExpired: false,
      };
      expect(key).toEqual(listed);
      expect(await list(cookie)).toEqual([listed]);
      const { rows } = (await connection().db.execute(
        sql`select * from api_keys where user_id = ${id}`,
      )) as unknown as { rows: unknown[] };
      expect(JSON.stringify(rows)).not.toContain(secret.slice(10));
      expect(test.mails.at(-1)?.subject).toBe("[글결] API 키가 만들어졌습니다");
      expect(test.mails.at(-1)?.text).not.toContain(secret);
    });

    it("rejects users without Pro and callers without a session", async () => {
      expectRefusal(await create(await test.newSession()), "PRO_REQUIRED");
      expectRefusal(await test.post(KEYS, WISH), "LOGIN_REQUIRED");
    });

    it(`allows ${API_KEYS_PER_USER} keys per user, also for concurrent requests`, async () => {
      const { cookie } = await newPro();
      const answers = await Promise.all(Array.from({ length: API_KEYS_PER_USER + 4 }, () => create(cookie)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(API_KEYS_PER_USER);
      for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
        expectRefusal(answer, "API_KEY_LIMIT");
      const [first] = await list(cookie);
      await revoke(cookie, first?.id ?? "");
      expect((await create(cookie)).statusCode).toBe(200);
    });

    it("allows 20 new keys per hour", async () => {
      const { cookie } = await newPro();
      for (let made = 0; made < 20; made++) await revoke(cookie, (await newKey(cookie)).key.id);
      expectRefusal(await create(cookie), "RATE_LIMITED");
    });

    it.each([
      [{ name: " " }],
      [{ name: "가".repeat(41) }],
      [{ scopes: [] }],
      [{ scopes: ["everything"] }],
      [{ validDays: 7 }],
      [{ validDays: "30" }],
      [{ validDays: undefined }],
    ])("rejects %j", async (wish) => {
      const { cookie } = await newPro();
      expectRefusal(await create(cookie, wish), "INVALID_REQUEST");
      expect(await list(cookie)).toEqual([]);
    });
  });

  describe("requests with an API key", () => {
    it("a key can analyse texts and files at the owner's cost, from any origin", async () => {
      const { cookie } = await newPro();
      const { secret } = await newKey(cookie);
      const answer = await analyse(secret);
      expect(answer.json().data).toMatchObject({ kind: "basic", credits: { charged: 1, remaining: 299 } });
      expect(answer.headers["set-cookie"]).toBeUndefined();
      const again = await test.post(
        "/api/analyze/ensemble",
        { text },
        { headers: { authorization: `bearer  ${secret}`, origin: "https://tool.example" } },
      );
      expect(again.json().data).toMatchObject({ kind: "ensemble", credits: { charged: 3 } });
      const form = uploadForm({ name: "note.docx", bytes: "no document" });
      const file = await test.call("POST", "/api/analyze/document", {
        payload: form.payload,
        headers: { ...form.headers, ...bearer(secret).headers },
      });
      expect(file.json().error.code).toMatch(/^FILE_/);
    });

    it("updates lastUsedAt at most once a minute", async () => {
      const { cookie } = await newPro();
      const { secret } = await newKey(cookie);
      for (const [seconds, expected] of [
        [10, 10],
        [40, 10],
        [80, 80],
      ] as const) {
        test.clock = new Date(start.getTime() + seconds * 1000);
        await analyse(secret);
        expect((await list(cookie))[0]?.lastUsedAt).toBe(new Date(start.getTime() + expected * 1000).toISOString());
      }
    });

    it("every other endpoint that needs a login rejects API keys", async () => {
      const { cookie } = await newPro();
      const { secret } = await newKey(cookie, { scopes: ["analyse", "read-history"] });
      const closed = ENDPOINTS.filter(
        ({ errors, apiScopes, method, path }) =>
          errors.includes("LOGIN_REQUIRED") &&
          apiScopes === undefined &&
          test.app.knownPaths.some((known) => known.method === method && known.path === path),
      );
      expect(closed.length).toBeGreaterThan(20);
      for (const { method, path } of closed) {
        const url = path.replace(/:\w+/g, randomUUID());
        expectRefusal(
          await test.app.inject({ method: method as "GET", url, headers: { cookie, ...bearer(secret).headers } }),
          "API_KEY_NOT_ALLOWED",
        );
      }
      expectRefusal(await test.call("GET", contract.EXPORT_PATH, bearer(secret)), "API_KEY_NOT_ALLOWED");
    });

    it("rejects requests outside the scopes of the key", async () => {
      const { cookie } = await newPro();
      expectRefusal(await analyse((await newKey(cookie, { scopes: ["read-history"] })).secret), "API_KEY_SCOPE");
    });

    it("ignores a session cookie beside the key", async () => {
      const { cookie } = await newPro();
      const headers = { cookie, authorization: "Bearer glk_wrong", origin: "https://evil.example" };
      expectRefusal(await test.post("/api/analyze", { text }, { headers }), "API_KEY_INVALID");
      const session = await test.call("GET", "/api/auth/get-session", { headers });
      expect(session.json()).toBeNull();
    });

    it("rejects an unknown, altered or empty key", async () => {
      const { cookie } = await newPro();
      const { secret } = await newKey(cookie);
      const swapped = secret.slice(0, -1) + (secret.endsWith("A") ? "B" : "A");
      for (const wrong of [swapped, secret.toUpperCase(), "", "glk_", "x".repeat(5_000)]) {
        expectRefusal(await analyse(wrong), "API_KEY_INVALID");
      }
      expectRefusal(
        await test.post("/api/analyze", { text }, { headers: { authorization: "Basic abc" } }),
        "LOGIN_REQUIRED",
      );
    });

    it("rejects an expired key", async () => {
      const { cookie } = await newPro(60);
      const { secret } = await newKey(cookie, { validDays: 30 });
      test.clock = new Date(start.getTime() + 30 * DAY_MS - 1);
      expect((await analyse(secret)).statusCode).toBe(200);
      test.clock = new Date(start.getTime() + 30 * DAY_MS);
      expectRefusal(await analyse(secret), "API_KEY_EXPIRED");
      expect((await list(cookie))[0]?.isExpired).toBe(true);
    });

    it("rejects keys after Pro has ended, but still lists and revokes them", async () => {
      const { cookie } = await newPro(30);
      const { key, secret } = await newKey(cookie);
      test.clock = new Date(start.getTime() + 31 * DAY_MS);
      expectRefusal(await analyse(secret), "PRO_REQUIRED");
      expect(await list(cookie)).toHaveLength(1);
      expect((await revoke(cookie, key.id)).statusCode).toBe(200);
      expectRefusal(await analyse(secret), "API_KEY_REVOKED");
    });

    it("rejects keys of a blocked or deleted owner", async () => {
      const { cookie, id } = await newPro();
      const { secret } = await newKey(cookie);
      await connection().db.update(users).set({ blockedAt: start }).where(eq(users.id, id));
      expectRefusal(await analyse(secret), "ACCOUNT_BLOCKED");
      await connection().db.delete(users).where(eq(users.id, id));
      expectRefusal(await analyse(secret), "API_KEY_INVALID");
    });
  });

  describe("DELETE /api/account/api-keys", () => {
    it("revokes the key at once; requests with it return API_KEY_REVOKED", async () => {
      const { cookie } = await newPro();
      const { key, secret } = await newKey(cookie);
      expect((await analyse(secret)).statusCode).toBe(200);
      expect((await revoke(cookie, key.id)).statusCode).toBe(200);
      expectRefusal(await analyse(secret), "API_KEY_REVOKED");
      expect(await list(cookie)).toEqual([]);
      expectRefusal(await revoke(cookie, key.id), "NOT_FOUND");
    });

    it("returns NOT_FOUND for another user's key", async () => {
      const [{ cookie }, stranger] = [await newPro(), await newPro()];
      const { key, secret } = await newKey(cookie);
      const answers = [await revoke(stranger.cookie, key.id), await revoke(stranger.cookie, randomUUID())];
      for (const answer of answers) expectRefusal(answer, "NOT_FOUND");
      expect(await list(stranger.cookie)).toEqual([]);
      expect((await analyse(secret)).statusCode).toBe(200);
      expectRefusal(await revoke(cookie, ""), "INVALID_REQUEST");
    });

    it("revoked keys are deleted after 90 days when a key is created", async () => {
      const { cookie, id } = await newPro(200);
      const { key } = await newKey(cookie);
      await revoke(cookie, key.id);
      test.clock = new Date(start.getTime() + 91 * DAY_MS);
      await newKey(cookie);
      expect(await connection().db.select().from(apiKeys).where(eq(apiKeys.userId, id))).toHaveLength(1);
    });
  });

  it("keys have their own rate limit, separate from session requests", async () => {
    const strict = await openTestApp(connection(), { programRequestsPerMinute: 2 });
    const { cookie } = await newPro();
    const { secret } = await newKey(cookie);
    const again = () => strict.post("/api/analyze", { text }, bearer(secret));
    expect([(await again()).statusCode, (await again()).statusCode]).toEqual([200, 200]);
    const refused = await again();
    expectRefusal(refused, "RATE_LIMITED");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    expect((await strict.post("/api/analyze", { text }, { cookie })).statusCode).toBe(200);
    await strict.app.close();
  });

  it("keys never appear in logs, and only by prefix in the export", async () => {
    const { cookie } = await newPro();
    const { secret } = await newKey(cookie);
    await analyse(secret);
    await analyse(`${secret}x`);
    await test.post("/api/analyze", "not json", bearer(secret));
    expect(test.logLines.join("")).not.toContain(secret.slice(10));
    const { rawPayload } = await test.call("GET", contract.EXPORT_PATH, { cookie });
    const exported = strFromU8(unzipSync(rawPayload)["api-keys.json"] ?? new Uint8Array());
    expect(JSON.parse(exported)).toMatchObject([{ name: WISH.name, prefix: secret.slice(0, 10) }]);
    expect(exported).not.toContain(secret.slice(10));
    const leaver = await test.signUp();
    const id = await idOf(leaver.cookie);
    await creditDriver(connection().db, id).subscribe(id, start, new Date(start.getTime() + DAY_MS));
    const own = await newKey(leaver.cookie);
    await test.post("/api/account/delete", { password: PASSWORD }, { cookie: leaver.cookie });
    expectRefusal(await analyse(own.secret), "API_KEY_INVALID");
  });
});
