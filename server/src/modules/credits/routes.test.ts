import { CREDIT_PACKS, CurrentUser, type LedgerEntry } from "@geulgyeol/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditDriver } from "../../testing/credit-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";

const LEDGER = "/api/credits/ledger";

onEachDatabase("credit endpoints", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  const me = async (cookie: string) =>
    CurrentUser.parse((await test.call("GET", "/api/user/me", { cookie })).json().data);
  const ledger = async (cookie: string, query = "") =>
    (await test.call("GET", `${LEDGER}${query}`, { cookie })).json().data as {
      entries: LedgerEntry[];
      nextCursor: string | null;
    };
  const signIn = async (user: { emailVerified?: boolean } = {}) => {
    const cookie = await test.newSession(user);
    return { cookie, driver: creditDriver(connection().db, (await me(cookie)).user.id) };
  };

  describe("GET /api/user/me", () => {
    it("returns plan and credits of free and Pro users, with bonus outside max", async () => {
      const { cookie, driver } = await signIn();
      await driver.gift(7, test.clock);
      expect(await me(cookie)).toMatchObject({
        user: { name: "시험", image: null, emailVerified: false, subscriptionStatus: "none" },
        credits: { remaining: 10, max: 3, bonus: 7, resetAt: "2026-03-10T15:00:00.000Z" },
      });
      const [from, until] = [new Date("2026-03-10T02:00:00Z"), new Date("2026-04-10T02:00:00Z")];
      await driver.subscribe(`${driver.userId} 1`, from, until);
      expect(await me(cookie)).toMatchObject({
        user: { subscriptionStatus: "active" },
        credits: { remaining: 307, max: 300, bonus: 7, resetAt: until.toISOString() },
      });
    });

    it("excludes reserved credits until they are released", async () => {
      const { cookie, driver } = await signIn();
      const id = await driver.reserve(2, test.clock);
      expect((await me(cookie)).credits.remaining).toBe(1);
      await driver.release(id, test.clock);
      expect((await me(cookie)).credits.remaining).toBe(3);
    });
  });

  describe(`GET ${LEDGER}`, () => {
    it("returns LOGIN_REQUIRED without a session", async () => {
      expectRefusal(await test.call("GET", LEDGER), "LOGIN_REQUIRED");
    });

    it("returns today's allowance for a new user", async () => {
      const cookie = await test.newSession();
      const { entries, nextCursor } = await ledger(cookie);
      expect(entries).toMatchObject([
        { amount: 3, bucket: "allowance", plan: "free", reason: "allowance-granted", analysisId: null, balance: 3 },
      ]);
      expect(nextCursor).toBeNull();
    });

    it("returns the reason of each row and the balance after it", async () => {
      const { cookie, driver } = await signIn({ emailVerified: true });
      const analysis = (await test.post("/api/analyze/word-level", { text: koreanText(1) }, { cookie })).json().data;
      await test.post("/api/feedback", { analysisId: analysis.analysisId, rating: "correct" }, { cookie });
      await driver.spend(2, test.clock, "deleted");
      const { entries } = await ledger(cookie);
      const { analysisId } = analysis;
      expect(entries.map(({ id, createdAt, ...row }) => row)).toEqual([
        { amount: -1, bucket: "bonus", plan: null, reason: "analysis", analysisId: null, balance: 0 },
        { amount: -1, bucket: "allowance", plan: "free", reason: "analysis", analysisId: null, balance: 1 },
        { amount: 1, bucket: "bonus", plan: null, reason: "feedback", analysisId, balance: 2 },
        { amount: -2, bucket: "allowance", plan: "free", reason: "analysis", analysisId, balance: 1 },
        { amount: 3, bucket: "allowance", plan: "free", reason: "allowance-granted", analysisId: null, balance: 3 },
      ]);
      expect(entries.every((entry) => entry.createdAt === test.clock.toISOString())).toBe(true);
    });

    it("shows a bought pack, which analyses use after the allowance and which ends after a year", async () => {
      const { cookie } = await signIn({ emailVerified: true });
      const card = await test.post("/api/billing/test-card", { behaviour: "ok" }, { cookie });
      const { billingKey } = card.json().data;
      const order = { billingKey, terms: CREDIT_PACKS.personal };
      for (let i = 0; i < 2; i++) {
        const bought = await test.post("/api/billing/packs", order, { cookie });
        expect(bought.json().data).toEqual({ outcome: "paid", message: null });
      }
      const analyse = (seed: number) => test.post("/api/analyze/word-level", { text: koreanText(seed) }, { cookie });
      for (const seed of [11, 12]) expect((await analyse(seed)).statusCode).toBe(200);
      expect((await me(cookie)).credits).toMatchObject({ remaining: 29, pack: 29, bonus: 0 });
      const rows = (await ledger(cookie)).entries.map(({ bucket, amount, reason, balance }) => [
        [bucket, reason],
        [amount, balance],
      ]);
      expect(rows).toEqual([
        [
          ["pack", "analysis"],
          [-1, 29],
        ],
        [
          ["allowance", "analysis"],
          [-1, 30],
        ],
        [
          ["allowance", "analysis"],
          [-2, 31],
        ],
        [
          ["pack", "pack-bought"],
          [30, 33],
        ],
        [
          ["allowance", "allowance-granted"],
          [3, 3],
        ],
      ]);
      const packs = (await test.call("GET", "/api/billing/packs", { cookie })).json().data.packs;
      expect(packs).toMatchObject([{ credits: 30, left: 29, expiresAt: "2027-03-10T03:00:00.000Z" }]);
      const now = test.clock;
      test.clock = new Date("2027-03-10T03:00:00.000Z");
      // The first to notice is an analysis.
      expect((await analyse(13)).json().data.creditsRemaining ?? (await me(cookie)).credits.remaining).toBe(1);
      expect((await me(cookie)).credits).toMatchObject({ remaining: 1, pack: 0 });
      expectRefusal(await analyse(14), "INSUFFICIENT_CREDITS");
      expect((await ledger(cookie)).entries.find(({ reason }) => reason === "pack-expired")).toMatchObject({
        amount: -29,
      });
      test.clock = now;
    });

    it("links a settled reservation to its analysis", async () => {
      const { cookie, driver } = await signIn();
      const analysis = (await test.post("/api/analyze", { text: koreanText(2) }, { cookie })).json().data;
      const [settled, running] = [await driver.reserve(1, test.clock), await driver.reserve(1, test.clock)];
      await driver.settle(settled, 1, test.clock, analysis.analysisId);
      const rows = (await ledger(cookie)).entries.slice(0, 2);
      expect(rows).toMatchObject([
        { amount: -1, reason: "reserved", analysisId: null },
        { amount: -1, reason: "analysis", analysisId: analysis.analysisId },
      ]);
      await driver.release(running, test.clock);
      expect((await ledger(cookie)).entries[0]).toMatchObject({
        amount: 1,
        reason: "reservation-returned",
        balance: 1,
      });
    });

    it("paginates every row once, also while rows are added", async () => {
      const { cookie, driver } = await signIn();
      for (let n = 1; n <= 24; n++) await driver.gift(n, test.clock);
      const first = await ledger(cookie, "?limit=10");
      await driver.gift(100, test.clock);
      const second = await ledger(cookie, `?limit=10&cursor=${first.nextCursor}`);
      const third = await ledger(cookie, `?limit=10&cursor=${second.nextCursor}`);
      const all = [...first.entries, ...second.entries, ...third.entries];
      expect(all.map((entry) => entry.amount)).toEqual([...Array.from({ length: 24 }, (_, i) => 24 - i), 3]);
      expect(all.every((entry, i) => entry.balance - entry.amount === (all[i + 1]?.balance ?? 0))).toBe(true);
      expect(third.nextCursor).toBeNull();
      expect((await ledger(cookie)).entries).toHaveLength(20);
    });

    it("never returns another user's rows, even with that user's cursor", async () => {
      const [one, other] = [await signIn(), await signIn()];
      for (let n = 0; n < 3; n++) await one.driver.gift(50, test.clock);
      const { nextCursor } = await ledger(one.cookie, "?limit=1");
      expect((await ledger(other.cookie, `?cursor=${nextCursor}`)).entries.map((entry) => entry.amount)).toEqual([3]);
    });

    it.each(["?cursor=abc", "?cursor=-1", "?cursor=9999999999999999", "?limit=0", "?limit=101", "?limit=x"])(
      "refuses %s",
      async (query) => {
        const cookie = await test.newSession();
        expectRefusal(await test.call("GET", `${LEDGER}${query}`, { cookie }), "INVALID_REQUEST");
      },
    );
  });
});
