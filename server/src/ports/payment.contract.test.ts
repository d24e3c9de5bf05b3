import { randomUUID } from "node:crypto";
import type { TestCardBehaviour } from "@geulgyeol/contract";
import { PortOneClient, Webhook } from "@portone/server-sdk";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DatabaseConnection } from "../db/connection.ts";
import { createLogger } from "../http/request-log.ts";
import { openPortOneServer, type PortOneServer } from "../testing/portone-server.ts";
import { openEmbeddedCopy } from "../testing/test-database.ts";
import { type Charge, GatewayUnavailable, type PaymentGateway } from "./payment.ts";
import { createPortOneGateway } from "./payment-portone.ts";
import { createTestGateway } from "./test-gateway/payment-test-gateway.ts";
import { signWebhook } from "./webhook-signature.ts";

const WEBHOOK_SECRET = `whsec_${Buffer.from("a webhook secret of the tests").toString("base64")}`;

let connection: DatabaseConnection;
let portone: PortOneServer;
const logLines: string[] = [];
const log = createLogger("debug", { write: (line) => void logLines.push(line) });

beforeAll(async () => {
  [connection, portone] = await Promise.all([openEmbeddedCopy(), openPortOneServer()]);
});
afterAll(async () => {
  await portone.close();
  await connection.close();
});

interface Side {
  readonly gateway: PaymentGateway;
  issue(customerId: string, behaviour: TestCardBehaviour): Promise<string>;
  /** The webhook about the payment, as it is delivered. */
  webhook(paymentId: string): Promise<{ body: string; headers: Record<string, string> }>;
}

function openPortOne(): Side {
  const settings = { apiSecret: portone.secret, webhookSecret: WEBHOOK_SECRET, storeId: portone.storeId };
  const gateway = createPortOneGateway({ ...settings, channelKey: "channel", apiUrl: portone.url }, log, {
    chargeMs: 300,
    readMs: 300,
    retryMs: [5, 10],
  });
  return {
    gateway,
    issue: async (customerId, behaviour) => portone.issue(customerId, behaviour),
    webhook: async (paymentId) => {
      const data = { paymentId, storeId: portone.storeId, transactionId: "transaction" };
      const body = JSON.stringify({ type: "Transaction.Paid", timestamp: new Date().toISOString(), data });
      return { body, headers: signWebhook(WEBHOOK_SECRET, { id: randomUUID(), at: new Date(), body }) };
    },
  };
}

function openTest(): Side {
  const delivered: { body: string; headers: Record<string, string> }[] = [];
  const gateway = createTestGateway({
    db: connection.db,
    now: () => new Date(),
    log,
    delayMs: 20,
    deliver: async (body, headers) => void delivered.push({ body, headers }),
  });
  return {
    gateway,
    issue: gateway.issueCard,
    webhook: (paymentId) =>
      expect
        .poll(() => delivered.find(({ body }) => body.includes(paymentId)))
        .toBeTruthy()
        .then(() => {
          const found = delivered.find(({ body }) => body.includes(paymentId));
          if (found === undefined) throw new Error("The webhook vanished.");
          return found;
        }),
  };
}

