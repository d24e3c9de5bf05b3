import { describe, expect, it } from "vitest";
import { decode, UnreadableText } from "./read-text.ts";

describe("decode", () => {
  it("UTF-8과 BOM 붙은 UTF-8을 읽는다", () => {
    expect(decode(new TextEncoder().encode("결을 읽다"))).toBe("결을 읽다");
    expect(decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0xea, 0xb2, 0xb0))).toBe("결");
  });

  it("CP949를 읽는다, 완성형에 없는 글자도", () => {
    expect(decode(Uint8Array.of(0xb0, 0xe1, 0x8c, 0x63))).toBe("결똠");
  });

  it("UTF-16을 바이트 순서 표시로 알아본다", () => {
    expect(decode(Uint8Array.of(0xff, 0xfe, 0xb0, 0xac))).toBe("결");
    expect(decode(Uint8Array.of(0xfe, 0xff, 0xac, 0xb0))).toBe("결");
  });

  it("글자가 아닌 파일은 거절한다", () => {
    expect(() => decode(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1))).toThrow(UnreadableText);
    expect(() => decode(Uint8Array.of(0xff, 0xff, 0xff))).toThrow(UnreadableText);
  });
});
