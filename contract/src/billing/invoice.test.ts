import fc from "fast-check";
import { expect, it } from "vitest";
import { isBusinessNumber, plainBusinessNumber } from "./invoice.ts";

it.each(["220-81-62517", "124-81-00998", "120 81 47521"])("takes the public number %s of a company", (typed) => {
  expect(isBusinessNumber(plainBusinessNumber(typed))).toBe(true);
});

it("refuses other lengths, letters and zeros", () => {
  for (const typed of ["", "220816251", "22081625170", "22081625a7", "0000000000"]) {
    expect(isBusinessNumber(typed)).toBe(false);
  }
});

it("refuses a number in which one digit was mistyped, except where the check digit cannot tell", () => {
  const digits = fc.stringMatching(/^[1-9]\d{8}$/);
  fc.assert(
    fc.property(digits, fc.nat(9), fc.integer({ min: 1, max: 9 }), (nine, at, by) => {
      const valid = Array.from({ length: 10 }, (_, last) => `${nine}${last}`).filter(isBusinessNumber);
      expect(valid).toHaveLength(1);
      const [number = ""] = valid;
      const wrong = [...number].map((digit, i) => (i === at ? String((Number(digit) + by) % 10) : digit)).join("");
      // The ninth digit counts with its tens, which can make up for the change.
      if (at !== 8) expect(isBusinessNumber(wrong)).toBe(false);
    }),
  );
});
