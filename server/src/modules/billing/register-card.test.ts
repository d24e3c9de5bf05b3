import { PRO_MONTHLY_PRICE_WON as PRICE, PRO_MONTHLY_CREDITS, type TestCardBehaviour } from "@geulgyeol/contract";
import { beforeEach, expect, it } from "vitest";
import { type BillingDriver, openBillingDriver } from "../../testing/billing-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { billingPeriod, readCredits } from "../credits/index.ts";
import { listReceipts } from "./list-receipts.ts";
import { registerCard } from "./register-card.ts";
import { vatOf } from "./rules.ts";

onEachDatabase("registerCard", (connection) => {
  let driver: BillingDriver;
  let userId: string;
  beforeEach(async () => {
    driver = openBillingDriver(connection());
    userId = await insertUser(connection().db);
  });

  const subscribe = (behaviour?: TestCardBehaviour) => driver.subscribe(userId, behaviour);
  const credits = async () => (await readCredits({ db: connection().db, now: driver.clock }, userId)).credits;
  const mailSubjects = () => driver.mailSubjects(userId);

  it("charges the first month, grants the credits of Pro and sends a receipt", async () => {
    expect(await credits()).toMatchObject({ remaining: 3, max: 3 });
    expect(await subscribe()).toEqual({ outcome: "paid", message: null });
    expect(await driver.isPro(userId)).toBe(true);
    const month = billingPeriod(driver.clock, 0);
    expect(await credits()).toMatchObject({
      remaining: PRO_MONTHLY_CREDITS,
      max: PRO_MONTHLY_CREDITS,
      resetAt: month.endsAt,
    });
    const [receipt] = await listReceipts(connection().db, userId);
    expect(receipt).toMatchObject({ totalWon: PRICE, ...vatOf(PRICE), status: "paid", isTest: true });
    expect(receipt?.number).toMatch(/^20260131-\d{6,}$/);
    await driver.runJobs();
    expect(mailSubjects()).toEqual([`Pro 결제 영수증 (${receipt?.number})`]);
    await driver.runJobs();
    expect(mailSubjects()).toHaveLength(1);
  });

  it("charges once for repeated and concurrent requests", async () => {
    const keys = await Promise.all([1, 2, 3].map(() => driver.card(userId, "ok")));
    const started = [...keys, ...keys].map((billingKey) =>
      registerCard(driver.parts(), userId, { purpose: "subscribe", terms: driver.offer, billingKey }),
    );
    const outcomes = (await Promise.allSettled(started)).map((one) =>
      one.status === "fulfilled" ? one.value.outcome : String(one.reason.code),
    );
    expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(1);
    // The others found it in progress or done, or their card was already discarded.
    for (const outcome of outcomes) expect(["paid", "already", "checking", "INVALID_BILLING_KEY"]).toContain(outcome);
    expect(await driver.taken(userId)).toBe(PRICE);
    expect(await driver.payments(userId)).toHaveLength(1);
    const used = (await driver.subscription(userId))?.billingKey;
    await driver.runJobs();
    for (const key of keys) {
      expect((await driver.testGateway.confirmBillingKey(key)) !== null).toBe(key === used);
    }
  });

  it("returns already for a user who has paid", async () => {
    const billingKey = await driver.card(userId, "ok");
    const give = () => registerCard(driver.parts(), userId, { purpose: "subscribe", terms: driver.offer, billingKey });
    expect((await give()).outcome).toBe("paid");
    expect((await give()).outcome).toBe("already");
    expect((await subscribe()).outcome).toBe("already");
    expect(await driver.taken(userId)).toBe(PRICE);
  });

  it("rejects another user's billing key and an unknown one", async () => {
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

  it("accepts another card after a declined one and rejects the declined key", async () => {
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

  it("detects at once a charge whose answer was lost", async () => {
    expect((await subscribe("charged-no-answer")).outcome).toBe("paid");
    expect(await driver.taken(userId)).toBe(PRICE);
    expect(await driver.isPro(userId)).toBe(true);
  });

  it("returns checking while the gateway is silent, and can restart a failed charge", async () => {
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

  it("reconciliation completes a charge after the process died", async () => {
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

  it("changes the card without a charge and deletes the old billing key", async () => {
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
