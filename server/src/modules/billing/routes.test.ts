import { randomUUID } from "node:crypto";
import { PRO_MONTHLY_PRICE_WON, type TestCardBehaviour } from "@geulgyeol/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DatabaseConnection } from "../../db/connection.ts";
import { noGateway } from "../../ports/payment-none.ts";
import { signWebhook } from "../../ports/webhook-signature.ts";
import { NOBODY_SELLS } from "../../testing/billing-driver.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { openEmbeddedCopy } from "../../testing/test-database.ts";
import { PRO_OFFER } from "./index.ts";
import { vatOf } from "./rules.ts";

const VERIFIED = { emailVerified: true };
const JSON_BODY = { "content-type": "application/json" };

let connection: DatabaseConnection;
let test: TestApp;
beforeAll(async () => {
  connection = await openEmbeddedCopy();
  test = await openTestApp(connection);
});
afterAll(async () => {
  await test?.app.close();
  await connection?.close();
});

async function newKey(cookie: string, behaviour: TestCardBehaviour = "ok"): Promise<string> {
  const answer = await test.post("/api/billing/test-card", { behaviour }, { cookie });
  return answer.json().data.billingKey;
}
const give = async (cookie: string, behaviour?: TestCardBehaviour, purpose = "subscribe") =>
  test.post(
    "/api/billing/card",
    { purpose, billingKey: await newKey(cookie, behaviour), terms: PRO_OFFER },
    { cookie },
  );
const webhook = (body: string, headers: Record<string, string>) =>
  test.call("POST", "/api/billing/webhook", {
    headers: { "content-type": "application/json", ...headers },
    payload: body,
  });

it("GET /api/billing returns the offer and requirements to a new user", async () => {
  const cookie = await test.newSession();
  const answer = await test.call("GET", "/api/billing", { cookie });
  expect(answer.json().data).toEqual({
    subscription: null,
    needsEmailVerification: true,
    getsMail: true,
    offer: PRO_OFFER,
    cardWindow: { kind: "test" },
  });
});

it("POST /api/billing/accept-terms accepts only the current offer, from subscribers", async () => {
  const cookie = await test.newSession(VERIFIED);
  const accept = (terms: object) => test.post("/api/billing/accept-terms", terms, { cookie });
  expectRefusal(await accept(PRO_OFFER), "NOT_SUBSCRIBED");
  await give(cookie);
  expectRefusal(await accept({ priceWon: 100, monthlyCredits: 300 }), "TERMS_CHANGED");
  expectRefusal(await accept({ priceWon: -1 }), "INVALID_REQUEST");
  const { data } = (await accept(PRO_OFFER)).json();
  expect(data.subscription).toMatchObject({ terms: PRO_OFFER, newTerms: null });
});

it("payment endpoints return PAYMENT_NOT_SET_UP without a gateway", async () => {
  const other = await openTestApp(connection, { gateway: noGateway, testGateway: null, business: NOBODY_SELLS });
  const cookie = await other.newSession(VERIFIED);
  expect((await other.call("GET", "/api/settings")).json().data.sellsPro).toBe(false);
  expect((await other.call("GET", "/api/billing", { cookie })).json().data.cardWindow).toEqual({ kind: "none" });
  const card = { purpose: "subscribe", billingKey: "test-card" };
  expectRefusal(await other.post("/api/billing/card", card, { cookie }), "PAYMENT_NOT_SET_UP");
  expectRefusal(await other.post("/api/billing/retry", {}, { cookie }), "PAYMENT_NOT_SET_UP");
  expectRefusal(await other.post("/api/billing/test-card", { behaviour: "ok" }, { cookie }), "NOT_FOUND");
  expectRefusal(
    await other.call("POST", "/api/billing/webhook", { headers: JSON_BODY, payload: "{}" }),
    "INVALID_REQUEST",
  );
  expect((await other.call("GET", "/api/user/me", { cookie })).json().data.user.subscriptionStatus).toBe("none");
  await other.app.close();
});

it("POST /api/billing/card needs a verified address unless the account has none", async () => {
  const cookie = await test.newSession();
  expectRefusal(await give(cookie), "EMAIL_NOT_VERIFIED");
  const address = { email: `kakao-${randomUUID()}@no-address.invalid` };
  const withoutAddress = await test.newSession(address);
  const answer = await give(withoutAddress);
  expect(answer.json().data).toMatchObject({ outcome: "paid", billing: { getsMail: false } });
});

