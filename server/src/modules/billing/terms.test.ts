import type { SubscriptionTerms, TestCardBehaviour } from "@geulgyeol/contract";
import { beforeEach, expect, it } from "vitest";
import { type BillingDesk, openBillingDesk } from "../../testing/billing-desk.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { readCredits } from "../credits/index.ts";
import { acceptTerms } from "./accept-terms.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { giveCard } from "./give-card.ts";
import { listReceipts } from "./list-receipts.ts";
import { readBilling } from "./read-billing.ts";

const OLD = { priceWon: 9_900, monthlyCredits: 300 };
const NEW = { priceWon: 12_900, monthlyCredits: 400 };

onEachDatabase("what was agreed", (connection) => {
  let desk: BillingDesk;
  let userId: string;
  beforeEach(async () => {
    desk = openBillingDesk(connection());
    userId = await insertUser(connection().db, { emailVerified: true });
  });

  const credits = async (of = userId) => (await readCredits({ db: connection().db, now: desk.clock }, of)).credits;
  const prices = async (of = userId) => (await desk.payments(of)).map(({ totalWon }) => totalWon);
  const billing = () =>
    readBilling(desk.parts(), {
      ...{ id: userId, name: "시험", email: `${userId}@example.com`, emailVerified: true, image: null },
    });
  const renew = async () => {
    await desk.toRenewal(userId);
    await desk.runJobs();
  };

  it("is charged and granted at every renewal, whatever new subscriptions cost meanwhile", async () => {
    await desk.subscribe(userId);
    desk.offer = NEW;
    for (let month = 0; month < 3; month++) {
      await renew();
      expect(await credits()).toMatchObject({ remaining: 300, max: 300 });
    }
    expect(await prices()).toEqual([9_900, 9_900, 9_900, 9_900]);
    expect(await desk.taken(userId)).toBe(4 * 9_900);
    const receipts = await listReceipts(connection().db, userId);
    expect(receipts.map(({ totalWon, vatWon }) => [totalWon, vatWon])).toEqual(Array(4).fill([9_900, 900]));

    const newcomer = await insertUser(connection().db);
    await desk.subscribe(newcomer);
    expect(await prices(newcomer)).toEqual([12_900]);
    expect(await credits(newcomer)).toMatchObject({ remaining: 400, max: 400 });
  }, 60_000);

  it("holds for the retries of a refused renewal, by the clock, by hand and by another card", async () => {
    await desk.subscribe(userId, "refused-later");
    desk.offer = NEW;
    await renew();
    desk.pass(1);
    await desk.runJobs();
    const answer = await giveCard(desk.parts(), userId, {
      purpose: "change",
      billingKey: await desk.card(userId, "ok"),
    });
    expect(answer.outcome).toBe("paid");
    expect(await prices()).toEqual([9_900, 9_900]);
    expect(await credits()).toMatchObject({ max: 300 });
  });

  it("changes when its owner agrees, from the next payment on", async () => {
    await desk.subscribe(userId);
    desk.offer = NEW;
    expect((await billing()).subscription).toMatchObject({ terms: OLD, newTerms: NEW });
    await acceptTerms(desk.parts(), userId, NEW);
    await acceptTerms(desk.parts(), userId, NEW);
    expect((await billing()).subscription).toMatchObject({ terms: NEW, newTerms: null });
    expect(await credits()).toMatchObject({ remaining: 300, max: 300 });
    await renew();
    expect(await prices()).toEqual([9_900, 12_900]);
    expect(await credits()).toMatchObject({ remaining: 400, max: 400 });
    desk.offer = { priceWon: 1, monthlyCredits: 1 };
    await renew();
    expect(await prices()).toEqual([9_900, 12_900, 12_900]);
    expect((await desk.subscription(userId))?.agreedAt).toEqual(new Date("2026-01-31T01:00:00Z"));
  });

  it("is never something that was not shown, and needs a subscription that runs", async () => {
    await desk.subscribe(userId);
    desk.offer = NEW;
    await expect(acceptTerms(desk.parts(), userId, OLD)).rejects.toMatchObject({ code: "TERMS_CHANGED" });
    const stranger = await insertUser(connection().db);
    await expect(acceptTerms(desk.parts(), stranger, NEW)).rejects.toMatchObject({ code: "NOT_SUBSCRIBED" });
    await desk.subscribe(stranger, "refused");
    await expect(acceptTerms(desk.parts(), stranger, NEW)).rejects.toMatchObject({ code: "NOT_SUBSCRIBED" });
    expect((await desk.subscription(userId))?.priceWon).toBe(9_900);
  });

  const giveWith = async (terms: SubscriptionTerms, behaviour: TestCardBehaviour = "ok") =>
    giveCard(desk.parts(), userId, { purpose: "subscribe", billingKey: await desk.card(userId, behaviour), terms });

  it("is what was shown: a price that changed meanwhile is not charged", async () => {
    desk.offer = NEW;
    await expect(giveWith(OLD)).rejects.toMatchObject({ code: "TERMS_CHANGED" });
    expect(await desk.subscription(userId)).toBeUndefined();
    expect(await desk.taken(userId)).toBe(0);
    expect((await giveWith(NEW)).outcome).toBe("paid");
    expect(await prices()).toEqual([12_900]);
  });

  it.each(["refused", "no-answer"] as const)(
    "of a first payment that failed (%s) gives way to the new offer, under another payment",
    async (behaviour) => {
      await giveWith(OLD, behaviour);
      desk.pass(0.01);
      await desk.runJobs();
      desk.offer = NEW;
      expect(await billing()).toMatchObject({ offer: NEW, subscription: { terms: OLD, newTerms: null } });
      await expect(giveWith(OLD)).rejects.toMatchObject({ code: "TERMS_CHANGED" });
      expect(await desk.taken(userId)).toBe(0);
      expect((await giveWith(NEW)).outcome).toBe("paid");
      const [old, paid] = await desk.payments(userId);
      expect(old).toMatchObject({ status: "failed", totalWon: 9_900 });
      expect(paid).toMatchObject({ status: "paid", totalWon: 12_900, monthlyCredits: 400 });
      expect(paid?.subscriptionId).not.toBe(old?.subscriptionId);
      expect(await desk.taken(userId)).toBe(12_900);
      expect(await credits()).toMatchObject({ max: 400 });
      expect(desk.letters(userId).some((subject) => subject.includes("끝났습니다"))).toBe(false);
    },
  );

  it("keeps the card that is brought again with consent to the new offer", async () => {
    const billingKey = await desk.card(userId, "no-answer");
    await giveCard(desk.parts(), userId, { purpose: "subscribe", billingKey, terms: OLD });
    desk.pass(0.01);
    await desk.runJobs();
    desk.offer = NEW;
    await giveCard(desk.parts(), userId, { purpose: "subscribe", billingKey, terms: NEW });
    expect(await desk.subscription(userId)).toMatchObject({ status: "pending", priceWon: 12_900, billingKey });
    await desk.runJobs();
    expect(await desk.testGateway.confirmBillingKey(billingKey)).not.toBeNull();
  });

  it("of a payment that is open, or of a subscription that runs, is not asked for again", async () => {
    await giveWith(OLD, "no-answer");
    desk.offer = NEW;
    expect((await giveWith(OLD)).outcome).toBe("checking");
    const other = await insertUser(connection().db);
    await desk.subscribe(other);
    const again = { purpose: "subscribe", billingKey: await desk.card(other, "ok"), terms: OLD } as const;
    expect((await giveCard(desk.parts(), other, again)).outcome).toBe("already");
  });

  it("is told of by one letter for each other offer, which says that nothing changes without consent", async () => {
    await desk.subscribe(userId);
    const quitter = await insertUser(connection().db);
    await desk.subscribe(quitter);
    await cancelSubscription(desk.parts(), quitter);
    const announced = () => desk.letters(userId).filter((subject) => subject.includes("요금이 바뀌었습니다"));
    await desk.runJobs();
    expect(announced()).toHaveLength(0);
    desk.offer = NEW;
    await Promise.all([desk.runJobs(), desk.runJobs()]);
    await desk.runJobs();
    expect(announced()).toHaveLength(1);
    const letter = desk.mails.find(({ to, subject }) => to.startsWith(userId) && subject.includes("요금이"))?.text;
    expect(letter).toContain("지금 이용하시는 요금: 한 달 9,900원 (부가세 포함), 300크레딧");
    expect(letter).toContain("새 요금: 한 달 12,900원 (부가세 포함), 400크레딧");
    expect(letter).toContain("동의하시기 전에는 지금 요금과 크레딧이 그대로 이어집니다.");
    expect(desk.letters(quitter).some((subject) => subject.includes("요금이"))).toBe(false);
    await acceptTerms(desk.parts(), userId, NEW);
    await desk.runJobs();
    expect(announced()).toHaveLength(1);
    desk.offer = { ...NEW, priceWon: 13_900 };
    await desk.runJobs();
    expect(announced()).toHaveLength(2);
  });
});
