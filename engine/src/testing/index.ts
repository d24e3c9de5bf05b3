/** Texts and parts of the engine for the tests of other rooms and for the record of golden results. */
export type { FeatureReference } from "../members/stylometry/feature-reference.ts";
export { ENGLISH_FEATURES, KOREAN_FEATURES } from "../members/stylometry/features.ts";
export { measureStylometry } from "../members/stylometry/measure-stylometry.ts";
export { ENGLISH_FINDINGS } from "../report/explanation/english-findings.ts";
export { type ExplanationFacts, explainReport } from "../report/explanation/explain-report.ts";
export { KOREAN_FINDINGS } from "../report/explanation/korean-findings.ts";
export { isTransition } from "../report/explanation/transition-words.ts";
export type { WordSource } from "../report/words/word-sources.ts";
export { OWN_TEXTS } from "./own-texts.ts";
