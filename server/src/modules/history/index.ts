import type { Database } from "../../db/connection.ts";
import type { ServerModule } from "../../module.ts";
import type { AnalysisListing } from "../analysis/index.ts";
import { fillHistory, fillSearch } from "./fill-history.ts";
import { insertEntry, newTitle } from "./history-row.ts";
import { type HistoryRouteParts, historyRoutes } from "./routes.ts";
import type { SearchIndexer } from "./search-indexer.ts";
import * as tables from "./tables.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Sequences that may have been given but not yet indexed when a pass ended. */
const UNDER_WAY = 1_000;

export { findOutlines } from "./find-outlines.ts";
export { upsertHistoryEntry } from "./history-row.ts";
export { createSearchIndexer, type SearchIndexer } from "./search-indexer.ts";

/** Lists each analysis with its storing, and indexes it for search after its answer. */
export function historyListing(indexer: SearchIndexer): AnalysisListing {
  return {
    part: insertEntry,
    after: (analysis) => {
      const { id: analysisId, userId, createdAt, text, verdict, kind } = analysis;
      const title = newTitle(analysis);
      indexer.add({ analysisId, userId, createdAt, title, text, verdict, kind, isFavourite: false });
    },
  };
}

export const historyModule = {
  id: "history",
  uses: {
    accounts: "the plan decides how far back it reaches",
    analysis: "its rows follow from the analyses",
  },
  tables,
  routes: historyRoutes,
  sweeps: ({ db }) => [
    { name: "fill the history", everyMs: HOUR_MS, work: () => fillHistory(db) },
    { name: "fill the search", everyMs: HOUR_MS, work: searchFiller(db) },
  ],
} satisfies ServerModule<HistoryRouteParts>;

/** The first pass looks at everything, each later one at what was stored since, or may have been under way. */
function searchFiller(db: Database): () => Promise<void> {
  let checked = 0;
  return async () => {
    checked = await fillSearch(db, Math.max(0, checked - UNDER_WAY));
  };
}
