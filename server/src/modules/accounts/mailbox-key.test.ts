import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalAddress, createMailboxKey } from "./mailbox-key.ts";

describe("canonicalAddress", () => {
  it.each([
    ["Kim.Min.Su+essay@GoogleMail.com", "kimminsu@gmail.com"],
    ["kim.min@naver.com", "kim.min@naver.com"],
    ["kim+1@naver.com", "kim@naver.com"],
    ["kim@hanmail.net", "kim@daum.net"],
    ["kim+a+b@kakao.com", "kim@kakao.com"],
    ["kim.min+x@outlook.com", "kim.min@outlook.com"],
    ["kim@hotmail.com", "kim@hotmail.com"],
    ["kim+x@me.com", "kim@icloud.com"],
    ["Kim_M-in.su@protonmail.com", "kimminsu@proton.me"],
    ["essay@kim.fastmail.com", "kim@fastmail.com"],
    ["kim+x@school.ac.kr.", "kim@school.ac.kr"],
    ["+x@example.com", "+x@example.com"],
    ["...@gmail.com", "...@gmail.com"],
    ["kakao-12345@no-address.invalid", "kakao-12345@no-address.invalid"],
  ])("maps %s to %s", (given, expected) => {
    expect(canonicalAddress(given)).toBe(expected);
  });

  it("is idempotent and never leaves the local part empty", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const once = canonicalAddress(email);
        expect(canonicalAddress(once)).toBe(once);
        expect(once.indexOf("@")).toBeGreaterThan(0);
      }),
    );
  });
});

describe("createMailboxKey", () => {
  const key = createMailboxKey("a secret for tests, longer than 32 bytes");

  it("returns one key for all addresses of a mailbox, another for other mailboxes", () => {
    expect(key("k.im+1@gmail.com")).toBe(key("Kim@googlemail.com"));
    expect(key("kim@gmail.com")).not.toBe(key("kim@naver.com"));
    expect(key("kim@gmail.com")).toMatch(/^[0-9a-f]{64}$/);
  });

  it("returns another key for another secret", () => {
    expect(createMailboxKey("another secret for tests, longer than 32")("kim@gmail.com")).not.toBe(
      key("kim@gmail.com"),
    );
  });
});
