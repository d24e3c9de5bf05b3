export { recommendConsensus } from "./ensemble.ts";
export type { Register } from "./register.ts";
export * from "./word-analysis.ts";
export * from "./worded-report.ts";
