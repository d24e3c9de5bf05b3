import { type Finding, measured } from "./finding.ts";

/** Findings about sentence lengths, the same in both languages. */
export const LENGTH_FINDINGS: readonly Finding[] = [
  ...measured("sentence-length", "mean-length", "sentence-length"),
  ...measured(
    "sentence-length",
    "length-variation",
    "sentence-length-variation sentence-length-spread medium-sentences",
  ),
  ...measured("sentence-length", "length-neighbours", "sentence-length-neighbours"),
  ...measured("sentence-length", "length-burst", "sentence-burst"),
];
