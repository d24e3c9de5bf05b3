import type { Logger } from "pino";
import type { z } from "zod";
import { guardedFetch } from "./guarded-fetch.ts";
import {
  type BillingKey,
  type Charge,
  type ChargeOutcome,
  type GatewayPayment,
  GatewayUnavailable,
  type PaymentGateway,
} from "./payment.ts";
import {
  BillingKeyAnswer,
  CancelAnswer,
  ChargeAnswer,
  DeleteAnswer,
  ErrorAnswer,
  ISSUERS,
  PaymentAnswer,
  WebhookBody,
} from "./portone-shapes.ts";
import { verifyWebhook } from "./webhook-signature.ts";

export interface PortOneSettings {
  readonly apiSecret: string;
  readonly webhookSecret: string;
  readonly storeId: string;
  readonly channelKey: string;
  /** `https://api.portone.io` except in tests. */
  readonly apiUrl: string;
}

interface Waits {
  /** A card company may take half a minute to answer. */
  readonly chargeMs: number;
  readonly readMs: number;
  /** Pauses before the second and third attempt of repeatable requests. */
  readonly retryMs: readonly number[];
}

const WAITS: Waits = { chargeMs: 60_000, readMs: 10_000, retryMs: [300, 1_500] };

/** A response of PortOne: its parsed body, or the type of its error. */
type Answer<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly type: string; readonly message: string | null };

/** PortOne's error types for a refused card, as opposed to a configuration error. */
const CARD_REFUSALS = new Set(["PG_PROVIDER", "BILLING_KEY_NOT_FOUND", "BILLING_KEY_ALREADY_DELETED"]);

/**
 * PortOne V2 over its REST API. Reading, refunding and deleting are retried without a response. Charges are not: the
 * caller looks up the result. No message and no log line contains a secret or billing key.
 */
export function createPortOneGateway(settings: PortOneSettings, log: Logger, waits: Waits = WAITS): PaymentGateway {
  const { storeId, channelKey } = settings;
  const api = createApi(settings, log, waits);
  return {
    cardWindow: { kind: "portone", storeId, channelKey },
    confirmBillingKey: (key) => confirmBillingKey(api, key),
    charge: async (order) => {
      try {
        return await charge(api, order);
      } catch (err) {
        log.warn({ err, paymentId: order.paymentId }, "the outcome of a charge is not known");
        return { kind: "unknown" };
      }
    },
    readPayment: (paymentId) => readPayment(api, paymentId),
    refund: (paymentId, reason) => refund(api, paymentId, reason),
    deleteBillingKey: (key) => deleteBillingKey(api, key),
    readWebhook(rawBody, headers, now) {
      const id = verifyWebhook(settings.webhookSecret, rawBody, headers, now);
      if (id === null) return null;
      const parsed = WebhookBody.safeParse(JSON.parse(rawBody));
      if (!parsed.success) return null;
      const { data } = parsed.data;
      const isOurs = data?.storeId === undefined || data.storeId === storeId;
      return { id, paymentId: isOurs ? (data?.paymentId ?? null) : null };
    },
  };
}

interface Api {
  readonly settings: PortOneSettings;
  /** For requests that PortOne executes only once, however often they are sent. */
  askRepeatedly<T extends z.ZodType>(call: Call<T>): Promise<Answer<z.output<T>>>;
  askOnce<T extends z.ZodType>(call: Call<T>): Promise<Answer<z.output<T>>>;
  /** The error's type decides; unexpected types concern our configuration or are new. */
  unexpected(what: string, type: string): GatewayUnavailable;
}

