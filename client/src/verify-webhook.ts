/** Older or newer deliveries are refused, so that nobody can send one again later. */
const TOLERANCE_SECONDS = 5 * 60;

/** What is needed of a delivery: the body as it came, and its three headers. */
export interface WebhookDelivery {
  readonly body: string;
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * The id of a delivery if its signature is right and its time is now; otherwise null. Keep the ids of the last five minutes
 * and skip a repeated one. The scheme is Standard Webhooks, version 1 (HMAC-SHA256).
 * @param secret as it was given when the webhook was made, `whsec_…`; nothing is ours without one.
 */
export async function verifyWebhook(
  secret: string,
  { body, headers }: WebhookDelivery,
  now: Date = new Date(),
): Promise<string | null> {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return null;
  const raw = fromBase64(secret.replace(/^whsec_/, ""));
  // An empty key would be everybody's, and not every runtime imports one.
  if (raw.length === 0) return null;
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(" ")) {
    const [version, value = ""] = signature.split(",");
    // Compared in constant time.
    if (version === "v1" && (await crypto.subtle.verify("HMAC", key, fromBase64(value), signed))) return id;
  }
  return null;
}

function headerOf(headers: WebhookDelivery["headers"], name: string): string | null {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === "string" ? value : null;
}

/** Empty for what is no base64, which no signature equals. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}
