import { createHmac, timingSafeEqual } from "node:crypto";
import type { WebhookHeaders } from "./payment.ts";

/** A delivery older or newer than this is rejected, to prevent replay. */
export const WEBHOOK_TOLERANCE_MS = 5 * 60 * 1000;

/**
 * The three headers of a Standard Webhooks delivery (github.com/standard-webhooks/standard-webhooks, symmetric scheme v1).
 * @param secret base64, with or without `whsec_` before it.
 */
export function signWebhook(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = hmac(secret, id, timestamp, body).toString("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

/** The delivery's id if one of its signatures is ours and its time is near `now`; otherwise null. */
export function verifyWebhook(secret: string, rawBody: string, headers: WebhookHeaders, now: Date): string | null {
  const id = headers["webhook-id"];
  const timestamp = headers["webhook-timestamp"];
  const signatures = headers["webhook-signature"];
  if (typeof id !== "string" || typeof timestamp !== "string" || typeof signatures !== "string") return null;
  if (id === "" || id.length > 200 || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > WEBHOOK_TOLERANCE_MS) return null;
  // What is signed with an empty key is anybody's.
  if (keyOf(secret).length === 0) return null;
  const expected = hmac(secret, id, timestamp, rawBody);
  const isOurs = signatures.split(" ").some((one) => {
    const [version, value = ""] = one.split(",");
    const given = Buffer.from(value, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? id : null;
}

function hmac(secret: string, id: string, timestamp: string, body: string): Buffer {
  return createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest();
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ""), "base64");
