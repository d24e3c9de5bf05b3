export type { Register } from "../register.ts";
export { recommendConsensus } from "./ensemble.ts";
export { type HeadlineFacts, headlineOf } from "./headline.ts";
export * from "./word-analysis.ts";
export * from "./worded-report.ts";
