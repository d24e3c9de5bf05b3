import { expect, it } from "vitest";
import { signWebhook, verifyWebhook } from "./webhook-signature.ts";

const SECRET = `whsec_${Buffer.from("a secret of thirty-two bytes, no!").toString("base64")}`;
const at = new Date("2026-03-10T03:00:00Z");
const delivery = { id: "evt_1", at, body: "{}" };

it("knows its own signature", () => {
  expect(verifyWebhook(SECRET, "{}", signWebhook(SECRET, delivery), at)).toBe("evt_1");
  expect(verifyWebhook(SECRET, "{} ", signWebhook(SECRET, delivery), at)).toBeNull();
});

it.each(["", "whsec_", "%%%"])("knows nothing with the secret %j, which anybody could have signed with", (secret) => {
  expect(verifyWebhook(secret, "{}", signWebhook("", delivery), at)).toBeNull();
});
