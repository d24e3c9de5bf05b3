import fc from "fast-check";
import { expect, it } from "vitest";
import { formatReportCode, readReportCode, textForFingerprint } from "./report-code.ts";

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

it("readReportCode accepts other separators, lower case and look-alike letters", () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom("", " ", "-", "–"), fc.boolean(), (random, between, withMark) => {
      const code = formatReportCode(random);
      expect(code).toMatch(/^GK(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
      const parts = code.split("-");
      const typed = (withMark ? parts : parts.slice(1)).join(between);
      expect(readReportCode(typed)).toBe(code);
      expect(readReportCode(` ${typed.toLowerCase()} `)).toBe(code);
      expect(readReportCode(typed.replaceAll("0", "o").replaceAll("1", "l"))).toBe(code);
    }),
  );
});

it("formatReportCode gives different codes for different bytes", () => {
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      fc.pre(a.some((byte, at) => byte !== b[at]));
      expect(formatReportCode(a)).not.toBe(formatReportCode(b));
    }),
  );
});

it.each(["", "GK", "GK-7Q2M-X4ZD-0B9F", "GK-7Q2M-X4ZD-0B9F-6A1E-0000", "글결", "U".repeat(16), "../../etc/passwd00"])(
  "readReportCode rejects %j",
  (typed) => {
    expect(readReportCode(typed)).toBeNull();
  },
);

it("띄어쓰기와 줄바꿈, 자모로 나뉜 글자는 같은 글로 본다", () => {
  expect(textForFingerprint("결을  읽다.\n")).toBe(textForFingerprint("결을 읽다.".normalize("NFD")));
  expect(textForFingerprint("결을 읽다.")).not.toBe(textForFingerprint("결을 읽다"));
});
