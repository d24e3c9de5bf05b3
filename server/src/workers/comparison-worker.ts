import { type Comparison, type ComparisonInput, compareTexts } from "@geulgyeol/similarity";

/** A thread that compares texts with each other. */
export default function compare(input: ComparisonInput): Comparison {
  return compareTexts(input);
}
