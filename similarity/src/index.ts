export type { ComparedText, Comparison, ComparisonInput, SimilarPair, SimilarPassage } from "./compare-texts.ts";
export { compareTexts } from "./compare-texts.ts";
export type { CommonPassage } from "./leave-out.ts";
export type { LeftOutRange, LeftOutReason, TextRange } from "./text-parts.ts";
