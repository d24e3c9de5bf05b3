import type { ServerModule } from "../../module.ts";
import type { AnalysisListing } from "../analysis/index.ts";
import { fillHistory } from "./fill-history.ts";
import { insertEntry } from "./history-row.ts";
import { type HistoryRouteParts, historyRoutes } from "./routes.ts";
import type { SearchIndexer } from "./search-indexer.ts";
import * as tables from "./tables.ts";

const HOUR_MS = 60 * 60 * 1000;

export { forgetAnalyses } from "./delete-entries.ts";
export { findOutlines } from "./find-outlines.ts";
export { upsertHistoryEntry } from "./history-row.ts";
export { describeAnalysis } from "./read-analysis.ts";
export { createSearchIndexer, type SearchIndexer } from "./search-indexer.ts";

/** Lists each analysis with its storing, and indexes it for search later. */
export function historyListing(indexer: SearchIndexer): AnalysisListing {
  return { part: insertEntry, after: indexer.wake };
}

export const historyModule = {
  id: "history",
  uses: {
    accounts: "the plan decides how far back it reaches",
    analysis: "its rows follow from the analyses",
  },
  tables,
  routes: historyRoutes,
  sweeps: ({ db, searchIndexer }) => [
    { name: "fill the history", everyMs: HOUR_MS, work: () => fillHistory(db) },
    { name: "fill the search", everyMs: HOUR_MS, work: async () => searchIndexer.wake() },
  ],
} satisfies ServerModule<HistoryRouteParts>;
