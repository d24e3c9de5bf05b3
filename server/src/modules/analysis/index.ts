export type { Analyse, EngineVersions, TimedAnalysis } from "./analyse.ts";
export { analysisRoutes } from "./routes.ts";
