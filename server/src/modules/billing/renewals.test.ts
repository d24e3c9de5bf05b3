import { PRO_MONTHLY_PRICE_WON as PRICE, RENEWAL_RETRY_DAYS, type TestCardBehaviour } from "@geulgyeol/contract";
import { beforeEach, expect, it } from "vitest";
import { noGateway } from "../../ports/payment-none.ts";
import { type BillingDriver, openBillingDriver } from "../../testing/billing-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { billingPeriod, readCredits } from "../credits/index.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { registerCard } from "./register-card.ts";
import { resumeSubscription } from "./resume-subscription.ts";
import { retryPayment } from "./retry-payment.ts";

onEachDatabase("renewals", (connection) => {
  let driver: BillingDriver;
  let userId: string;
  beforeEach(async () => {
    driver = openBillingDriver(connection());
    userId = await insertUser(connection().db);
  });

  const subscribe = (behaviour?: TestCardBehaviour) => driver.subscribe(userId, behaviour);
  const credits = async () => (await readCredits({ db: connection().db, now: driver.clock }, userId)).credits;
  const mailSubjects = () => driver.mailSubjects(userId);

  it("charges once on each billing day, also with concurrent jobs", async () => {
    await subscribe();
    for (const end of ["2026-02-28", "2026-03-31", "2026-04-30"]) {
      await driver.toRenewal(userId);
      expect(driver.clock.toISOString()).toBe(`${end}T01:00:00.000Z`);
      await Promise.all([driver.runJobs(), driver.runJobs(), driver.runJobs()]);
      expect(await driver.isPro(userId)).toBe(true);
      expect(await credits()).toMatchObject({ remaining: 300, max: 300 });
    }
    expect(await driver.taken(userId)).toBe(4 * PRICE);
    const periods = await driver.proPeriods(userId);
    expect(periods).toHaveLength(4);
    periods.slice(1).forEach(({ startsAt }, index) => {
      expect(startsAt).toEqual(periods[index]?.endsAt);
    });
    expect(mailSubjects().filter((subject) => subject.includes("영수증"))).toHaveLength(4);
  }, 60_000);

  it("keeps Pro during three retries of a declined renewal, then ends it", async () => {
    await subscribe("refused-later");
    await driver.toRenewal(userId);
    const due = driver.clock;
    await driver.runJobs();
    expect(await driver.subscription(userId)).toMatchObject({ status: "past_due" });
    expect(await driver.isPro(userId)).toBe(true);
    expect(await credits()).toMatchObject({ remaining: 300, max: 300 });
    const tries = async () => (await driver.payments(userId))[1]?.attempts;
    for (let day = 0.5; day < 7; day += 0.5) {
      driver.clock = new Date(due.getTime() + day * 86_400_000);
      await Promise.all([driver.runJobs(), driver.runJobs()]);
      expect(await tries()).toBe(1 + RENEWAL_RETRY_DAYS.filter((at) => at <= day).length);
      expect(await driver.isPro(userId)).toBe(true);
    }
    driver.clock = new Date(due.getTime() + 7 * 86_400_000);
    expect(await driver.isPro(userId)).toBe(false);
    await driver.runJobs();
    expect(await driver.subscription(userId)).toMatchObject({ status: "ended", billingKey: null });
    expect(await credits()).toMatchObject({ max: 3 });
    expect(await driver.taken(userId)).toBe(PRICE);
    expect(mailSubjects().map((subject) => subject.replace(/ \(.*/, ""))).toEqual([
      "Pro 결제 영수증",
      ...[1, 2, 3, 4].map(() => "Pro 결제가 되지 않았습니다"),
      "Pro 이용이 끝났습니다",
    ]);
  }, 60_000);

  it("a new card pays an overdue renewal at once and keeps the billing day", async () => {
    await subscribe("refused-later");
    await driver.toRenewal(userId);
    const due = driver.clock;
    await driver.runJobs();
    driver.pass(2);
    const answer = await registerCard(driver.parts(), userId, {
      purpose: "change",
      billingKey: await driver.card(userId, "ok"),
    });
    expect(answer.outcome).toBe("paid");
    const next = billingPeriod(new Date("2026-01-31T01:00:00Z"), 1);
    expect(await driver.subscription(userId)).toMatchObject({ status: "active", periodEndsAt: next.endsAt });
    const periods = await driver.proPeriods(userId);
    expect(periods.map(({ startsAt }) => startsAt)).toEqual([new Date("2026-01-31T01:00:00Z"), due]);
    expect(await credits()).toMatchObject({ remaining: 300, resetAt: next.endsAt });
  });

  it("retryPayment charges an overdue subscription and rejects one that is not overdue", async () => {
    await subscribe("refused-later");
    await expect(retryPayment(driver.parts(), userId)).rejects.toMatchObject({ code: "NOT_SUBSCRIBED" });
    await driver.toRenewal(userId);
    await driver.runJobs();
    expect((await retryPayment(driver.parts(), userId)).outcome).toBe("declined");
    expect((await driver.subscription(userId))?.status).toBe("past_due");
  });

  it("a cancelled subscription lasts to the period's end and can be resumed before", async () => {
    await subscribe();
    driver.pass(10);
    await cancelSubscription(driver.parts(), userId);
    await cancelSubscription(driver.parts(), userId);
    await resumeSubscription(driver.parts(), userId);
    await cancelSubscription(driver.parts(), userId);
    expect(await driver.isPro(userId)).toBe(true);
    await driver.toRenewal(userId);
    expect(await driver.isPro(userId)).toBe(false);
    await driver.runJobs();
    expect(await driver.subscription(userId)).toMatchObject({ status: "ended", billingKey: null });
    expect(await driver.taken(userId)).toBe(PRICE);
    await expect(resumeSubscription(driver.parts(), userId)).rejects.toMatchObject({ code: "NOT_SUBSCRIBED" });
    expect((await subscribe()).outcome).toBe("paid");
    expect(await driver.isPro(userId)).toBe(true);
    expect(await driver.taken(userId)).toBe(2 * PRICE);
    expect(await credits()).toMatchObject({ remaining: 300, max: 300 });
  });

  it("cancelling an overdue subscription ends it at once", async () => {
    await subscribe("refused-later");
    await driver.toRenewal(userId);
    await driver.runJobs();
    driver.pass(1);
    await cancelSubscription(driver.parts(), userId);
    expect(await driver.isPro(userId)).toBe(false);
    await expect(cancelSubscription(driver.parts(), userId)).rejects.toMatchObject({ code: "NOT_SUBSCRIBED" });
  });

  it("cancelling during a charge throws PAYMENT_IN_PROGRESS", async () => {
    await subscribe();
    await registerCard(driver.parts(), userId, {
      purpose: "change",
      billingKey: await driver.card(userId, "no-answer"),
    });
    await driver.toRenewal(userId);
    await driver.runJobs();
    await expect(cancelSubscription(driver.parts(), userId)).rejects.toMatchObject({ code: "PAYMENT_IN_PROGRESS" });
    expect(await driver.isPro(userId)).toBe(true);
  });

  it("ends the subscription without a charge when over a week late", async () => {
    await subscribe();
    await driver.toRenewal(userId);
    driver.pass(8);
    await driver.runJobs();
    expect((await driver.subscription(userId))?.status).toBe("ended");
    expect(await driver.taken(userId)).toBe(PRICE);
  });

  it("charges and ends nothing while no payment gateway is configured", async () => {
    await subscribe();
    await driver.toRenewal(userId);
    await driver.runJobs(noGateway);
    expect(await driver.subscription(userId)).toMatchObject({ status: "active" });
    expect(await driver.taken(userId)).toBe(PRICE);
    await driver.runJobs();
    expect(await driver.taken(userId)).toBe(2 * PRICE);
  });

  it("ends a subscription of another gateway without a charge", async () => {
    await subscribe();
    await driver.toRenewal(userId);
    const asked: string[] = [];
    await driver.runJobs({
      ...driver.testGateway,
      cardWindow: { kind: "portone", storeId: "store", channelKey: "channel" },
      charge: async ({ paymentId }) => {
        asked.push(paymentId);
        return { kind: "unknown" };
      },
    });
    expect(asked).toEqual([]);
    expect((await driver.subscription(userId))?.status).toBe("ended");
  });
});
