import { SANDBOX_TEXTS } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { koreanText } from "../../../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";

onEachDatabase("keys for trying things out", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  const create = (cookie: string, scopes: string[]) =>
    test.post("/api/account/api-keys", { name: "시험", scopes, validDays: 30 }, { cookie });
  const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
  const [sample] = SANDBOX_TEXTS;

  it("judge the fixed texts without Pro, at no cost, and keep nothing", async () => {
    const cookie = await test.newSession();
    const { secret } = (await create(cookie, ["sandbox"])).json().data;
    const credits = async () => (await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining;
    const before = await credits();
    for (const path of ["/api/analyze", "/api/analyze/ensemble", "/api/analyze/word-level"]) {
      const answer = await test.post(path, { text: sample?.text }, bearer(secret));
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json().data).toMatchObject({ credits: { charged: 0 }, verdict: expect.any(String) });
    }
    expect(await credits()).toBe(before);
    const { rows } = (await connection().db.execute(sql`select count(*)::int as n from analyses`)) as unknown as {
      rows: { n: number }[];
    };
    expect(rows[0]?.n).toBe(0);
  });

  it("refuse other texts and every other endpoint", async () => {
    const cookie = await test.newSession();
    const { secret } = (await create(cookie, ["sandbox"])).json().data;
    expectRefusal(await test.post("/api/analyze", { text: koreanText(3) }, bearer(secret)), "SANDBOX_TEXT");
    for (const path of ["/api/history", "/api/webhooks", "/api/batches/batch?id=x"])
      expectRefusal(await test.call("GET", path, bearer(secret)), "API_KEY_SCOPE");
    expectRefusal(await test.call("GET", "/api/account", bearer(secret)), "API_KEY_NOT_ALLOWED");
  });

  it("have no other scope, and keys with other scopes still need Pro", async () => {
    const cookie = await test.newSession();
    expectRefusal(await create(cookie, ["sandbox", "analyse"]), "INVALID_REQUEST");
    expectRefusal(await create(cookie, ["analyse"]), "PRO_REQUIRED");
  });
});
