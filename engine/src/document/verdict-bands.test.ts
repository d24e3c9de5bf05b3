import { expect, it } from "vitest";
import { severityOf, verdictOf } from "./verdict-bands.ts";

it.each([
  [0, "human", "low"],
  [0.3999, "human", "low"],
  [0.4, "mixed", "medium"],
  [0.6999, "mixed", "medium"],
  [0.7, "ai", "high"],
  [1, "ai", "high"],
] as const)("a probability of %d has the verdict %s and the severity %s", (probability, verdict, severity) => {
  expect(verdictOf(probability)).toBe(verdict);
  expect(severityOf(probability)).toBe(severity);
});
