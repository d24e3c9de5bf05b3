import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eq, getTableColumns, getTableName, is, type SQL, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "../../src/modules/accounts/tables.ts";
import { sweepHistory } from "../../src/modules/analysis/index.ts";
import { analyses } from "../../src/modules/analysis/tables.ts";
import { giftCredits } from "../../src/modules/credits/index.ts";
import { creditAccounts, mailboxGrants } from "../../src/modules/credits/tables.ts";
import { historyEntries } from "../../src/modules/history/tables.ts";
import { MODULES } from "../../src/modules.ts";
import * as mailTables from "../../src/ports/mail-queue/tables.ts";
import * as gatewayTables from "../../src/ports/test-gateway/tables.ts";
import { koreanText } from "../../src/testing/korean-text.ts";
import { cookieOf, openTestApp, PASSWORD, type TestApp } from "../../src/testing/test-app.ts";
import { onEachDatabase } from "../../src/testing/test-database.ts";

const OWNERS = [...MODULES.map((module) => ("tables" in module ? module.tables : {})), mailTables, gatewayTables];
const TABLES = OWNERS.flatMap((tables) => Object.values<unknown>(tables)).filter((table) => is(table, PgTable));
const DAY_MS = 24 * 60 * 60 * 1000;

onEachDatabase("account export and deletion", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  const numberOf = async (query: SQL) => {
    const { rows } = (await connection().db.execute(query)) as unknown as { rows: { n: number }[] };
    return rows[0]?.n ?? 0;
  };
  const rowsOf = (table: PgTable, column: string, value: string) =>
    numberOf(sql`select count(*)::int as n from ${table} where ${sql.identifier(column)} = ${value}`);

  /** An account with an analysis, a rating, a free revision and choices. */
  async function settle() {
    const { email, cookie } = await test.signUp();
    await connection().db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    const text = koreanText(Date.now() % 100_000, 200);
    const { analysisId } = (await test.post("/api/analyze", { text }, { cookie })).json().data;
    await test.post("/api/analyze", { text: `${text} 덧붙임.` }, { cookie });
    await test.post("/api/feedback", { analysisId, rating: "correct" }, { cookie });
    const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
    const choice = { historyRetention: "30-days" };
    await test.app.inject({ method: "PATCH", url: "/api/account/preferences", headers: { cookie }, payload: choice });
    return { email, cookie, id: id as string, text, analysisId };
  }

  it("exports all of the user's data without secrets or other users' data", async () => {
    const { email, cookie, id, text, analysisId } = await settle();
    const other = await settle();
    await connection().db.execute(sql`update analyses set report = (report::jsonb || '{"facts": {"made": "of"}}')::json,
      views = '{"any": {"reasoning": "까닭", "facts": {"made": "of"}}}' where id = ${analysisId}`);
    const answer = await test.call("GET", "/api/account/export", { cookie });
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="geulgyeol-data.zip"',
      "cache-control": "no-store",
    });
    const files = Object.entries(unzipSync(answer.rawPayload)).map(
      ([name, bytes]) => [name, strFromU8(bytes)] as const,
    );
    const data = Object.fromEntries(files.map(([name, json]) => [name, JSON.parse(json)]));
    expect(data["account.json"]).toMatchObject([{ id, email, name: "시험" }]);
    expect(data["sign-in-methods.json"]).toMatchObject([{ method: "credential" }]);
    expect(data["preferences.json"]).toMatchObject([{ historyRetention: "30-days" }]);
    expect(data["analyses.json"]).toMatchObject([
      { id: analysisId, text, verdict: "human", report: { certainty: "moderate", falseAlarm: { texts: 1200 } } },
      { charged: 0 },
    ]);
    expect(data["analyses.json"][0].views).toEqual({ any: { reasoning: "까닭" } });
    expect(JSON.stringify(data["analyses.json"])).not.toContain("facts");
    expect(data["feedback.json"]).toMatchObject([{ analysisId, rating: "correct" }]);
    expect(data["credit-ledger.json"].map(({ amount }: { amount: number }) => amount)).toEqual([3, -1, 1]);
    const all = files.map(([, json]) => json).join();
    for (const secret of [other.id, other.email, PASSWORD]) expect(all).not.toContain(secret);
    for (const token of cookie.split("=").slice(1)) expect(all).not.toContain(token.slice(0, 20));
  });

  it("exports a long history in full", async () => {
    const { cookie } = await settle();
    const { db } = connection();
    await db.execute(
      sql`update credit_accounts set bonus = bonus + 60 where user_id = (select user_id from analyses order by sequence desc limit 1)`,
    );
    for (let seed = 0; seed < 45; seed++) {
      await test.post("/api/analyze", { text: koreanText(900_000 + seed, 100) }, { cookie });
    }
    const { rawPayload } = await test.call("GET", "/api/account/export", { cookie });
    const { "analyses.json": bytes = new Uint8Array() } = unzipSync(rawPayload);
    expect(JSON.parse(strFromU8(bytes))).toHaveLength(47);
  }, 60_000);

  it("deletes every row of the user and keeps anonymous totals", async () => {
    const { email, cookie, id } = await settle();
    const kept = await settle();
    const sums = () => numberOf(sql`select coalesce(sum(amount), 0)::int as n from anonymous_credit_entries`);
    const before = await sums();
    expect((await test.post("/api/account/delete", { password: PASSWORD }, { cookie })).statusCode).toBe(200);
    for (const table of TABLES) {
      for (const column of Object.values(getTableColumns(table))) {
        if (!/^(user_id|email|value)$/.test(column.name)) continue;
        for (const trace of [id, email]) {
          expect([getTableName(table), column.name, await rowsOf(table, column.name, trace)]).toEqual([
            getTableName(table),
            column.name,
            0,
          ]);
        }
      }
    }
    expect((await sums()) - before).toBe(3);
    expect((await test.call("GET", "/api/user/me", { cookie: kept.cookie })).json().data.credits.remaining).toBe(3);
    const left = await rowsOf(analyses, "user_id", kept.id);
    expect(left).toBe(2);
  });

  it("grants daily credits once per mailbox across deletions and address spellings", async () => {
    const name = randomUUID().replaceAll("-", "");
    const spellings = [`${name}@gmail.com`, `${name}+again@gmail.com`, `${[...name].join(".")}@GoogleMail.com`];
    const seen: number[] = [];
    for (const spelling of spellings) {
      const { cookie } = await test.signUp(spelling);
      seen.push((await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining);
      const left = await test.post("/api/account/delete", { password: PASSWORD }, { cookie });
      expect(left.statusCode).toBe(200);
    }
    expect(seen).toEqual([3, 0, 0]);
    const counts = await connection().db.select().from(mailboxGrants);
    expect(JSON.stringify(counts)).not.toContain(name);
  });

  it.each(["the e-mail", "a reset", "a change of address"])(
    "grants daily credits after confirmation by %s, despite a stranger's use",
    async (way) => {
      const name = randomUUID();
      const credits = async (cookie: string) =>
        (await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining;
      const linkTo = (email: string) => {
        const text = test.mails.findLast(({ to }) => to === email)?.text ?? "";
        return new URL(/https?:\S+/.exec(text)?.[0] ?? "");
      };
      const stranger = await test.signUp(`${name}+x@gmail.com`);
      expect(await credits(stranger.cookie)).toBe(3);
      const { email, cookie } = await test.signUp(`${name}@gmail.com`);
      expect(await credits(cookie)).toBe(0);
      let current = cookie;
      if (way === "the e-mail") {
        const { pathname, search } = linkTo(email);
        await test.call("GET", `${pathname}${search}`);
      } else if (way === "a reset") {
        await test.post("/api/auth/request-password-reset", { email });
        await expect.poll(() => linkTo(email).pathname).toBe("/reset-password");
        const newPassword = "another horse 43";
        await test.post("/api/auth/reset-password", { token: linkTo(email).hash.slice(1), newPassword });
        current = cookieOf(await test.post("/api/auth/sign-in/email", { email, password: newPassword }));
      } else {
        const next = `new-${email}`;
        await test.post("/api/account/email", { email: next, password: PASSWORD }, { cookie });
        await expect.poll(() => test.mails.some(({ to }) => to === next)).toBe(true);
        await test.post("/api/account/email/confirm", { token: linkTo(next).hash.slice(1) }, { cookie });
      }
      expect(await credits(current)).toBe(3);
    },
  );

  it("stores nothing from requests still running when the account is deleted", async () => {
    const slow = await openTestApp(connection(), {
      analyse: async (...given) => {
        await pause(Math.random() * 120);
        return test.script.analyse(...given);
      },
    });
    try {
      for (let round = 0; round < 4; round++) {
        const { cookie, id } = await settle();
        await giftCredits({ db: connection().db, now: test.clock }, id, 100);
        const started = Date.now();
        const running = Array.from({ length: 24 }, (_, index) =>
          slow.post("/api/analyze", { text: koreanText(started + index, 200) }, { cookie }),
        );
        await pause(20 * (round + 1));
        const left = await slow.post("/api/account/delete", { password: PASSWORD }, { cookie });
        expect(left.statusCode).toBe(200);
        const codes = (await Promise.all(running)).map((answer) => answer.json().error?.code ?? answer.statusCode);
        expect(new Set([200, "LOGIN_REQUIRED", ...codes])).toEqual(new Set([200, "LOGIN_REQUIRED"]));
        for (const table of [analyses, creditAccounts, historyEntries]) {
          expect(await rowsOf(table, "user_id", id)).toBe(0);
        }
      }
    } finally {
      await slow.app.close();
    }
  }, 120_000);

  it("keeps analyses for the retention period that the owner chose", async () => {
    const month = await settle();
    const none = await settle();
    const silent = await settle();
    const { db } = connection();
    await db.execute(sql`update user_preferences set history_retention = 'off' where user_id = ${none.id}`);
    await db.execute(sql`delete from user_preferences where user_id = ${silent.id}`);
    const left = async () => Promise.all([month, none, silent].map(({ id }) => rowsOf(analyses, "user_id", id)));
    const sweep = (days: number) => sweepHistory({ db, now: new Date(test.clock.getTime() + days * DAY_MS) });
    await sweep(0.9);
    expect(await left()).toEqual([2, 2, 2]);
    await sweep(1.1);
    expect(await left()).toEqual([2, 0, 2]);
    await sweep(29.9);
    expect(await left()).toEqual([2, 0, 2]);
    await sweep(30.1);
    expect(await left()).toEqual([0, 0, 2]);
  });
});
