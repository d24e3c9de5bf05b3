export type { Analyse, EngineVersions, TimedAnalysis } from "./analyse.ts";
export { exportFeedback } from "./export-feedback.ts";
export { fileAnalysisRoutes } from "./files/routes.ts";
export { analysisData } from "./own-data.ts";
export { findAnalysisOwner, findKeptAnalyses } from "./queries.ts";
export { analysisRoutes } from "./routes.ts";
export { sweepHistory } from "./sweep-history.ts";
