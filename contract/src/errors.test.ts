import { describe, expect, it } from "vitest";
import { ERROR_CODES, ERRORS } from "./errors.ts";

describe("ERRORS", () => {
  it.each(ERROR_CODES)("%s은 해요체 문장으로 끝난다", (code) => {
    const { message } = ERRORS[code];
    expect(message).toMatch(/[요]\.$/);
    expect(message).not.toMatch(/[!]|\p{Extended_Pictographic}/u);
  });

  it.each(ERROR_CODES)("%s has a status between 400 and 599", (code) => {
    expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
    expect(ERRORS[code].status).toBeLessThan(600);
  });
});
