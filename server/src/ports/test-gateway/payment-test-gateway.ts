import { randomBytes, randomUUID } from "node:crypto";
import type { TestCardBehaviour } from "@geulgyeol/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import {
  type Charge,
  type ChargeOutcome,
  type GatewayPayment,
  GatewayUnavailable,
  type PaymentGateway,
} from "../payment.ts";
import { signWebhook, verifyWebhook } from "../webhook-signature.ts";
import { testGatewayCards, testGatewayPayments } from "./tables.ts";

/** The gateway that charges nobody, with the functions of its card window. */
export interface TestGateway extends PaymentGateway {
  /** Stores a fake card with the given behaviour, and returns its billing key. */
  issueCard(customerId: string, behaviour: TestCardBehaviour): Promise<string>;
}

export interface TestGatewayParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  /** Sends a signed webhook to this server. */
  readonly deliver: (body: string, headers: Record<string, string>) => Promise<void>;
  /** Milliseconds before the late webhook; the delay of an unresponsive card is a tenth of it. */
  readonly delayMs?: number;
}

const DELAY_MS = 20_000;
const REFUSAL = "한도 초과로 승인이 거절되었습니다. (시험 카드)";

/**
 * Used without a configured gateway: keys, payments, refunds and signed webhooks behave like PortOne's, and no money
 * moves. Its state is in the database, so that it survives a restart as a real gateway does.
 */
export function createTestGateway(parts: TestGatewayParts): TestGateway {
  const { db, now, log } = parts;
  const secret = randomBytes(24).toString("base64");
  const announce = createAnnouncer(parts, secret);
  return {
    cardWindow: { kind: "test" },
    async issueCard(customerId, behaviour) {
      const key = `test-billing-key-${randomUUID()}`;
      await db.insert(testGatewayCards).values({ key, customerId, behaviour });
      return key;
    },
    async confirmBillingKey(key) {
      const card = await findCard(db, key);
      if (card === undefined) return null;
      return { key, customerId: card.customerId, card: { issuer: "시험 카드", number: "0000-****-****-0000" } };
    },
    charge: async (order) => {
      try {
        return await charge(parts, announce, order);
      } catch (err) {
        log.warn({ err }, "the test gateway failed");
        return { kind: "unknown" };
      }
    },
    async readPayment(paymentId) {
      const found = await findPayment(db, paymentId);
      return found === undefined ? null : toPayment(found);
    },
    async refund(paymentId) {
      const found = await findPayment(db, paymentId);
      if (found === undefined || found.status === "failed") throw new GatewayUnavailable("There is no such payment.");
      await db
        .update(testGatewayPayments)
        .set({ status: "refunded" })
        .where(and(eq(testGatewayPayments.paymentId, paymentId), eq(testGatewayPayments.status, "paid")));
      announce("Transaction.Cancelled", paymentId);
    },
    async deleteBillingKey(key) {
      await db.update(testGatewayCards).set({ deletedAt: now() }).where(eq(testGatewayCards.key, key));
    },
    readWebhook(rawBody, headers, at) {
      const id = verifyWebhook(secret, rawBody, headers, at);
      if (id === null) return null;
      const { data } = JSON.parse(rawBody) as { data: { paymentId: string } };
      return { id, paymentId: data.paymentId };
    },
  };
}

type Announce = (type: string, paymentId: string, when?: { times?: number; afterMs?: number }) => void;

/** Sends signed webhooks, as often and as late as configured. */
function createAnnouncer({ now, log, deliver }: TestGatewayParts, secret: string): Announce {
  return (type, paymentId, { times = 1, afterMs = 0 } = {}) => {
    const id = randomUUID();
    const send = async () => {
      const body = JSON.stringify({ type, timestamp: now().toISOString(), data: { paymentId } });
      for (let i = 0; i < times; i++) await deliver(body, signWebhook(secret, { id, at: now(), body }));
    };
    const timer = setTimeout(() => {
      send().catch((err: unknown) => log.warn({ err }, "a webhook of the test gateway was not taken"));
    }, afterMs);
    timer.unref();
  };
}

async function charge(parts: TestGatewayParts, announce: Announce, order: Charge): Promise<ChargeOutcome> {
  const { db, delayMs = DELAY_MS } = parts;
  const before = await findPayment(db, order.paymentId);
  if (before?.status === "paid") return { kind: "paid", paidAt: before.changedAt };
  if (before?.status === "refunded") return { kind: "unknown" };
  const card = await findCard(db, order.billingKey);
  if (card === undefined) return { kind: "declined", message: "등록된 카드가 없습니다. (시험 카드)" };
  const behaviour = card.behaviour as TestCardBehaviour;
  if (behaviour === "no-answer") {
    await new Promise((resolve) => setTimeout(resolve, delayMs / 10));
    return { kind: "unknown" };
  }
  if (behaviour === "refused" || (behaviour === "refused-later" && (await hasPaid(db, order.billingKey)))) {
    await savePayment(parts, order, "failed");
    announce("Transaction.Failed", order.paymentId);
    return { kind: "declined", message: REFUSAL };
  }
  const paidAt = await savePayment(parts, order, "paid");
  announce("Transaction.Paid", order.paymentId, {
    times: behaviour === "double-webhook" ? 2 : 1,
    afterMs: behaviour === "late-webhook" ? delayMs : 0,
  });
  return behaviour === "charged-no-answer" ? { kind: "unknown" } : { kind: "paid", paidAt };
}

async function savePayment(
  { db, now }: TestGatewayParts,
  { paymentId, billingKey, amountWon }: Charge,
  status: "paid" | "failed",
): Promise<Date> {
  const row = { key: billingKey, amountWon, status, changedAt: now() };
  await db
    .insert(testGatewayPayments)
    .values({ paymentId, ...row })
    .onConflictDoUpdate({
      target: testGatewayPayments.paymentId,
      set: row,
      // One id is paid once: two concurrent charges both find it paid.
      setWhere: eq(testGatewayPayments.status, "failed"),
    });
  return (await findPayment(db, paymentId))?.changedAt ?? row.changedAt;
}

async function findCard(db: Database, key: string) {
  const isThere = and(eq(testGatewayCards.key, key), isNull(testGatewayCards.deletedAt));
  return (await db.select().from(testGatewayCards).where(isThere))[0];
}

async function findPayment(db: Database, paymentId: string) {
  return (await db.select().from(testGatewayPayments).where(eq(testGatewayPayments.paymentId, paymentId)))[0];
}

async function hasPaid(db: Database, key: string): Promise<boolean> {
  const isPaid = and(eq(testGatewayPayments.key, key), eq(testGatewayPayments.status, "paid"));
  return (await db.select().from(testGatewayPayments).where(isPaid).limit(1)).length > 0;
}

function toPayment({ status, amountWon, changedAt }: typeof testGatewayPayments.$inferSelect): GatewayPayment {
  return {
    status,
    amountWon,
    currency: "KRW",
    paidAt: status === "failed" ? null : changedAt,
    message: status === "failed" ? REFUSAL : null,
    receiptUrl: null,
  };
}
