import { createHmac, hkdfSync } from "node:crypto";
import { isIP } from "node:net";
import { type ListedDelivery, WEBHOOK_RETRY_MS, type Webhook, WebhookEvent } from "@geulgyeol/contract";
import type { webhookEvents, webhooks } from "./tables.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookEvents.$inferSelect;

export type WebhookSecret = (webhookId: string) => string;

/**
 * The secret of each webhook, `whsec_` and base64, derived from the service's secret: it can be given once and used for
 * every delivery without standing in the database.
 */
export function createWebhookSecret(serviceSecret: string): WebhookSecret {
  const key = new Uint8Array(hkdfSync("sha256", serviceSecret, "", "geulgyeol webhooks", 32));
  return (webhookId) => `whsec_${createHmac("sha256", key).update(webhookId).digest("base64")}`;
}

/** Names that mean this machine or a private network in every resolver. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/**
 * Whether an address may be called at all: https, a name with a dot instead of a number, no user or password. What the name
 * resolves to is checked at each delivery.
 */
export function mayCall(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const name = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (protocol !== "https:" || username !== "" || password !== "") return false;
  return isIP(name) === 0 && name.includes(".") && !LOCAL_NAME.test(name);
}

/** An event as it is before its first attempt: an attempt that runs meanwhile no longer decides about it. */
export function firstRound(now: Date) {
  return { attempts: 0, nextAt: now, triedAt: null, deliveredAt: null, status: null } satisfies Partial<DeliveryRow>;
}

/** How long an event is tried. */
export const ROUND_MS = WEBHOOK_RETRY_MS.reduce((sum, wait) => sum + wait, 0);

/** When a delivery is tried again after its attempt number `attempts` failed; null when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = WEBHOOK_RETRY_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

export function toWebhook(row: WebhookRow, last: DeliveryRow | null): Webhook {
  return {
    id: row.id,
    url: row.url,
    createdAt: row.createdAt.toISOString(),
    disabledAt: row.disabledAt?.toISOString() ?? null,
    lastDelivery:
      last?.triedAt == null
        ? null
        : { at: last.triedAt.toISOString(), isDelivered: last.deliveredAt !== null, status: last.status },
  };
}

export function toListedDelivery(row: DeliveryRow): ListedDelivery {
  const { type, data } = WebhookEvent.parse(JSON.parse(row.body));
  const isOver = row.nextAt === null;
  return {
    id: row.id,
    type,
    batchId: data.batchId,
    createdAt: row.createdAt.toISOString(),
    state: row.deliveredAt !== null ? "delivered" : isOver ? "failed" : "waiting",
    attempts: row.attempts,
    triedAt: row.triedAt?.toISOString() ?? null,
    status: row.status,
    nextAt: row.nextAt?.toISOString() ?? null,
  };
}
