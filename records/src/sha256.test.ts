import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hmacSha256, sha256 } from "./sha256.ts";

const expected = (text: string) => createHash("sha256").update(text).digest("hex");

it("agrees with Node's SHA-256 at every length around a block", () => {
  for (let length = 0; length <= 260; length++) {
    const text = "가a".repeat(length).slice(0, length);
    expect(sha256(text), String(length)).toBe(expected(text));
  }
  const long = "긴 글을 한 번에 붙였다. ".repeat(20_000);
  expect(sha256(long)).toBe(expected(long));
  // Nothing of the long text stays in the buffer.
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

it("agrees with Node for any text and key, in any order", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom("\ud83d", "👍", "각", '"', "\u0000"), maxLength: 90 }),
  );
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString("hex"));
  fc.assert(
    fc.property(text, text, key, (one, other, secret) => {
      const keyed = hmacSha256(secret);
      const mac = (message: string) => createHmac("sha256", Buffer.from(secret, "hex")).update(message).digest("hex");
      expect([sha256(one), keyed(one), sha256(other), keyed(other)]).toEqual([
        expected(one),
        mac(one),
        expected(other),
        mac(other),
      ]);
    }),
    { numRuns: 500, seed: 1 },
  );
});
