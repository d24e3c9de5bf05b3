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
export { deleteAnalyses, restoreAnalyses } from "./delete-analyses.ts";
export { exportFeedback } from "./export-feedback.ts";
export { findEarlierVersion } from "./find-earlier-version.ts";
export { hasFeedback } from "./has-feedback.ts";
export { labelAnalysis } from "./label-analysis.ts";
export { grainOf, ownTitle, titleOf } from "./outline-analysis.ts";
export {
  type AnalysisRow,
  findAnalysesBefore,
  findAnalysisOwner,
  findExistingAnalyses,
  findTexts,
  findVisible,
} from "./queries.ts";
export { readOwnAnalysis } from "./read-own-analysis.ts";
export { outlineOf, serializeAnalysis } from "./serialize-analysis.ts";
export { prepareStoring } from "./store-analysis.ts";
export { sweepHistory } from "./sweep-history.ts";
export type { StoredReport } from "./tables.ts";
export { toStoredResult } from "./to-result.ts";

interface AnalysisNeeds extends Omit<AnalysisRouteParts & FileAnalysisParts, "countAnalysis" | "queue" | "onTurn"> {
  readonly registry: Registry;
  /** Number of texts that the engine judges at the same time. */
  readonly engineThreads: number;
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
  routes: (app, { registry, engineThreads, ...needs }) => {
    const queue = createAnalysisQueue(needs.limits, engineThreads);
    const onTurn = createQueueMetrics(registry, queue);
    const parts = { ...needs, queue, onTurn, countAnalysis: createAnalysisMetrics(registry) };
    analysisRoutes(app, parts);
    fileAnalysisRoutes(app, parts);
  },
  sweeps: ({ db, now }) => [
    { name: "delete old analyses", everyMs: 60 * 60 * 1000, work: () => sweepHistory({ db, now: now() }) },
  ],
} satisfies ServerModule<AnalysisNeeds>;
