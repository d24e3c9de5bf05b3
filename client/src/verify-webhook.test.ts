import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verifyWebhook } from "./verify-webhook.ts";

const SECRET = `whsec_${Buffer.from("a secret of thirty-two bytes, no!").toString("base64")}`;
const NOW = new Date("2026-03-10T03:00:00Z");
const BODY = '{"type":"test"}';

/** As the scheme describes it, apart from the code under test. */
function sign({ id = "evt_1", body = BODY, at = NOW, secret = SECRET } = {}) {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

describe("verifyWebhook", () => {
  it("gives the id of a delivery that is ours", async () => {
    expect(await verifyWebhook(SECRET, { body: BODY, headers: sign() }, NOW)).toBe("evt_1");
    expect(await verifyWebhook(SECRET, { body: BODY, headers: new Headers(sign()) }, NOW)).toBe("evt_1");
    const several = { ...sign(), "webhook-signature": `v1,AAAA v2,BBBB ${sign()["webhook-signature"]}` };
    expect(await verifyWebhook(SECRET, { body: BODY, headers: several }, NOW)).toBe("evt_1");
  });

  it.each([
    ["another body", { body: `${BODY} `, headers: sign() }],
    ["another id", { body: BODY, headers: { ...sign(), "webhook-id": "evt_2" } }],
    ["another secret", { body: BODY, headers: sign({ secret: `whsec_${Buffer.from("other").toString("base64")}` }) }],
    ["an old delivery", { body: BODY, headers: sign({ at: new Date(NOW.getTime() - 301_000) }) }],
    ["a delivery of the future", { body: BODY, headers: sign({ at: new Date(NOW.getTime() + 301_000) }) }],
    ["no header", { body: BODY, headers: {} }],
    ["no base64", { body: BODY, headers: { ...sign(), "webhook-signature": "v1,%%%" } }],
    ["another version", { body: BODY, headers: { ...sign(), "webhook-signature": "v2,AAAA" } }],
  ])("refuses %s", async (_, delivery) => {
    expect(await verifyWebhook(SECRET, delivery, NOW)).toBeNull();
  });

  it.each(["", "whsec_", "whsec_%%%"])(
    "refuses everything with the secret %j, also what was signed with it",
    async (secret) => {
      const signed = sign({ secret: "whsec_" });
      expect(await verifyWebhook(secret, { body: BODY, headers: signed }, NOW)).toBeNull();
    },
  );
});
