import { CREDIT_PACKS, PRO_MONTHLY_PRICE_WON } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../db/connection.ts";
import { createServiceAccount } from "../modules/accounts/index.ts";
import { sessions, users } from "../modules/accounts/tables.ts";
import { buyPack, requestInvoice } from "../modules/billing/index.ts";
import { packOrders } from "../modules/billing/tables.ts";
import { readCredits } from "../modules/credits/index.ts";
import { OperatorError } from "../modules/operators/index.ts";
import { operatorActions } from "../modules/operators/tables.ts";
import { GatewayUnavailable } from "../ports/payment.ts";
import { openBillingDriver } from "../testing/billing-driver.ts";
import { koreanText } from "../testing/korean-text.ts";
import { INVOICE } from "../testing/space-driver.ts";
import { expectRefusal, openTestApp, type TestApp } from "../testing/test-app.ts";
import { insertUser, onEachDatabase } from "../testing/test-database.ts";
import type { CommandParts } from "./command.ts";
import { parseCommand } from "./parse-command.ts";

const NOON = new Date("2026-03-10T03:00:00Z");

onEachDatabase("operator commands", (connection) => {
  let test: TestApp;
  let userId: string;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    userId = await insertUser(connection().db);
  });

  /** Runs a command line given as arguments; one argument may contain spaces. */
  const run = async (
    words: readonly string[],
    over: Partial<Pick<CommandParts, "db" | "gateway" | "operator">> = {},
  ) => {
    const lines: string[] = [];
    const operator = { name: "mina", now: NOON };
    const { db, gateway, log } = openBillingDriver(connection()).parts();
    const parsed = parseCommand(words);
    if (parsed === "help") throw new Error("no command");
    await parsed.command.run?.({ db, gateway, log, operator, write: (line) => void lines.push(line), ...over });
    return lines;
  };
  const actions = async () => {
    const rows = await connection().db.select().from(operatorActions).where(eq(operatorActions.userId, userId));
    return rows.map(({ id, ...row }) => row);
  };
  const action = { operator: "mina", reference: null, amount: null, reason: null, createdAt: NOON };

  it("user find matches part of an address and prints the account's credits", async () => {
    const [found] = await run(["user", "find", userId.slice(0, 20)]);
    expect(found).toContain(`${userId}@example.com (not verified)`);
    expect(found).toContain("3 credits: 3 of 3, 0 of packs, and 0 bonus");
    expect(await actions()).toEqual([{ ...action, action: "find-user", userId }]);
    expect(await run(["user", "find", "nobody at all"])).toEqual(["Nobody was found."]);
    expect(await run(["user", "find", "%"])).toEqual(["Nobody was found."]);
  });

  it("credits grant adds bonus credits that ledger show lists", async () => {
    const grant = ["credits", "grant", userId, "5", "--reason", "the reader was down"];
    expect(await run(grant)).toEqual(["Granted 5. 8 credits remain."]);
    expect(await actions()).toEqual([
      { ...action, action: "grant-credits", userId, amount: 5, reason: "the reader was down" },
    ]);
    const ledger = await run(["ledger", "show", `${userId}@EXAMPLE.com`, "--limit", "10"]);
    expect(ledger).toEqual([
      "2026-03-10T03:00:00.000Z     +5      8  bonus  gift",
      "2026-03-10T03:00:00.000Z     +3      3  allowance (free)  allowance-granted",
    ]);
  });

  it("payment refund succeeds on retry after the gateway was unavailable", async () => {
    const driver = openBillingDriver(connection());
    await driver.subscribe(userId);
    const [payment] = await driver.payments(userId);
    const operator = { name: "mina", now: driver.parts().now() };
    const refundOf = (id = "") => ["payment", "refund", id, "--reason", "paid by mistake"];
    const refund = refundOf(payment?.id);
    const away = { ...driver.testGateway, refund: async () => Promise.reject(new GatewayUnavailable("away")) };
    expect((await run(refund, { gateway: away, operator }))[0]).toContain("goes on trying");
    expect(await driver.taken(userId)).toBe(PRO_MONTHLY_PRICE_WON);
    expect(await run(refund, { gateway: driver.testGateway, operator })).toEqual(["Given back."]);
    expect(await driver.taken(userId)).toBe(0);
    expect(await driver.isPro(userId)).toBe(false);
    const written = {
      ...action,
      createdAt: operator.now,
      action: "refund-payment",
      userId,
      reference: payment?.id,
      reason: "paid by mistake",
    };
    expect(await actions()).toEqual([written, written]);
    await expect(run(refundOf("none"))).rejects.toThrow(OperatorError);
  });

  it("payment refund takes an unused pack of credits back", async () => {
    const { db } = connection();
    const driver = openBillingDriver(connection());
    const billingKey = await driver.card(userId, "ok");
    const terms = CREDIT_PACKS.personal;
    await buyPack(driver.parts(), { buyerId: userId, accountId: userId, kind: "personal", billingKey, terms });
    const [order] = await db.select().from(packOrders).where(eq(packOrders.buyerId, userId));
    const operator = { name: "mina", now: driver.clock };
    expect((await readCredits({ db, now: driver.clock }, userId)).credits.pack).toBe(30);
    const refund = ["payment", "refund", order?.id ?? "", "--reason", "not used"];
    expect(await run(refund, { gateway: driver.testGateway, operator })).toEqual(["Given back."]);
    expect((await readCredits({ db, now: driver.clock }, userId)).credits.pack).toBe(0);
    expect((await actions()).map((row) => row.action)).toEqual(["refund-payment"]);
  });

  it("invoice confirm adds the credits of a requested pack once, and spaces are no persons", async () => {
    const { db } = connection();
    const spaceId = await db.transaction((tx) => createServiceAccount(tx, { name: "새빛고", now: NOON }));
    expect(await run(["invoice", "list"])).toEqual(["Nothing waits."]);
    const order = { buyerId: userId, accountId: spaceId, details: INVOICE, now: NOON };
    const id = await db.transaction((tx) => requestInvoice(tx, order));
    expect((await run(["invoice", "list"]))[0]).toContain(`${id}  requested`);
    expect((await run(["invoice", "list"]))[0]).toContain("135000 won (122727 and VAT 12273)");
    const confirm = ["invoice", "confirm", id, "--reason", "issued by hand"];
    expect(await run(confirm)).toEqual(["Confirmed: 5000 credits were added."]);
    await expect(run(confirm)).rejects.toThrow(OperatorError);
    expect((await readCredits({ db, now: NOON }, spaceId)).credits).toMatchObject({ remaining: 5_000, pack: 5_000 });
    const [found] = await run(["user", "find", spaceId]);
    expect(found).toContain("no address (a school's space)");
    for (const what of [
      ["user", "block"],
      ["moderator", "add"],
    ]) {
      await expect(run([...what, spaceId, "--reason", "x"])).rejects.toThrow("not a person's account");
    }
  });

  it("analysis refund returns the credits once", async () => {
    const cookie = await test.newSession();
    userId = (await test.call("GET", "/api/user/me", { cookie })).json().data.user.id;
    const answer = await test.post("/api/analyze/word-level", { text: koreanText(1) }, { cookie });
    const { analysisId } = answer.json().data;
    const refundOf = (id: string) => ["analysis", "refund", id, "--reason", "broken"];
    const refund = refundOf(analysisId);
    expect(await run(refund)).toEqual(["Gave back 2 credits."]);
    await expect(run(refund)).rejects.toThrow("given back already");
    await expect(run(refundOf("none"))).rejects.toThrow("There is no analysis none.");
    const refunded = { action: "refund-analysis", userId, reference: analysisId, amount: 2, reason: "broken" };
    expect(await actions()).toEqual([{ ...action, ...refunded }]);
    expect((await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining).toBe(3);
  });

  it("analysis refund fails when the owner leaves meanwhile", async () => {
    const { db } = connection();
    const cookie = await test.newSession();
    const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
    const answer = await test.post("/api/analyze", { text: koreanText(2) }, { cookie });
    const { analysisId } = answer.json().data;
    const racing: Database = Object.assign(Object.create(db), {
      transaction: async (...given: Parameters<Database["transaction"]>) => {
        await db.delete(users).where(eq(users.id, id));
        return db.transaction(...given);
      },
    });
    const refund = run(["analysis", "refund", analysisId, "--reason", "broken"], { db: racing });
    await expect(refund).rejects.toThrow(OperatorError);
    await expect(refund).rejects.toThrow(`The owner of analysis ${analysisId} has left.`);
  });

  it("user block ends sessions at once; block and unblock are recorded", async () => {
    const cookie = await test.newSession();
    userId = (await test.call("GET", "/api/user/me", { cookie })).json().data.user.id;
    const block = ["user", "block", userId, "--reason", "spam"];
    await run(block);
    expectRefusal(await test.call("GET", "/api/user/me", { cookie }), "LOGIN_REQUIRED");
    expect(await connection().db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    expect((await run(["user", "find", userId]))[0]).toContain("BLOCKED since 2026-03-10");
    await expect(run(block)).rejects.toThrow("it is so already");
    await run(["user", "unblock", userId, "--reason", "mistake"]);
    expect((await actions()).map((one) => one.action)).toEqual(["block-user", "find-user", "unblock-user"]);
  });

  it("moderator add and remove change the role and are recorded", async () => {
    const moderator = async () =>
      (await connection().db.select().from(users).where(eq(users.id, userId)))[0]?.isModerator;
    const reason = ["--reason", "trusted"];
    await run(["moderator", "add", userId, ...reason]);
    expect(await moderator()).toBe(true);
    await run(["moderator", "remove", userId, ...reason]);
    expect(await moderator()).toBe(false);
    expect((await actions()).map((one) => one.action)).toEqual(["make-moderator", "unmake-moderator"]);
  });

  it("rejects a partial address for changes and records no action", async () => {
    const part = userId.slice(0, 20);
    await expect(run(["credits", "grant", part, "5", "--reason", "x"])).rejects.toThrow("no account");
    await expect(run(["user", "block", part, "--reason", "x"])).rejects.toThrow("no account");
    expect(await actions()).toEqual([]);
  });

  it("feedback export prints JSON lines and records the export", async () => {
    const cookie = await test.newSession();
    const { analysisId } = (await test.post("/api/analyze", { text: koreanText(3) }, { cookie })).json().data;
    await test.post("/api/feedback", { analysisId, rating: "wrong", textConsent: true }, { cookie });
    const lines = await run(["feedback", "export", "--since", test.clock.toISOString().slice(0, 10)]);
    const own = lines.map((line) => JSON.parse(line)).find((row) => row.analysisId === analysisId);
    expect(own).toMatchObject({ rating: "wrong", text: koreanText(3) });
    const [last] = (await connection().db.select().from(operatorActions)).slice(-1);
    expect(last).toMatchObject({ action: "export-feedback", operator: "mina", userId: null });
  });

  it("operator_actions is append-only and outlives the user", async () => {
    const { db } = connection();
    await run(["user", "find", userId]);
    const refusal = { cause: expect.objectContaining({ message: "operator_actions is append-only" }) };
    await expect(db.update(operatorActions).set({ operator: "nobody" })).rejects.toMatchObject(refusal);
    await expect(db.delete(operatorActions)).rejects.toMatchObject(refusal);
    await db.delete(users).where(eq(users.id, userId));
    expect(await actions()).toHaveLength(1);
  });
});
