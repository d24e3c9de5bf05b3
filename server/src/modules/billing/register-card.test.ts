import { PRO_MONTHLY_PRICE_WON as PRICE, type TestCardBehaviour } from "@geulgyeol/contract";
import { beforeEach, expect, it } from "vitest";
import { type BillingDriver, openBillingDriver } from "../../testing/billing-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { billingPeriod, readCredits } from "../credits/index.ts";
import { listReceipts } from "./list-receipts.ts";
import { registerCard } from "./register-card.ts";
import { vatOf } from "./rules.ts";

onEachDatabase("the first payment", (connection) => {
  let driver: BillingDriver;
  let userId: string;
  beforeEach(async () => {
    driver = openBillingDriver(connection());
    userId = await insertUser(connection().db);
  });

  const subscribe = (behaviour?: TestCardBehaviour) => driver.subscribe(userId, behaviour);
  const credits = async () => (await readCredits({ db: connection().db, now: driver.clock }, userId)).credits;
  const mailSubjects = () => driver.mailSubjects(userId);

  it("takes the first month, makes the user Pro with 300 credits, and sends a receipt", async () => {
    expect(await credits()).toMatchObject({ remaining: 3, max: 3 });
    expect(await subscribe()).toEqual({ outcome: "paid", message: null });
    expect(await driver.isPro(userId)).toBe(true);
    const month = billingPeriod(driver.clock, 0);
    expect(await credits()).toMatchObject({ remaining: 300, max: 300, resetAt: month.endsAt });
    const [receipt] = await listReceipts(connection().db, userId);
    expect(receipt).toMatchObject({ totalWon: PRICE, ...vatOf(PRICE), status: "paid", isTest: true });
    expect(receipt?.number).toMatch(/^20260131-\d{6,}$/);
    await driver.runJobs();
    expect(mailSubjects()).toEqual([`Pro 결제 영수증 (${receipt?.number})`]);
    await driver.runJobs();
    expect(mailSubjects()).toHaveLength(1);
  });

  it("is charged once, however often and from however many tabs it is started", async () => {
    const keys = await Promise.all([1, 2, 3].map(() => driver.card(userId, "ok")));
    const started = [...keys, ...keys].map((billingKey) =>
      registerCard(driver.parts(), userId, { purpose: "subscribe", terms: driver.offer, billingKey }),
    );
    const outcomes = (await Promise.allSettled(started)).map((one) =>
      one.status === "fulfilled" ? one.value.outcome : String(one.reason.code),
    );
    expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(1);
    // The others saw it under way or done, or came with a card that had been laid aside meanwhile.
    for (const outcome of outcomes) expect(["paid", "already", "checking", "INVALID_BILLING_KEY"]).toContain(outcome);
    expect(await driver.taken(userId)).toBe(PRICE);
    expect(await driver.payments(userId)).toHaveLength(1);
    const used = (await driver.subscription(userId))?.billingKey;
    await driver.runJobs();
    for (const key of keys) {
      expect((await driver.testGateway.confirmBillingKey(key)) !== null).toBe(key === used);
    }
  });

  it("stays as it is when the page of the paid card is loaded again", async () => {
    const billingKey = await driver.card(userId, "ok");
    const give = () => registerCard(driver.parts(), userId, { purpose: "subscribe", terms: driver.offer, billingKey });
    expect((await give()).outcome).toBe("paid");
    expect((await give()).outcome).toBe("already");
    expect((await subscribe()).outcome).toBe("already");
    expect(await driver.taken(userId)).toBe(PRICE);
  });

  it("takes only a card that the gateway stored for this user", async () => {
    const other = await insertUser(connection().db);
    const foreign = await driver.card(other, "ok");
    for (const billingKey of [foreign, "no-such-key"]) {
      await expect(
        registerCard(driver.parts(), userId, { purpose: "subscribe", terms: driver.offer, billingKey }),
      ).rejects.toMatchObject({
        code: "INVALID_BILLING_KEY",
      });
    }
    expect(await driver.subscription(userId)).toBeUndefined();
  });

  it("begins with another card after a refused one, and never asks the refused one again", async () => {
    const refused = await driver.card(userId, "refused");
    const give = (billingKey: string) =>
      registerCard(driver.parts(), userId, { purpose: "subscribe", terms: driver.offer, billingKey });
    expect(await give(refused)).toEqual({ outcome: "declined", message: expect.stringContaining("한도 초과") });
    expect(await driver.isPro(userId)).toBe(false);
    await expect(give(refused)).rejects.toMatchObject({ code: "INVALID_BILLING_KEY" });
    expect((await give(await driver.card(userId, "ok"))).outcome).toBe("paid");
    expect(await driver.payments(userId)).toHaveLength(1);
    await driver.runJobs();
    expect(mailSubjects()).toEqual([expect.stringContaining("영수증")]);
  });

  it("finds out at once about money that was taken without an answer", async () => {
    expect((await subscribe("charged-no-answer")).outcome).toBe("paid");
    expect(await driver.taken(userId)).toBe(PRICE);
    expect(await driver.isPro(userId)).toBe(true);
  });

  it("is open while the gateway does not answer, and can be started again when it says that nothing was taken", async () => {
    expect((await subscribe("no-answer")).outcome).toBe("checking");
    expect((await subscribe("ok")).outcome).toBe("checking");
    await driver.runJobs();
    expect((await driver.payments(userId))[0]?.status).toBe("charging");
    driver.pass(0.01);
    await driver.runJobs();
    expect((await driver.payments(userId))[0]?.status).toBe("failed");
    expect((await subscribe("ok")).outcome).toBe("paid");
    expect(await driver.taken(userId)).toBe(PRICE);
  });

  it("is settled by the reconciliation when the node dies after the gateway has charged", async () => {
    const dying = { ...driver.testGateway };
    dying.charge = async (order) => {
      await driver.testGateway.charge(order);
      throw new Error("the process was killed");
    };
    const billingKey = await driver.card(userId, "ok");
    const started = registerCard(driver.parts(dying), userId, {
      purpose: "subscribe",
      terms: driver.offer,
      billingKey,
    });
    await expect(started).rejects.toThrow("killed");
    expect(await driver.isPro(userId)).toBe(false);
    driver.pass(0.01);
    await Promise.all([driver.runJobs(), driver.runJobs()]);
    expect(await driver.isPro(userId)).toBe(true);
    expect(await driver.taken(userId)).toBe(PRICE);
    expect(await driver.proPeriods(userId)).toHaveLength(1);
    expect(mailSubjects()).toEqual([expect.stringContaining("영수증")]);
  });

  it("changes its card without a charge, and forgets the old one", async () => {
    await subscribe();
    const old = (await driver.subscription(userId))?.billingKey ?? "";
    const fresh = await driver.card(userId, "ok");
    const change = { purpose: "change", billingKey: fresh } as const;
    expect((await registerCard(driver.parts(), userId, change)).outcome).toBe("card-changed");
    expect(await driver.taken(userId)).toBe(PRICE);
    await driver.runJobs();
    expect(await driver.testGateway.confirmBillingKey(old)).toBeNull();
    expect(await driver.testGateway.confirmBillingKey(fresh)).not.toBeNull();
    const stranger = await insertUser(connection().db);
    const theirs = { purpose: "change", billingKey: await driver.card(stranger, "ok") } as const;
    await expect(registerCard(driver.parts(), stranger, theirs)).rejects.toMatchObject({ code: "NOT_SUBSCRIBED" });
  });
});
