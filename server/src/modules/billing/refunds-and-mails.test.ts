import { PRO_MONTHLY_PRICE_WON as PRICE, type TestCardBehaviour } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { GatewayUnavailable } from "../../ports/payment.ts";
import { type BillingDriver, NOBODY_SELLS, openBillingDriver } from "../../testing/billing-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";
import { listReceipts } from "./list-receipts.ts";
import { refundPayment } from "./refund-payment.ts";
import { registerCard } from "./register-card.ts";
import { sendNotices } from "./send-notices.ts";
import { billingNotices, payments } from "./tables.ts";

onEachDatabase("refunds and billing e-mails", (connection) => {
  let driver: BillingDriver;
  let userId: string;
  beforeEach(async () => {
    driver = openBillingDriver(connection());
    userId = await insertUser(connection().db);
  });

  const subscribe = (behaviour?: TestCardBehaviour) => driver.subscribe(userId, behaviour);
  const mailSubjects = () => driver.mailSubjects(userId);

  it("a charge that succeeds after the subscription's end is refunded", async () => {
    await subscribe();
    await registerCard(driver.parts(), userId, {
      purpose: "change",
      billingKey: await driver.card(userId, "no-answer"),
    });
    await driver.toRenewal(userId);
    await driver.runJobs();
    const [, renewal] = await driver.payments(userId);
    expect(renewal?.status).toBe("charging");
    // The money is taken upstream a week late, when the subscription is over.
    driver.pass(7);
    const late = { billingKey: await driver.card(userId, "ok"), customerId: userId, orderName: "x", amountWon: PRICE };
    await driver.runJobs({ ...driver.testGateway, readPayment: async () => null });
    expect((await driver.subscription(userId))?.status).toBe("ended");
    await driver.testGateway.charge({ ...late, paymentId: renewal?.id ?? "" });
    await connection()
      .db.update(payments)
      .set({ status: "charging" })
      .where(eq(payments.id, renewal?.id ?? ""));
    await driver.runJobs();
    await driver.runJobs();
    expect((await driver.payments(userId))[1]?.status).toBe("refunded");
    expect(await driver.taken(userId)).toBe(PRICE);
    expect(await driver.isPro(userId)).toBe(false);
  }, 60_000);

  it("refundPayment refunds once and ends the subscription", async () => {
    await subscribe();
    const [payment] = await driver.payments(userId);
    const order = { paymentId: payment?.id ?? "", reason: "고객 요청" };
    await Promise.all([refundPayment(driver.parts(), order), refundPayment(driver.parts(), order)]);
    await refundPayment(driver.parts(), order);
    expect(await driver.taken(userId)).toBe(0);
    expect(await driver.isPro(userId)).toBe(false);
    expect((await driver.subscription(userId))?.status).toBe("ended");
    expect((await listReceipts(connection().db, userId))[0]?.status).toBe("refunded");
    await expect(refundPayment(driver.parts(), { paymentId: "none", reason: "x" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await driver.runJobs();
    expect(mailSubjects()).toEqual([expect.stringContaining("영수증"), expect.stringContaining("환불되었습니다")]);
  });

  it("jobs complete a refund after the gateway was unavailable", async () => {
    await subscribe();
    const [payment] = await driver.payments(userId);
    const away = { ...driver.testGateway, refund: async () => Promise.reject(new GatewayUnavailable("away")) };
    const order = { paymentId: payment?.id ?? "", reason: "고객 요청" };
    await expect(refundPayment(driver.parts(away), order)).rejects.toThrow("away");
    expect(await driver.taken(userId)).toBe(PRICE);
    driver.pass(0.01);
    await driver.runJobs();
    expect(await driver.taken(userId)).toBe(0);
  });

  it("deleting a user removes the billing key and keeps payments without user", async () => {
    const { db } = connection();
    await subscribe();
    const before = await driver.payments(userId);
    const key = (await driver.subscription(userId))?.billingKey ?? "";
    await db.delete(users).where(eq(users.id, userId));
    await driver.runJobs();
    expect(await driver.testGateway.confirmBillingKey(key)).toBeNull();
    const [kept] = await db
      .select()
      .from(payments)
      .where(eq(payments.id, before[0]?.id ?? ""));
    expect(kept).toMatchObject({ status: "paid", userId: null, totalWon: PRICE });
  });

  it("sendNotices retries a failed e-mail later and sends it once", async () => {
    await subscribe();
    let isAway = true;
    const parts = {
      ...driver.parts(),
      business: NOBODY_SELLS,
      baseUrl: "https://geulgyeol.kr",
      sendMail: async (mail: (typeof driver.mails)[number]) => {
        if (isAway) throw new Error("451 try later");
        driver.mails.push(mail);
      },
    };
    await sendNotices(parts);
    isAway = false;
    await sendNotices(parts);
    expect(mailSubjects()).toEqual([]);
    driver.pass(0.01);
    await Promise.all([sendNotices(parts), sendNotices(parts)]);
    expect(mailSubjects()).toHaveLength(1);
    expect(driver.logLines.join("")).not.toContain("@example.com");
  });

  it("no e-mail is sent to an account without a mailbox", async () => {
    userId = await insertUser(connection().db, { email: `kakao-${Date.now()}@no-email.invalid` });
    await subscribe();
    await driver.runJobs();
    expect(driver.mails.filter(({ to }) => to.endsWith(".invalid"))).toEqual([]);
    const owed = await connection().db.select().from(billingNotices).where(eq(billingNotices.userId, userId));
    expect(owed.every(({ sentAt }) => sentAt !== null)).toBe(true);
  });
});
