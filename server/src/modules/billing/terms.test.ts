import type { SubscriptionTerms, TestCardBehaviour } from "@geulgyeol/contract";
import { beforeEach, expect, it } from "vitest";
import { type BillingDriver, openBillingDriver } from "../../testing/billing-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { readCredits } from "../credits/index.ts";
import { acceptTerms } from "./accept-terms.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { listReceipts } from "./list-receipts.ts";
import { readBilling } from "./read-billing.ts";
import { registerCard } from "./register-card.ts";

const OLD = { priceWon: 9_900, monthlyCredits: 300 };
const NEW = { priceWon: 12_900, monthlyCredits: 400 };

onEachDatabase("subscription terms", (connection) => {
  let driver: BillingDriver;
  let userId: string;
  beforeEach(async () => {
    driver = openBillingDriver(connection());
    driver.offer = OLD;
    userId = await insertUser(connection().db, { emailVerified: true });
  });

  const credits = async (of = userId) => (await readCredits({ db: connection().db, now: driver.clock }, of)).credits;
  const prices = async (of = userId) => (await driver.payments(of)).map(({ totalWon }) => totalWon);
  const billing = () =>
    readBilling(driver.parts(), {
      id: userId,
      name: "시험",
      email: `${userId}@example.com`,
      emailVerified: true,
      image: null,
    });
  const renew = async () => {
    await driver.toRenewal(userId);
    await driver.runJobs();
  };

  it("renewals keep the agreed price and credits after the offer has changed", async () => {
    await driver.subscribe(userId);
    driver.offer = NEW;
    for (let month = 0; month < 3; month++) {
      await renew();
      expect(await credits()).toMatchObject({ remaining: 300, max: 300 });
    }
    expect(await prices()).toEqual([9_900, 9_900, 9_900, 9_900]);
    expect(await driver.taken(userId)).toBe(4 * 9_900);
    const receipts = await listReceipts(connection().db, userId);
    expect(receipts.map(({ totalWon, vatWon }) => [totalWon, vatWon])).toEqual(Array(4).fill([9_900, 900]));

    const newcomer = await insertUser(connection().db);
    await driver.subscribe(newcomer);
    expect(await prices(newcomer)).toEqual([12_900]);
    expect(await credits(newcomer)).toMatchObject({ remaining: 400, max: 400 });
  }, 60_000);

  it("a declined renewal keeps the agreed price when another card pays it", async () => {
    await driver.subscribe(userId, "refused-later");
    driver.offer = NEW;
    await renew();
    driver.pass(1);
    await driver.runJobs();
    const answer = await registerCard(driver.parts(), userId, {
      purpose: "change",
      billingKey: await driver.card(userId, "ok"),
    });
    expect(answer.outcome).toBe("paid");
    expect(await prices()).toEqual([9_900, 9_900]);
    expect(await credits()).toMatchObject({ max: 300 });
  });

  it("acceptTerms applies the new terms from the next payment", async () => {
    await driver.subscribe(userId);
    driver.offer = NEW;
    expect((await billing()).subscription).toMatchObject({ terms: OLD, newTerms: NEW });
    await acceptTerms(driver.parts(), userId, NEW);
    await acceptTerms(driver.parts(), userId, NEW);
    expect((await billing()).subscription).toMatchObject({ terms: NEW, newTerms: null });
    expect(await credits()).toMatchObject({ remaining: 300, max: 300 });
    await renew();
    expect(await prices()).toEqual([9_900, 12_900]);
    expect(await credits()).toMatchObject({ remaining: 400, max: 400 });
    driver.offer = { priceWon: 1, monthlyCredits: 1 };
    await renew();
    expect(await prices()).toEqual([9_900, 12_900, 12_900]);
    expect((await driver.subscription(userId))?.agreedAt).toEqual(new Date("2026-01-31T01:00:00Z"));
  });

  it("acceptTerms rejects terms other than the offer and users without a subscription", async () => {
    await driver.subscribe(userId);
    driver.offer = NEW;
    await expect(acceptTerms(driver.parts(), userId, OLD)).rejects.toMatchObject({ code: "TERMS_CHANGED" });
    const stranger = await insertUser(connection().db);
    await expect(acceptTerms(driver.parts(), stranger, NEW)).rejects.toMatchObject({ code: "NOT_SUBSCRIBED" });
    await driver.subscribe(stranger, "refused");
    await expect(acceptTerms(driver.parts(), stranger, NEW)).rejects.toMatchObject({ code: "NOT_SUBSCRIBED" });
    expect((await driver.subscription(userId))?.priceWon).toBe(9_900);
  });

  const giveWith = async (terms: SubscriptionTerms, behaviour: TestCardBehaviour = "ok") =>
    registerCard(driver.parts(), userId, {
      purpose: "subscribe",
      billingKey: await driver.card(userId, behaviour),
      terms,
    });

  it("registerCard rejects terms that differ from the current offer", async () => {
    driver.offer = NEW;
    await expect(giveWith(OLD)).rejects.toMatchObject({ code: "TERMS_CHANGED" });
    expect(await driver.subscription(userId)).toBeUndefined();
    expect(await driver.taken(userId)).toBe(0);
    expect((await giveWith(NEW)).outcome).toBe("paid");
    expect(await prices()).toEqual([12_900]);
  });

  it.each(["refused", "no-answer"] as const)(
    "the new offer replaces terms of a failed first payment (%s) with a new payment",
    async (behaviour) => {
      await giveWith(OLD, behaviour);
      driver.pass(0.01);
      await driver.runJobs();
      driver.offer = NEW;
      expect(await billing()).toMatchObject({ offer: NEW, subscription: { terms: OLD, newTerms: null } });
      await expect(giveWith(OLD)).rejects.toMatchObject({ code: "TERMS_CHANGED" });
      expect(await driver.taken(userId)).toBe(0);
      expect((await giveWith(NEW)).outcome).toBe("paid");
      const [old, paid] = await driver.payments(userId);
      expect(old).toMatchObject({ status: "failed", totalWon: 9_900 });
      expect(paid).toMatchObject({ status: "paid", totalWon: 12_900, monthlyCredits: 400 });
      expect(paid?.subscriptionId).not.toBe(old?.subscriptionId);
      expect(await driver.taken(userId)).toBe(12_900);
      expect(await credits()).toMatchObject({ max: 400 });
      expect(driver.mailSubjects(userId).some((subject) => subject.includes("끝났습니다"))).toBe(false);
    },
  );

  it("registerCard keeps a card that is registered again with the new offer", async () => {
    const billingKey = await driver.card(userId, "no-answer");
    await registerCard(driver.parts(), userId, { purpose: "subscribe", billingKey, terms: OLD });
    driver.pass(0.01);
    await driver.runJobs();
    driver.offer = NEW;
    await registerCard(driver.parts(), userId, { purpose: "subscribe", billingKey, terms: NEW });
    expect(await driver.subscription(userId)).toMatchObject({ status: "pending", priceWon: 12_900, billingKey });
    await driver.runJobs();
    expect(await driver.testGateway.confirmBillingKey(billingKey)).not.toBeNull();
  });

  it("registerCard ignores outdated terms for an open payment or active subscription", async () => {
    await giveWith(OLD, "no-answer");
    driver.offer = NEW;
    expect((await giveWith(OLD)).outcome).toBe("checking");
    const other = await insertUser(connection().db);
    await driver.subscribe(other);
    const again = { purpose: "subscribe", billingKey: await driver.card(other, "ok"), terms: OLD } as const;
    expect((await registerCard(driver.parts(), other, again)).outcome).toBe("already");
  });

  it("a changed offer is announced once by e-mail to each renewing subscriber", async () => {
    await driver.subscribe(userId);
    const quitter = await insertUser(connection().db);
    await driver.subscribe(quitter);
    await cancelSubscription(driver.parts(), quitter);
    const announced = () => driver.mailSubjects(userId).filter((subject) => subject.includes("요금이 바뀌었습니다"));
    await driver.runJobs();
    expect(announced()).toHaveLength(0);
    driver.offer = NEW;
    await Promise.all([driver.runJobs(), driver.runJobs()]);
    await driver.runJobs();
    expect(announced()).toHaveLength(1);
    const mail = driver.mails.find(({ to, subject }) => to.startsWith(userId) && subject.includes("요금이"))?.text;
    expect(mail).toContain("지금 이용하시는 요금: 한 달 9,900원 (부가세 포함), 300크레딧");
    expect(mail).toContain("새 요금: 한 달 12,900원 (부가세 포함), 400크레딧");
    expect(mail).toContain("동의하시기 전에는 지금 요금과 크레딧이 그대로 이어집니다.");
    expect(driver.mailSubjects(quitter).some((subject) => subject.includes("요금이"))).toBe(false);
    await acceptTerms(driver.parts(), userId, NEW);
    await driver.runJobs();
    expect(announced()).toHaveLength(1);
    driver.offer = { ...NEW, priceWon: 13_900 };
    await driver.runJobs();
    expect(announced()).toHaveLength(2);
  });
});
