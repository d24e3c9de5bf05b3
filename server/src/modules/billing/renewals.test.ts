import { PRO_MONTHLY_PRICE_WON as PRICE, RENEWAL_RETRY_DAYS, type TestCardBehaviour } from "@geulgyeol/contract";
import { beforeEach, expect, it } from "vitest";
import { noGateway } from "../../ports/payment-none.ts";
import { type BillingDesk, openBillingDesk } from "../../testing/billing-desk.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { billingPeriod, readCredits } from "../credits/index.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { giveCard } from "./give-card.ts";
import { resumeSubscription } from "./resume-subscription.ts";
import { retryPayment } from "./retry-payment.ts";

onEachDatabase("renewals", (connection) => {
  let desk: BillingDesk;
  let userId: string;
  beforeEach(async () => {
    desk = openBillingDesk(connection());
    userId = await insertUser(connection().db);
  });

  const subscribe = (behaviour?: TestCardBehaviour) => desk.subscribe(userId, behaviour);
  const credits = async () => (await readCredits({ db: connection().db, now: desk.clock }, userId)).credits;
  const letters = () => desk.letters(userId);

  it("renews on its day, month after month, also by two nodes at once", async () => {
    await subscribe();
    for (const end of ["2026-02-28", "2026-03-31", "2026-04-30"]) {
      await desk.toRenewal(userId);
      expect(desk.clock.toISOString()).toBe(`${end}T01:00:00.000Z`);
      await Promise.all([desk.runJobs(), desk.runJobs(), desk.runJobs()]);
      expect(await desk.isPro(userId)).toBe(true);
      expect(await credits()).toMatchObject({ remaining: 300, max: 300 });
    }
    expect(await desk.taken(userId)).toBe(4 * PRICE);
    const periods = await desk.proPeriods(userId);
    expect(periods).toHaveLength(4);
    periods.slice(1).forEach(({ startsAt }, index) => {
      expect(startsAt).toEqual(periods[index]?.endsAt);
    });
    expect(letters().filter((subject) => subject.includes("영수증"))).toHaveLength(4);
  }, 60_000);

  it("keeps Pro and the old credits through a refused renewal, tries three times more, and then ends", async () => {
    await subscribe("refused-later");
    await desk.toRenewal(userId);
    const due = desk.clock;
    await desk.runJobs();
    expect(await desk.subscription(userId)).toMatchObject({ status: "past_due" });
    expect(await desk.isPro(userId)).toBe(true);
    expect(await credits()).toMatchObject({ remaining: 300, max: 300 });
    const tries = async () => (await desk.payments(userId))[1]?.attempts;
    for (let day = 0.5; day < 7; day += 0.5) {
      desk.clock = new Date(due.getTime() + day * 86_400_000);
      await Promise.all([desk.runJobs(), desk.runJobs()]);
      expect(await tries()).toBe(1 + RENEWAL_RETRY_DAYS.filter((at) => at <= day).length);
      expect(await desk.isPro(userId)).toBe(true);
    }
    desk.clock = new Date(due.getTime() + 7 * 86_400_000);
    expect(await desk.isPro(userId)).toBe(false);
    await desk.runJobs();
    expect(await desk.subscription(userId)).toMatchObject({ status: "ended", billingKey: null });
    expect(await credits()).toMatchObject({ max: 3 });
    expect(await desk.taken(userId)).toBe(PRICE);
    expect(letters().map((subject) => subject.replace(/ \(.*/, ""))).toEqual([
      "Pro 결제 영수증",
      ...[1, 2, 3, 4].map(() => "Pro 결제가 되지 않았습니다"),
      "Pro 이용이 끝났습니다",
    ]);
  }, 60_000);

  it("is paid at once by another card when it is overdue, and keeps its billing day", async () => {
    await subscribe("refused-later");
    await desk.toRenewal(userId);
    const due = desk.clock;
    await desk.runJobs();
    desk.pass(2);
    const answer = await giveCard(desk.parts(), userId, {
      purpose: "change",
      billingKey: await desk.card(userId, "ok"),
    });
    expect(answer.outcome).toBe("paid");
    const next = billingPeriod(new Date("2026-01-31T01:00:00Z"), 1);
    expect(await desk.subscription(userId)).toMatchObject({ status: "active", periodEndsAt: next.endsAt });
    const periods = await desk.proPeriods(userId);
    expect(periods.map(({ startsAt }) => startsAt)).toEqual([new Date("2026-01-31T01:00:00Z"), due]);
    expect(await credits()).toMatchObject({ remaining: 300, resetAt: next.endsAt });
  });

  it("is tried again at its owner's word", async () => {
    await subscribe("refused-later");
    await expect(retryPayment(desk.parts(), userId)).rejects.toMatchObject({ code: "NOT_SUBSCRIBED" });
    await desk.toRenewal(userId);
    await desk.runJobs();
    expect((await retryPayment(desk.parts(), userId)).outcome).toBe("declined");
    expect((await desk.subscription(userId))?.status).toBe("past_due");
  });

  it("runs to the end of the paid month when it is cancelled, and can be taken up again until then", async () => {
    await subscribe();
    desk.pass(10);
    await cancelSubscription(desk.parts(), userId);
    await cancelSubscription(desk.parts(), userId);
    await resumeSubscription(desk.parts(), userId);
    await cancelSubscription(desk.parts(), userId);
    expect(await desk.isPro(userId)).toBe(true);
    await desk.toRenewal(userId);
    expect(await desk.isPro(userId)).toBe(false);
    await desk.runJobs();
    expect(await desk.subscription(userId)).toMatchObject({ status: "ended", billingKey: null });
    expect(await desk.taken(userId)).toBe(PRICE);
    await expect(resumeSubscription(desk.parts(), userId)).rejects.toMatchObject({ code: "NOT_SUBSCRIBED" });
    expect((await subscribe()).outcome).toBe("paid");
    expect(await desk.isPro(userId)).toBe(true);
    expect(await desk.taken(userId)).toBe(2 * PRICE);
    expect(await credits()).toMatchObject({ remaining: 300, max: 300 });
  });

  it("ends at once when it is cancelled while it is overdue", async () => {
    await subscribe("refused-later");
    await desk.toRenewal(userId);
    await desk.runJobs();
    desk.pass(1);
    await cancelSubscription(desk.parts(), userId);
    expect(await desk.isPro(userId)).toBe(false);
    await expect(cancelSubscription(desk.parts(), userId)).rejects.toMatchObject({ code: "NOT_SUBSCRIBED" });
  });

  it("cannot be cancelled while its renewal is on its way", async () => {
    await subscribe();
    await giveCard(desk.parts(), userId, { purpose: "change", billingKey: await desk.card(userId, "no-answer") });
    await desk.toRenewal(userId);
    await desk.runJobs();
    await expect(cancelSubscription(desk.parts(), userId)).rejects.toMatchObject({ code: "PAYMENT_IN_PROGRESS" });
    expect(await desk.isPro(userId)).toBe(true);
  });

  it("charges nobody for a week that passed while the server was away", async () => {
    await subscribe();
    await desk.toRenewal(userId);
    desk.pass(8);
    await desk.runJobs();
    expect((await desk.subscription(userId))?.status).toBe("ended");
    expect(await desk.taken(userId)).toBe(PRICE);
  });

  it("waits where no payment is set up: nothing is charged, and nothing ends", async () => {
    await subscribe();
    await desk.toRenewal(userId);
    await desk.runJobs(noGateway);
    expect(await desk.subscription(userId)).toMatchObject({ status: "active" });
    expect(await desk.taken(userId)).toBe(PRICE);
    await desk.runJobs();
    expect(await desk.taken(userId)).toBe(2 * PRICE);
  });

  it("of a gateway that is no longer configured is not charged by the new one", async () => {
    await subscribe();
    await desk.toRenewal(userId);
    const asked: string[] = [];
    await desk.runJobs({
      ...desk.testGateway,
      cardWindow: { kind: "portone", storeId: "store", channelKey: "channel" },
      charge: async ({ paymentId }) => {
        asked.push(paymentId);
        return { kind: "unknown" };
      },
    });
    expect(asked).toEqual([]);
    expect((await desk.subscription(userId))?.status).toBe("ended");
  });
});