describe.each([
  ["PortOne V2", openPortOne],
  ["test gateway", openTest],
])("payment gateway %s", (name, open) => {
  let side: Side;
  let gateway: PaymentGateway;
  beforeEach(() => {
    side = open();
    gateway = side.gateway;
  });

  const order = (billingKey: string, paymentId = randomUUID().replaceAll("-", "")): Charge => ({
    paymentId,
    billingKey,
    customerId: "customer-1",
    orderName: "글결 Pro 1개월",
    amountWon: 9_900,
  });

  it("confirms a billing key with a masked card number and deletes it", async () => {
    const key = await side.issue("customer-1", "ok");
    const confirmed = await gateway.confirmBillingKey(key);
    expect(confirmed).toMatchObject({ key, customerId: "customer-1" });
    expect(confirmed?.card.number).toMatch(/^\d{4}-\*{4}-\*{4}-\d{4}$/);
    expect(confirmed?.card.issuer).toBe(name === "PortOne V2" ? "국민카드" : "시험 카드");
    await gateway.deleteBillingKey(key);
    await gateway.deleteBillingKey(key);
    expect(await gateway.confirmBillingKey(key)).toBeNull();
    expect(await gateway.confirmBillingKey("no-such-key")).toBeNull();
    expect((await gateway.charge(order(key))).kind).toBe("declined");
  });

  it("charges a payment id once, also for repeated and concurrent requests", async () => {
    const charge = order(await side.issue("customer-1", "ok"));
    const [first, second] = await Promise.all([gateway.charge(charge), gateway.charge(charge)]);
    const third = await gateway.charge(charge);
    expect(first.kind).toBe("paid");
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    const payment = await gateway.readPayment(charge.paymentId);
    expect(payment).toMatchObject({ status: "paid", amountWon: 9_900, currency: "KRW" });
    expect(first).toEqual({ kind: "paid", paidAt: payment?.paidAt });
  });

  it("reports a declined card and accepts another for the same payment", async () => {
    const charge = order(await side.issue("customer-1", "refused"));
    expect(await gateway.charge(charge)).toEqual({ kind: "declined", message: expect.stringContaining("한도 초과") });
    expect(await gateway.readPayment(charge.paymentId)).toMatchObject({ status: "failed", paidAt: null });
    const again = order(await side.issue("customer-1", "ok"), charge.paymentId);
    expect((await gateway.charge(again)).kind).toBe("paid");
  });

  it("returns unknown without an answer, whether or not money moved", async () => {
    const silent = order(await side.issue("customer-1", "no-answer"));
    expect(await gateway.charge(silent)).toEqual({ kind: "unknown" });
    expect(await gateway.readPayment(silent.paymentId)).toBeNull();

    const lost = order(await side.issue("customer-1", "charged-no-answer"));
    expect(await gateway.charge(lost)).toEqual({ kind: "unknown" });
    expect(await gateway.readPayment(lost.paymentId)).toMatchObject({ status: "paid" });
    expect((await gateway.charge(lost)).kind).toBe("paid");
  });

  it("refunds idempotently and never charges a refunded payment again", async () => {
    const charge = order(await side.issue("customer-1", "ok"));
    await gateway.charge(charge);
    await gateway.refund(charge.paymentId, "시험");
    await gateway.refund(charge.paymentId, "시험");
    expect(await gateway.readPayment(charge.paymentId)).toMatchObject({ status: "refunded" });
    expect((await gateway.charge(charge)).kind).toBe("unknown");
    await expect(gateway.refund("no-such-payment", "시험")).rejects.toThrow(GatewayUnavailable);
  });

  it("accepts only webhooks with a valid signature and fresh timestamp", async () => {
    const charge = order(await side.issue("customer-1", "ok"));
    await gateway.charge(charge);
    const { body, headers } = await side.webhook(charge.paymentId);
    const now = new Date();
    const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
    const read = gateway.readWebhook(body, headers, now);
    expect(read).toEqual({ id: headers["webhook-id"], paymentId: charge.paymentId });
    expect(gateway.readWebhook(`${body} `, headers, now)).toBeNull();
    expect(gateway.readWebhook(body, headers, minutes(6))).toBeNull();
    expect(gateway.readWebhook(body, headers, minutes(-6))).toBeNull();
    expect(gateway.readWebhook(body, {}, now)).toBeNull();
    expect(gateway.readWebhook(body, { ...headers, "webhook-id": "another" }, now)).toBeNull();
    expect(gateway.readWebhook(body, { ...headers, "webhook-signature": "v1,AAAA" }, now)).toBeNull();
    const rotated = { ...headers, "webhook-signature": `v1,AAAA ${headers["webhook-signature"]}` };
    expect(gateway.readWebhook(body, rotated, now)).toEqual(read);
    const other = signWebhook("b3RoZXI=", { id: "id", at: now, body });
    expect(gateway.readWebhook(body, other, now)).toBeNull();
  });
});

