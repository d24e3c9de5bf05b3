export type { Analyse, EngineVersions, TimedAnalysis } from "./analyse.ts";
export { type AnalyseTextParts, analyseText } from "./analyse-text.ts";
export { deleteAnalyses, restoreAnalyses } from "./delete-analyses.ts";
export { exportFeedback } from "./export-feedback.ts";
export { fileAnalysisRoutes } from "./files/routes.ts";
export { findEarlierVersion } from "./find-earlier-version.ts";
export { hasFeedback } from "./has-feedback.ts";
export type { Judge } from "./hear-judges.ts";
export { labelAnalysis } from "./label-analysis.ts";
export { grainOf, titleOf } from "./outline-analysis.ts";
export { analysisData } from "./own-data.ts";
export {
  findAnalysisOwner,
  findKeptAnalyses,
  findTexts,
  findUnkept,
  findVisible,
  type KeptAnalysis,
} from "./queries.ts";
export { readOwnAnalysis } from "./read-own-analysis.ts";
export { analysisRoutes } from "./routes.ts";
export { sweepHistory } from "./sweep-history.ts";
export { toStoredResult } from "./to-result.ts";
