import { describe, expect, it } from "vitest";
import { newReceiptNumber, tidyReceiptNumber } from "./receipt-numbers.ts";

describe("receipt numbers", () => {
  it("have 80 random bits and are understood as pupils type them", () => {
    const all = new Set(Array.from({ length: 500 }, newReceiptNumber));
    expect(all.size).toBe(500);
    for (const receipt of all) {
      expect(receipt).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(tidyReceiptNumber(receipt)).toBe(receipt);
      expect(tidyReceiptNumber(receipt.toLowerCase().replaceAll("-", " "))).toBe(receipt);
    }
    expect(tidyReceiptNumber("oil0-OIL0-0000-0000")).toBe("0110-0110-0000-0000");
    for (const wrong of [
      "",
      "0000-0000-0000-000",
      "0000-0000-0000-00000",
      "U000-0000-0000-0000",
      "가000-0000-0000-0000",
    ]) {
      expect(tidyReceiptNumber(wrong)).toBeNull();
    }
  });
});