describe("createPortOneGateway", () => {
  it("sends the same requests as the official client", async () => {
    const { gateway } = openPortOne();
    const theirs = PortOneClient({ secret: portone.secret, storeId: portone.storeId, baseUrl: portone.url });
    const key = portone.issue("customer-1", "ok");
    const ids = ["of-their-client", "of-ours"] as const;
    const from = portone.requests.length;
    await theirs.payment.payWithBillingKey({
      paymentId: ids[0],
      billingKey: key,
      channelKey: "channel",
      orderName: "글결 Pro 1개월",
      customer: { id: "customer-1" },
      amount: { total: 9_900 },
      currency: "KRW",
    });
    await gateway.charge({
      paymentId: ids[1],
      billingKey: key,
      customerId: "customer-1",
      orderName: "글결 Pro 1개월",
      amountWon: 9_900,
    });
    for (const id of ids) expect((await theirs.payment.getPayment({ paymentId: id })).status).toBe("PAID");
    await theirs.payment.cancelPayment({ paymentId: ids[0], reason: "시험" });
    await gateway.refund(ids[1], "시험");
    await theirs.payment.billingKey.getBillingKeyInfo({ billingKey: key });
    await gateway.confirmBillingKey(key);
    const made = portone.requests.slice(from).filter(({ call }) => !call.startsWith("GET /payments"));
    const [theirCharge, ourCharge, theirCancel, ourCancel, theirRead, ourRead] = made;
    expect(ourCharge?.body).toEqual(theirCharge?.body);
    expect(ourCharge?.call.replace(ids[1], ids[0])).toBe(theirCharge?.call);
    expect(ourCharge?.authorization).toBe(theirCharge?.authorization);
    expect(ourCancel?.body).toEqual(theirCancel?.body);
    expect(ourCancel?.call.replace(ids[1], ids[0])).toBe(theirCancel?.call);
    expect(ourRead?.call).toBe(theirRead?.call);
  });

  it("signs webhooks so that the official library verifies them", async () => {
    const body = JSON.stringify({ type: "Transaction.Paid", timestamp: "2026-11-21T00:00:00Z", data: {} });
    const headers = signWebhook(WEBHOOK_SECRET, { id: "event-1", at: new Date(), body });
    expect(await Webhook.verify(WEBHOOK_SECRET, body, headers)).toEqual(JSON.parse(body));
  });

  it("retries reads but never a charge", async () => {
    const { gateway } = openPortOne();
    const key = portone.issue("customer-1", "ok");
    let from = portone.requests.length;
    portone.brokenAnswers.push(500, 502);
    expect(await gateway.confirmBillingKey(key)).not.toBeNull();
    expect(portone.requests.length - from).toBe(3);
    from = portone.requests.length;
    portone.brokenAnswers.push(500);
    const charge = { paymentId: "once", billingKey: key, customerId: "customer-1", orderName: "x", amountWon: 9_900 };
    expect(await gateway.charge(charge)).toEqual({ kind: "unknown" });
    expect(portone.requests.length - from).toBe(1);
  });

  it("times out reads and returns unknown for a late charge", async () => {
    const { gateway } = openPortOne();
    const key = portone.issue("customer-1", "ok");
    portone.delayMs = 700;
    try {
      await expect(gateway.readPayment("late")).rejects.toThrow(GatewayUnavailable);
      const charge = { paymentId: "late", billingKey: key, customerId: "customer-1", orderName: "x", amountWon: 9_900 };
      expect(await gateway.charge(charge)).toEqual({ kind: "unknown" });
    } finally {
      portone.delayMs = 0;
    }
  });

  it("treats a malformed answer as an unavailable gateway", async () => {
    const { gateway } = openPortOne();
    portone.brokenAnswers.push(200, 200, 200);
    await expect(gateway.confirmBillingKey("x")).rejects.toThrow(GatewayUnavailable);
  });

  it("returns unknown, not declined, for a wrong API secret", async () => {
    const settings = { apiSecret: "a-wrong-api-secret", webhookSecret: WEBHOOK_SECRET, storeId: portone.storeId };
    const gateway = createPortOneGateway({ ...settings, channelKey: "channel", apiUrl: portone.url }, log);
    const charge = {
      paymentId: "wrong",
      billingKey: "key",
      customerId: "customer-1",
      orderName: "x",
      amountWon: 9_900,
    };
    expect(await gateway.charge(charge)).toEqual({ kind: "unknown" });
  });

  it("keeps secrets and billing keys out of the log", async () => {
    const text = logLines.join("\n");
    expect(text).toContain("the outcome of a charge is not known");
    expect(text).toContain("UNAUTHORIZED");
    for (const secret of [portone.secret, WEBHOOK_SECRET, "billing-key-", "a-wrong-api-secret"])
      expect(text).not.toContain(secret);
  });
});
