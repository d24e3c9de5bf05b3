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

  it("of a first payment that was refused holds for the next try", async () => {
    await desk.subscribe(userId, "refused");
    desk.offer = NEW;
    expect(await billing()).toMatchObject({ offer: OLD, subscription: { terms: OLD, newTerms: null } });
    await desk.subscribe(userId);
    expect(await prices()).toEqual([9_900]);
    expect(await credits()).toMatchObject({ max: 300 });
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
