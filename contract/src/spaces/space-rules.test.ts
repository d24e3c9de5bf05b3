import { expect, it } from "vitest";
import { latestDeletion } from "./space-rules.ts";

const end = (from: string) => latestDeletion("term-end", new Date(from))?.toISOString();

it("a term of Korean schools ends with August or February, by the clock of Seoul", () => {
  expect(end("2026-03-02T00:00:00Z")).toBe("2026-08-31T15:00:00.000Z");
  expect(end("2026-08-31T14:59:59Z")).toBe("2026-08-31T15:00:00.000Z");
  expect(end("2026-08-31T15:00:00Z")).toBe("2027-02-28T15:00:00.000Z");
  expect(end("2026-12-31T15:00:00Z")).toBe("2027-02-28T15:00:00.000Z");
  expect(end("2028-01-10T00:00:00Z")).toBe("2028-02-29T15:00:00.000Z");
});

it("thirty days are thirty days, and a class may decide for itself", () => {
  const from = new Date("2026-11-21T05:00:00Z");
  expect(latestDeletion("30-days", from)?.toISOString()).toBe("2026-12-21T05:00:00.000Z");
  expect(latestDeletion("class", from)).toBeNull();
});
