export type { Analyse, EngineVersions, TimedAnalysis } from "./analyse.ts";
export { findKeptAnalyses } from "./queries.ts";
export { analysisRoutes } from "./routes.ts";
