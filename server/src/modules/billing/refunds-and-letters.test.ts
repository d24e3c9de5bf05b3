import { PRO_MONTHLY_PRICE_WON as PRICE, type TestCardBehaviour } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { GatewayUnavailable } from "../../ports/payment.ts";
import { type BillingDesk, NOBODY_SELLS, openBillingDesk } from "../../testing/billing-desk.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";
import { giveCard } from "./give-card.ts";
import { listReceipts } from "./list-receipts.ts";
import { refundPayment } from "./refund-payment.ts";
import { sendNotices } from "./send-notices.ts";
import { billingNotices, payments } from "./tables.ts";

onEachDatabase("refunds, ends and letters", (connection) => {
  let desk: BillingDesk;
  let userId: string;
  beforeEach(async () => {
    desk = openBillingDesk(connection());
    userId = await insertUser(connection().db);
  });

  const subscribe = (behaviour?: TestCardBehaviour) => desk.subscribe(userId, behaviour);
  const letters = () => desk.letters(userId);

  it("gives back what was taken after its end", async () => {
    await subscribe();
    await giveCard(desk.parts(), userId, { purpose: "change", billingKey: await desk.card(userId, "no-answer") });
    await desk.toRenewal(userId);
    await desk.runJobs();
    const [, renewal] = await desk.payments(userId);
    expect(renewal?.status).toBe("charging");
    // The money is taken upstream a week late, when the subscription is over.
    desk.pass(7);
    const late = { billingKey: await desk.card(userId, "ok"), customerId: userId, orderName: "x", amountWon: PRICE };
    await desk.runJobs({ ...desk.testGateway, readPayment: async () => null });
    expect((await desk.subscription(userId))?.status).toBe("ended");
    await desk.testGateway.charge({ ...late, paymentId: renewal?.id ?? "" });
    await connection()
      .db.update(payments)
      .set({ status: "charging" })
      .where(eq(payments.id, renewal?.id ?? ""));
    await desk.runJobs();
    await desk.runJobs();
    expect((await desk.payments(userId))[1]?.status).toBe("refunded");
    expect(await desk.taken(userId)).toBe(PRICE);
    expect(await desk.isPro(userId)).toBe(false);
  }, 60_000);

  it("is given back by an operator once, and ends", async () => {
    await subscribe();
    const [payment] = await desk.payments(userId);
    const order = { paymentId: payment?.id ?? "", reason: "고객 요청" };
    await Promise.all([refundPayment(desk.parts(), order), refundPayment(desk.parts(), order)]);
    await refundPayment(desk.parts(), order);
    expect(await desk.taken(userId)).toBe(0);
    expect(await desk.isPro(userId)).toBe(false);
    expect((await desk.subscription(userId))?.status).toBe("ended");
    expect((await listReceipts(connection().db, userId))[0]?.status).toBe("refunded");
    await expect(refundPayment(desk.parts(), { paymentId: "none", reason: "x" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await desk.runJobs();
    expect(letters()).toEqual([expect.stringContaining("영수증"), expect.stringContaining("환불되었습니다")]);
  });

  it("goes on refunding when the gateway was away", async () => {
    await subscribe();
    const [payment] = await desk.payments(userId);
    const away = { ...desk.testGateway, refund: async () => Promise.reject(new GatewayUnavailable("away")) };
    const order = { paymentId: payment?.id ?? "", reason: "고객 요청" };
    await expect(refundPayment(desk.parts(away), order)).rejects.toThrow("away");
    expect(await desk.taken(userId)).toBe(PRICE);
    desk.pass(0.01);
    await desk.runJobs();
    expect(await desk.taken(userId)).toBe(0);
  });

  it("ends with its user, whose payments stay as records without a name", async () => {
    const { db } = connection();
    await subscribe();
    const before = await desk.payments(userId);
    const key = (await desk.subscription(userId))?.billingKey ?? "";
    await db.delete(users).where(eq(users.id, userId));
    await desk.runJobs();
    expect(await desk.testGateway.confirmBillingKey(key)).toBeNull();
    const [kept] = await db
      .select()
      .from(payments)
      .where(eq(payments.id, before[0]?.id ?? ""));
    expect(kept).toMatchObject({ status: "paid", userId: null, totalWon: PRICE });
  });

  it("sends a letter again when the mail server was away, once it is taken", async () => {
    await subscribe();
    let isAway = true;
    const parts = {
      ...{ ...desk.parts(), business: NOBODY_SELLS },
      baseUrl: "https://geulgyeol.kr",
      sendMail: async (mail: (typeof desk.mails)[number]) => {
        if (isAway) throw new Error("451 try later");
        desk.mails.push(mail);
      },
    };
    await sendNotices(parts);
    isAway = false;
    await sendNotices(parts);
    expect(letters()).toEqual([]);
    desk.pass(0.01);
    await Promise.all([sendNotices(parts), sendNotices(parts)]);
    expect(letters()).toHaveLength(1);
    expect(desk.logLines.join("")).not.toContain("@example.com");
  });

  it("sends no letter to an account without a mailbox", async () => {
    userId = await insertUser(connection().db, { email: `kakao-${Date.now()}@no-email.invalid` });
    await subscribe();
    await desk.runJobs();
    expect(desk.mails.filter(({ to }) => to.endsWith(".invalid"))).toEqual([]);
    const owed = await connection().db.select().from(billingNotices).where(eq(billingNotices.userId, userId));
    expect(owed.every(({ sentAt }) => sentAt !== null)).toBe(true);
  });
});
