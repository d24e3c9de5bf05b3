import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestCardBehaviour } from "@geulgyeol/contract";
import type { Payment } from "@portone/server-sdk";

type Pay = Payment.PayWithBillingKeyResponse;
type Paid = Payment.PaidPayment;
type Failed = Payment.FailedPayment;
type Cancelled = Payment.CancelledPayment;
type Issued = Payment.BillingKey.IssuedBillingKeyInfo;
type Deleted = Payment.BillingKey.DeletedBillingKeyInfo;

interface StoredCard {
  readonly customerId: string;
  readonly behaviour: TestCardBehaviour;
  isDeleted: boolean;
}

export interface PortOneServer {
  readonly url: string;
  readonly secret: string;
  readonly storeId: string;
  /** `METHOD /path` of every request, and its body. */
  readonly requests: { readonly call: string; readonly authorization: string | undefined; readonly body: unknown }[];
  /** Answers the next requests with these statuses and without JSON. */
  readonly brokenAnswers: number[];
  /** Delay of every response in milliseconds. */
  delayMs: number;
  issue(customerId: string, behaviour: TestCardBehaviour): string;
  close(): Promise<void>;
}

/**
 * The used part of PortOne V2's REST API, on its own port. Its responses have PortOne's published types, so that a
 * different shape does not compile. No money, no network.
 */