it("subscribes, cancels, resumes, and shows the receipt to its owner only", async () => {
  const cookie = await test.newSession(VERIFIED);
  expectRefusal(await test.post("/api/billing/cancel", {}, { cookie }), "NOT_SUBSCRIBED");
  expectRefusal(await test.post("/api/billing/resume", {}, { cookie }), "NOT_SUBSCRIBED");
  expectRefusal(await test.post("/api/billing/retry", {}, { cookie }), "NOT_SUBSCRIBED");
  expectRefusal(await give(cookie, "ok", "change"), "NOT_SUBSCRIBED");
  const paid = (await give(cookie)).json().data;
  expect(paid).toMatchObject({ outcome: "paid", billing: { subscription: { status: "active", isChecking: false } } });
  const me = (await test.call("GET", "/api/user/me", { cookie })).json().data;
  expect(me).toMatchObject({
    user: { subscriptionStatus: "active" },
    credits: { remaining: PRO_OFFER.monthlyCredits, max: PRO_OFFER.monthlyCredits },
  });
  const cancelled = (await test.post("/api/billing/cancel", {}, { cookie })).json().data.subscription;
  expect(cancelled).toMatchObject({ cancelAtPeriodEnd: true, nextPaymentAt: null });
  const resumed = (await test.post("/api/billing/resume", {}, { cookie })).json().data.subscription;
  expect(resumed).toMatchObject({ cancelAtPeriodEnd: false, nextPaymentAt: cancelled.periodEndsAt });
  const receipts = async (of: string) =>
    (await test.call("GET", "/api/billing/receipts", { cookie: of })).json().data.receipts;
  expect(await receipts(cookie)).toMatchObject([{ totalWon: PRO_MONTHLY_PRICE_WON, ...vatOf(PRO_MONTHLY_PRICE_WON) }]);
  expect(await receipts(await test.newSession(VERIFIED))).toEqual([]);
  expect(JSON.stringify(paid)).not.toContain("billing-key");
});

it("POST /api/billing/card rejects outdated and missing terms", async () => {
  const cookie = await test.newSession(VERIFIED);
  for (const terms of [{ ...PRO_OFFER, priceWon: PRO_OFFER.priceWon - 1_000 }, undefined]) {
    const body = { purpose: "subscribe", billingKey: await newKey(cookie), terms };
    expectRefusal(await test.post("/api/billing/card", body, { cookie }), "TERMS_CHANGED");
    // The refusal removed the card.
    expectRefusal(await test.post("/api/billing/card", body, { cookie }), "INVALID_BILLING_KEY");
  }
  expect((await test.call("GET", "/api/billing", { cookie })).json().data.subscription).toBeNull();
});

it("POST /api/billing/card rejects another user's key, unknown keys and invalid bodies", async () => {
  const [cookie, other] = [await test.newSession(VERIFIED), await test.newSession(VERIFIED)];
  for (const billingKey of [await newKey(other), "no-such-key"]) {
    expectRefusal(
      await test.post("/api/billing/card", { purpose: "subscribe", billingKey, terms: PRO_OFFER }, { cookie }),
      "INVALID_BILLING_KEY",
    );
  }
  expectRefusal(
    await test.post("/api/billing/card", { purpose: "gift", billingKey: "x" }, { cookie }),
    "INVALID_REQUEST",
  );
});

it("POST /api/billing/webhook rejects unsigned and forged requests", async () => {
  const body = JSON.stringify({ type: "Transaction.Paid", data: { paymentId: "unknown" } });
  expectRefusal(await webhook(body, {}), "INVALID_REQUEST");
  const forged = signWebhook("Zm9yZ2Vk", { id: "event", at: test.clock, body });
  expectRefusal(await webhook(body, forged), "INVALID_REQUEST");
  expectRefusal(await webhook("{", forged), "INVALID_REQUEST");
  expectRefusal(await test.call("GET", "/api/billing/webhook"), "METHOD_NOT_ALLOWED");
});

it.each(["double-webhook", "late-webhook", "charged-no-answer"] as const)(
  "charges once with the test card %s and accepts its webhooks",
  async (behaviour) => {
    const from = test.logLines.length;
    const cookie = await test.newSession(VERIFIED);
    expect((await give(cookie, behaviour)).json().data.outcome).toBe("paid");
    const taken = () => test.logLines.slice(from).filter((line) => line.includes("/api/billing/webhook"));
    await expect.poll(() => taken().length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(test.logLines.slice(from).join("")).not.toContain("was not taken");
    const { receipts } = (await test.call("GET", "/api/billing/receipts", { cookie })).json().data;
    expect(receipts).toHaveLength(1);
  },
);