function createApi(settings: PortOneSettings, log: Logger, waits: Waits): Api {
  async function ask<T extends z.ZodType>(call: Call<T>, timeoutMs: number): Promise<Answer<z.output<T>>> {
    const { method, path, body, answer, what } = call;
    try {
      const response = await guardedFetch(new URL(path, settings.apiUrl), {
        method,
        headers: { authorization: `PortOne ${settings.apiSecret}`, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const json: unknown = await response.json();
      if (response.ok) return { ok: true, body: answer.parse(json) };
      const { type, pgMessage } = ErrorAnswer.parse(json);
      return { ok: false, type, message: pgMessage ?? null };
    } catch (cause) {
      throw new GatewayUnavailable(`PortOne gave no answer to: ${what} (${kindOf(cause)})`);
    }
  }
  return {
    settings,
    askOnce: (call) => ask(call, waits.chargeMs),
    async askRepeatedly(call) {
      for (const pause of waits.retryMs) {
        try {
          return await ask(call, waits.readMs);
        } catch {
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
      return ask(call, waits.readMs);
    },
    unexpected(what, type) {
      log.error({ what, type }, "PortOne refused");
      return new GatewayUnavailable(`PortOne refused with ${type}: ${what}`);
    },
  };
}

async function readPayment({ settings, askRepeatedly, unexpected }: Api, id: string): Promise<GatewayPayment | null> {
  const path = `/payments/${encodeURIComponent(id)}?storeId=${encodeURIComponent(settings.storeId)}`;
  const found = await askRepeatedly({ method: "GET", path, answer: PaymentAnswer, what: "read a payment" });
  if (found.ok) return toPayment(found.body);
  if (found.type === "PAYMENT_NOT_FOUND") return null;
  throw unexpected("read a payment", found.type);
}

async function charge(api: Api, order: Charge): Promise<ChargeOutcome> {
  const { paymentId, billingKey, customerId, orderName, amountWon } = order;
  const { storeId, channelKey } = api.settings;
  const answer = await api.askOnce({
    method: "POST",
    path: `/payments/${encodeURIComponent(paymentId)}/billing-key`,
    body: {
      storeId,
      channelKey,
      billingKey,
      orderName,
      customer: { id: customerId },
      amount: { total: amountWon },
      currency: "KRW",
    },
    answer: ChargeAnswer,
    what: "charge a billing key",
  });
  if (answer.ok) return { kind: "paid", paidAt: new Date(answer.body.payment.paidAt) };
  if (CARD_REFUSALS.has(answer.type)) return { kind: "declined", message: answer.message };
  if (answer.type !== "ALREADY_PAID") throw api.unexpected("charge a billing key", answer.type);
  const paid = await readPayment(api, paymentId);
  return paid?.status === "paid" && paid.paidAt !== null ? { kind: "paid", paidAt: paid.paidAt } : { kind: "unknown" };
}

async function confirmBillingKey(
  { settings, askRepeatedly, unexpected }: Api,
  key: string,
): Promise<BillingKey | null> {
  const path = `/billing-keys/${encodeURIComponent(key)}?storeId=${encodeURIComponent(settings.storeId)}`;
  const found = await askRepeatedly({ method: "GET", path, answer: BillingKeyAnswer, what: "read a billing key" });
  if (found.ok) return found.body.status === "ISSUED" ? toBillingKey(found.body) : null;
  if (found.type === "BILLING_KEY_NOT_FOUND") return null;
  throw unexpected("read a billing key", found.type);
}

async function refund({ settings, askRepeatedly, unexpected }: Api, paymentId: string, reason: string): Promise<void> {
  const { storeId } = settings;
  const path = `/payments/${encodeURIComponent(paymentId)}/cancel`;
  const body = { storeId, reason };
  const done = await askRepeatedly({ method: "POST", path, body, answer: CancelAnswer, what: "cancel a payment" });
  if (done.ok && done.body.cancellation.status === "FAILED") throw unexpected("cancel a payment", "FAILED");
  if (!done.ok && done.type !== "PAYMENT_ALREADY_CANCELLED") throw unexpected("cancel a payment", done.type);
}

async function deleteBillingKey({ settings, askRepeatedly, unexpected }: Api, key: string): Promise<void> {
  const path = `/billing-keys/${encodeURIComponent(key)}?storeId=${encodeURIComponent(settings.storeId)}`;
  const done = await askRepeatedly({ method: "DELETE", path, answer: DeleteAnswer, what: "delete a billing key" });
  if (done.ok || done.type === "BILLING_KEY_NOT_FOUND" || done.type === "BILLING_KEY_ALREADY_DELETED") return;
  throw unexpected("delete a billing key", done.type);
}

interface Call<T extends z.ZodType> {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: unknown;
  readonly answer: T;
  /** For messages, since the path itself may contain a billing key. */
  readonly what: string;
}

/** The kind of a failure without its text, since messages of `fetch` and of the parser may repeat the request. */
function kindOf(cause: unknown): string {
  const { name, code, cause: inner } = cause as { name?: string; code?: string; cause?: { code?: string } };
  return [name, code ?? inner?.code].filter(Boolean).join(" ");
}

function toBillingKey({ billingKey, customer, methods }: z.infer<typeof BillingKeyAnswer>): BillingKey {
  const card = methods?.find(({ type }) => type === "BillingKeyPaymentMethodCard")?.card;
  const issuer = card?.issuer === undefined ? null : (ISSUERS[card.issuer] ?? card.name ?? null);
  return { key: billingKey, customerId: customer?.id ?? null, card: { issuer, number: maskedNumber(card?.number) } };
}

/** PortOne masks the number itself; if it ever comes complete, only its ends are kept. */
function maskedNumber(number: string | undefined): string | null {
  const signs = number?.replace(/[^\d*]/g, "");
  if (!signs) return null;
  const masked = `${signs.slice(0, 4)}${"*".repeat(Math.max(0, signs.length - 8))}${signs.slice(-4)}`;
  return masked.replace(/(.{4})(?=.)/g, "$1-");
}

const STATUSES: Readonly<Record<string, GatewayPayment["status"]>> = {
  PAID: "paid",
  // Partly refunded by hand in PortOne's console: it is still paid.
  PARTIAL_CANCELLED: "paid",
  CANCELLED: "refunded",
  FAILED: "failed",
};

function toPayment({ status, amount, currency, paidAt, failure, receiptUrl }: PaymentAnswer): GatewayPayment {
  return {
    status: STATUSES[status] ?? "pending",
    amountWon: amount.total,
    currency,
    paidAt: paidAt === undefined ? null : new Date(paidAt),
    message: failure?.pgMessage ?? failure?.reason ?? null,
    receiptUrl: receiptUrl !== undefined && /^https:\/\//.test(receiptUrl) ? receiptUrl : null,
  };
}
