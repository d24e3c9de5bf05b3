import { CREDIT_PACKS, type TestCardBehaviour } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { GatewayUnavailable, type PaymentGateway } from "../../../ports/payment.ts";
import { testGatewayPayments } from "../../../ports/test-gateway/tables.ts";
import { type BillingDriver, openBillingDriver } from "../../../testing/billing-driver.ts";
import { insertUser, onEachDatabase } from "../../../testing/test-database.ts";
import { users } from "../../accounts/tables.ts";
import { readCredits } from "../../credits/index.ts";
import { listReceipts } from "../list-receipts.ts";
import { registerCard } from "../register-card.ts";
import { packOrders } from "../tables.ts";
import { buyPack } from "./buy-pack.ts";
import { readPacks } from "./read-packs.ts";
import { reconcileOrder, refundOrder } from "./reconcile-orders.ts";

const { personal } = CREDIT_PACKS;

onEachDatabase("packs bought by card", (connection) => {
  let driver: BillingDriver;
  let userId: string;
  beforeEach(async () => {
    driver = openBillingDriver(connection());
    userId = await insertUser(connection().db, { emailVerified: true });
  });

  const purchase = (billingKey: string) =>
    ({ buyerId: userId, accountId: userId, kind: "personal", billingKey, terms: personal }) as const;
  const buy = async (behaviour: TestCardBehaviour = "ok", gateway?: PaymentGateway) =>
    buyPack(driver.parts(gateway), purchase(await driver.card(userId, behaviour)));
  const credits = async () => (await readCredits({ db: connection().db, now: driver.clock }, userId)).credits;
  const orders = () => connection().db.select().from(packOrders).where(eq(packOrders.buyerId, userId));
  const charged = async () => {
    const ids = (await orders()).map(({ id }) => id);
    const rows = await connection().db.select().from(testGatewayPayments);
    return rows.filter(({ paymentId, status }) => ids.includes(paymentId) && status === "paid");
  };
  const firstOrder = async () => {
    const [order] = await orders();
    if (order === undefined) throw new Error("There is no order.");
    return order;
  };

  it("charge the price of the server once and grant the credits for a year", async () => {
    expect(await buy()).toEqual({ outcome: "paid", message: null });
    expect((await charged()).map(({ amountWon }) => amountWon)).toEqual([2_900]);
    expect(await credits()).toMatchObject({ remaining: 33, pack: 30, bonus: 0 });
    const { packs } = await readPacks({ db: connection().db, now: driver.clock }, userId);
    expect(packs).toMatchObject([{ credits: 30, left: 30, expiresAt: "2027-01-31T01:00:00.000Z" }]);
    driver.pass(365);
    expect(await credits()).toMatchObject({ remaining: 3, pack: 0 });
  });

  it("are the same order for a repeated or concurrent request with one card", async () => {
    const key = await driver.card(userId, "ok");
    const all = await Promise.all(Array.from({ length: 4 }, () => buyPack(driver.parts(), purchase(key))));
    expect(all.map(({ outcome }) => outcome).filter((one) => one !== "paid" && one !== "checking")).toEqual([]);
    expect(await buyPack(driver.parts(), purchase(key))).toEqual({ outcome: "paid", message: null });
    expect(await charged()).toHaveLength(1);
    expect((await credits()).pack).toBe(30);
  });

  it("are granted once when page, webhook and job learn of the payment at once", async () => {
    await buy("charged-no-answer");
    const { id } = await firstOrder();
    driver.pass(0.01);
    await Promise.all([
      ...Array.from({ length: 3 }, () => reconcileOrder(driver.parts(), id)),
      driver.runJobs(),
      driver.runJobs(),
    ]);
    expect((await credits()).pack).toBe(30);
    expect(driver.mailSubjects(userId).filter((subject) => subject.includes("묶음 결제 영수증"))).toHaveLength(1);
  });

  it("grant nothing for a refused card, and say what its company says", async () => {
    expect(await buy("refused")).toMatchObject({ outcome: "declined", message: expect.stringContaining("한도 초과") });
    expect((await credits()).pack).toBe(0);
    expect((await buy("ok")).outcome).toBe("paid");
    expect((await credits()).pack).toBe(30);
  });

  it("wait for an unknown outcome instead of charging another card, and end as not paid", async () => {
    expect((await buy("no-answer")).outcome).toBe("checking");
    expect((await buy("ok")).outcome).toBe("checking");
    expect(await charged()).toHaveLength(0);
    driver.pass(0.01);
    await driver.runJobs();
    expect((await firstOrder()).status).toBe("failed");
    expect((await buy("ok")).outcome).toBe("paid");
    expect(await charged()).toHaveLength(1);
  });

  it.each([
    ["another sum", { amountWon: 29, currency: "KRW" }],
    ["another currency", { amountWon: 2_900, currency: "USD" }],
  ])("are not granted for %s at the gateway", async (_what, sum) => {
    const gateway: PaymentGateway = {
      ...driver.testGateway,
      readPayment: async () => ({ status: "paid", ...sum, paidAt: driver.clock, message: null, receiptUrl: null }),
    };
    expect((await buy("ok", gateway)).outcome).toBe("checking");
    driver.pass(0.01);
    await driver.runJobs(gateway);
    expect((await credits()).pack).toBe(0);
    expect(driver.logLines.some((line) => line.includes("another sum under our payment id"))).toBe(true);
  });

  it("believe the gateway's state, not the answer to the charge", async () => {
    const gateway: PaymentGateway = {
      ...driver.testGateway,
      charge: async () => ({ kind: "paid", paidAt: driver.clock }),
    };
    expect((await buy("ok", gateway)).outcome).toBe("checking");
    expect((await credits()).pack).toBe(0);
    const away: PaymentGateway = {
      ...driver.testGateway,
      readPayment: () => Promise.reject(new GatewayUnavailable("away")),
    };
    const other = await insertUser(connection().db, { emailVerified: true });
    const billingKey = await driver.card(other, "ok");
    const order = { ...purchase(billingKey), buyerId: other, accountId: other };
    expect((await buyPack(driver.parts(away), order)).outcome).toBe("checking");
    expect((await buyPack(driver.parts(), order)).outcome).toBe("paid");
  });

  it("refuse other terms, a stranger's card, a used card and the card of a subscription", async () => {
    const cheap = { ...purchase(await driver.card(userId, "ok")), terms: { priceWon: 1, credits: 30 } };
    await expect(buyPack(driver.parts(), cheap)).rejects.toMatchObject({ code: "TERMS_CHANGED" });
    await expect(buyPack(driver.parts(), purchase(cheap.billingKey))).rejects.toMatchObject({
      code: "INVALID_BILLING_KEY",
    });
    const stranger = await insertUser(connection().db, { emailVerified: true });
    const theirs = await driver.card(stranger, "ok");
    await expect(buyPack(driver.parts(), purchase(theirs))).rejects.toMatchObject({ code: "INVALID_BILLING_KEY" });
    // Somebody who learns the key of a purchase learns nothing about it.
    const key = await driver.card(userId, "ok");
    await buyPack(driver.parts(), purchase(key));
    const spying = { ...purchase(key), buyerId: stranger, accountId: stranger };
    await expect(buyPack(driver.parts(), spying)).rejects.toMatchObject({ code: "INVALID_BILLING_KEY" });
    const subscribed = await driver.card(userId, "ok");
    await registerCard(driver.parts(), userId, {
      purpose: "subscribe",
      billingKey: subscribed,
      terms: driver.offer,
    });
    await expect(buyPack(driver.parts(), purchase(subscribed))).rejects.toMatchObject({ code: "INVALID_BILLING_KEY" });
    expect((await driver.subscription(userId))?.billingKey).toBe(subscribed);
    expect(await charged()).toHaveLength(1);
  });

  it("leave no card at the gateway", async () => {
    const [paid, refused] = [await driver.card(userId, "ok"), await driver.card(userId, "refused")];
    await buyPack(driver.parts(), purchase(paid));
    await buyPack(driver.parts(), purchase(refused));
    await driver.runJobs();
    expect(await driver.testGateway.confirmBillingKey(paid)).toBeNull();
    expect(await driver.testGateway.confirmBillingKey(refused)).toBeNull();
  });

  it("lose what is left when they are paid back, once, and have a receipt for both", async () => {
    await buy();
    const { id } = await firstOrder();
    await refundOrder(driver.parts(), { orderId: id, reason: "쓰지 않음" });
    await refundOrder(driver.parts(), { orderId: id, reason: "쓰지 않음" });
    expect(await charged()).toHaveLength(0);
    expect(await credits()).toMatchObject({ remaining: 3, pack: 0 });
    await reconcileOrder(driver.parts(), id);
    await driver.runJobs();
    expect(driver.mailSubjects(userId)).toEqual([
      expect.stringMatching(/^크레딧 묶음 결제 영수증 \(20260131-P\d{6}\)$/),
      expect.stringMatching(/^결제가 환불되었습니다/),
    ]);
    expect(driver.mails[0]?.text).toContain("상품: 글결 크레딧 묶음 30크레딧");
    const [receipt] = await listReceipts(connection().db, userId);
    expect(receipt).toMatchObject({ status: "refunded", credits: 30, totalWon: 2_900, supplyWon: 2_636, vatWon: 264 });
    expect(receipt?.number).toMatch(/^20260131-P\d{6}$/);
    await expect(refundOrder(driver.parts(), { orderId: "none", reason: "x" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("give the money back for an account that was deleted meanwhile", async () => {
    await buy("charged-no-answer");
    await connection().db.update(packOrders).set({ status: "charging" }).where(eq(packOrders.buyerId, userId));
    const { id } = await firstOrder();
    await connection().db.delete(users).where(eq(users.id, userId));
    driver.pass(0.01);
    await driver.runJobs();
    await driver.runJobs();
    const [order] = await connection().db.select().from(packOrders).where(eq(packOrders.id, id));
    expect(order).toMatchObject({ buyerId: null, accountId: null, status: "refunded" });
  });
});