export async function openPortOneServer(): Promise<PortOneServer> {
  const cards = new Map<string, StoredCard>();
  const payments = new Map<string, Paid | Failed | Cancelled>();
  const [secret, storeId] = ["portone-api-secret-of-tests", "store-of-tests"];

  const channel = { type: "TEST" as const, pgProvider: "TOSSPAYMENTS" as const, pgMerchantId: "merchant" };
  const moments = () => {
    const now = new Date().toISOString();
    return { requestedAt: now, updatedAt: now, statusChangedAt: now };
  };

  function pay(id: string, request: Record<string, unknown>): Reply {
    const before = payments.get(id);
    if (before?.status === "PAID" || before?.status === "CANCELLED") return refusal(409, "ALREADY_PAID");
    const { billingKey, amount, customer, currency, orderName } = request as {
      billingKey: string;
      amount: { total: number };
      customer: { id: string };
      currency: "KRW";
      orderName: string;
    };
    const card = cards.get(billingKey);
    if (card === undefined) return refusal(404, "BILLING_KEY_NOT_FOUND");
    if (card.isDeleted) return refusal(409, "BILLING_KEY_ALREADY_DELETED");
    if (card.behaviour === "no-answer") return "hang-up";
    const vat = Math.round(amount.total / 11);
    const base = {
      id,
      transactionId: randomUUID(),
      merchantId: "merchant",
      storeId,
      version: "V2" as const,
      ...moments(),
      orderName,
      currency,
      customer,
      channel,
      billingKey,
      amount: {
        total: amount.total,
        taxFree: 0,
        vat,
        supply: amount.total - vat,
        discount: 0,
        paid: amount.total,
        cancelled: 0,
        cancelledTaxFree: 0,
      },
    };
    if (card.behaviour === "refused") {
      const failure = { reason: "한도 초과", pgCode: "1234", pgMessage: "한도 초과로 승인이 거절되었습니다." };
      payments.set(id, { ...base, status: "FAILED", failedAt: new Date().toISOString(), failure } satisfies Failed);
      return { status: 502, body: { type: "PG_PROVIDER", pgCode: failure.pgCode, pgMessage: failure.pgMessage } };
    }
    const paidAt = new Date().toISOString();
    const receiptUrl = "https://receipts.example.com/1";
    payments.set(id, { ...base, status: "PAID", paidAt, receiptUrl, disputes: [] } satisfies Paid);
    if (card.behaviour === "charged-no-answer") return "hang-up";
    return { status: 200, body: { payment: { pgTxId: "pg-1", paidAt } } satisfies Pay };
  }

  function cancel(id: string, request: Record<string, unknown>): Reply {
    const payment = payments.get(id);
    if (payment === undefined) return refusal(404, "PAYMENT_NOT_FOUND");
    if (payment.status === "CANCELLED") return refusal(409, "PAYMENT_ALREADY_CANCELLED");
    if (payment.status !== "PAID") return refusal(409, "PAYMENT_NOT_PAID");
    const now = new Date().toISOString();
    const cancellation = {
      status: "SUCCEEDED" as const,
      id: randomUUID(),
      totalAmount: payment.amount.total,
      taxFreeAmount: 0,
      vatAmount: payment.amount.vat ?? 0,
      reason: String(request.reason),
      cancelledAt: now,
      requestedAt: now,
    };
    const { disputes: _, ...rest } = payment;
    payments.set(id, {
      ...rest,
      status: "CANCELLED",
      cancelledAt: now,
      cancellations: [cancellation],
    } satisfies Cancelled);
    return { status: 200, body: { cancellation } satisfies Payment.CancelPaymentResponse };
  }

  function readCard(key: string): Reply {
    const card = cards.get(key);
    if (card === undefined) return refusal(404, "BILLING_KEY_NOT_FOUND");
    const info = {
      billingKey: key,
      merchantId: "merchant",
      storeId,
      channels: [channel],
      issuedAt: new Date().toISOString(),
      customer: { id: card.customerId },
      methods: [
        {
          type: "BillingKeyPaymentMethodCard" as const,
          card: { issuer: "KOOKMIN_CARD", number: "53991234****5678", name: "국민카드" },
        },
      ],
    };
    const body = card.isDeleted
      ? ({ ...info, status: "DELETED", deletedAt: new Date().toISOString() } satisfies Deleted)
      : ({ ...info, status: "ISSUED" } satisfies Issued);
    return { status: 200, body };
  }

  function deleteCard(key: string): Reply {
    const card = cards.get(key);
    if (card === undefined) return refusal(404, "BILLING_KEY_NOT_FOUND");
    if (card.isDeleted) return refusal(409, "BILLING_KEY_ALREADY_DELETED");
    card.isDeleted = true;
    const body = { deletedAt: new Date().toISOString() } satisfies Payment.BillingKey.DeleteBillingKeyResponse;
    return { status: 200, body };
  }

  function reply(call: string, body: Record<string, unknown>): Reply {
    const [method, path = ""] = call.split(" ");
    const [, area, id = "", action] = path.split("/").map(decodeURIComponent);
    if (area === "billing-keys") return method === "DELETE" ? deleteCard(id) : readCard(id);
    if (action === "billing-key") return pay(id, body);
    if (action === "cancel") return cancel(id, body);
    const payment = payments.get(id);
    return payment === undefined ? refusal(404, "PAYMENT_NOT_FOUND") : { status: 200, body: payment };
  }

  const portone: PortOneServer = {
    url: "",
    secret,
    storeId,
    requests: [],
    brokenAnswers: [],
    delayMs: 0,
    issue(customerId, behaviour) {
      const key = `billing-key-${randomUUID()}`;
      cards.set(key, { customerId, behaviour, isDeleted: false });
      return key;
    },
    close: () => closeServer(server),
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const call = `${request.method} ${pathname}`;
    const body = await readJson(request);
    portone.requests.push({ call, authorization: request.headers.authorization, body });
    // Taken on arrival, so that an aborted request does not use up the response of a later one.
    const broken = portone.brokenAnswers.shift();
    await new Promise((resolve) => setTimeout(resolve, portone.delayMs));
    if (broken !== undefined) return void response.writeHead(broken).end("<html>");
    if (request.headers.authorization !== `PortOne ${secret}`) return send(response, refusal(401, "UNAUTHORIZED"));
    send(response, reply(call, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(portone, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

type Reply = { readonly status: number; readonly body: unknown } | "hang-up";

const refusal = (status: number, type: string): Reply => ({ status, body: { type } });

function send(response: ServerResponse, reply: Reply): void {
  if (reply === "hang-up") return void response.socket?.destroy();
  response.writeHead(reply.status, { "content-type": "application/json" }).end(JSON.stringify(reply.body));
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  return text === "" ? {} : JSON.parse(text);
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
