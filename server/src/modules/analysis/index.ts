import type { Registry } from "prom-client";
import type { ServerModule } from "../../module.ts";
import { analysisExporters } from "./data-exporters.ts";
import { type FileAnalysisParts, fileAnalysisLimits, fileAnalysisRoutes } from "./files/routes.ts";
import { createAnalysisMetrics, createQueueMetrics } from "./metrics.ts";
import { type AnalysisRouteParts, analysisLimits, analysisRoutes, createAnalysisQueue } from "./routes.ts";
import { sweepHistory } from "./sweep-history.ts";
import * as tables from "./tables.ts";

export type { Analyse, AnalysisListing, EngineVersions, NewAnalysis, TimedAnalysis } from "./analyse.ts";
export { analyseText } from "./analyse-text.ts";
export { deleteAnalyses, eraseAnalyses, restoreAnalyses } from "./delete-analyses.ts";
export { exportFeedback } from "./export-feedback.ts";
export { findEarlierVersion } from "./find-earlier-version.ts";
export { hasFeedback } from "./has-feedback.ts";
export { type JudgeInTurnParts, judgeInTurn } from "./judge-in-turn.ts";
export { labelAnalysis } from "./label-analysis.ts";
export { moveAnalyses } from "./move-analyses.ts";
export { grainOf, ownTitle, titleOf } from "./outline-analysis.ts";
export {
  type AnalysisRow,
  findAnalysesBefore,
  findAnalysisOwner,
  findExistingAnalyses,
  findOfBatches,
  findTexts,
  findVisible,
  findVisibleTexts,
  selectVisible,
} from "./queries.ts";
export { readOwnAnalysis } from "./read-own-analysis.ts";
export { outlineOf, serializeAnalysis } from "./serialize-analysis.ts";
export { prepareStoring } from "./store-analysis.ts";
export { sweepHistory } from "./sweep-history.ts";
export type { StoredReport } from "./tables.ts";
export { type AnalysisAnswer, toStoredResult } from "./to-result.ts";

/** The queue of all texts to judge on this server, with the metrics of the turns and of the answers. */
export function createTurns(
  registry: Registry,
  limits: typeof analysisLimits,
  engineThreads: number,
): Pick<AnalysisRouteParts, "queue" | "onTurn" | "countAnalysis"> {
  const queue = createAnalysisQueue(limits, engineThreads);
  return { queue, onTurn: createQueueMetrics(registry, queue), countAnalysis: createAnalysisMetrics(registry) };
}

export const analysisModule = {
  id: "analysis",
  uses: {
    accounts: "an analysis belongs to an account",
    credits: "an analysis is charged",
    documents: "a file is read before it is analysed",
  },
  tables,
  limits: { ...analysisLimits, ...fileAnalysisLimits },
  exporters: analysisExporters,
  routes: (app, parts) => {
    analysisRoutes(app, parts);
    fileAnalysisRoutes(app, parts);
  },
  sweeps: ({ db, now }) => [
    { name: "delete old analyses", everyMs: 60 * 60 * 1000, work: () => sweepHistory({ db, now: now() }) },
  ],
} satisfies ServerModule<AnalysisRouteParts & FileAnalysisParts>;
