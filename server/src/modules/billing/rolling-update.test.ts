import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openBillingDriver } from "../../testing/billing-driver.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";

/** During a rolling update, servers of the previous release insert rows without the columns of the terms. */
onEachDatabase("inserts by the previous release", (connection) => {
  it("subscriptions, payments and Pro periods default to the old price and credits", async () => {
    const { db } = connection();
    const userId = await insertUser(db);
    const before = Date.now() - 60_000;
    await db.execute(
      sql`insert into subscriptions (id, user_id, gateway, status, created_at)
          values (${`s-${userId}`}, ${userId}, 'test', 'pending', now())`,
    );
    await db.execute(
      sql`insert into payments (id, subscription_id, user_id, period_index, status, total_won, supply_won, vat_won,
            attempts, claimed_at, created_at)
          values (${`p-${userId}`}, ${`s-${userId}`}, ${userId}, 0, 'charging', 9900, 9000, 900, 1, now(), now())`,
    );
    await db.execute(
      sql`insert into pro_periods (id, user_id, starts_at, ends_at)
          values (${`m-${userId}`}, ${userId}, now(), now() + interval '1 month')`,
    );
    const driver = openBillingDriver(connection());
    const subscription = await driver.subscription(userId);
    expect(subscription).toMatchObject({ priceWon: 9_900, monthlyCredits: 300 });
    expect(subscription?.agreedAt.getTime()).toBeGreaterThan(before);
    expect(await driver.payments(userId)).toMatchObject([{ monthlyCredits: 300 }]);
    expect(await driver.proPeriods(userId)).toMatchObject([{ monthlyCredits: 300 }]);
  });
});
