import type { ServerModule } from "../../module.ts";
import { fillHistory } from "./fill-history.ts";
import { type HistoryRouteParts, historyRoutes } from "./routes.ts";
import * as tables from "./tables.ts";

export { findOutlines } from "./find-outlines.ts";
export { upsertHistoryEntry } from "./history-row.ts";

export const historyModule = {
  id: "history",
  uses: {
    accounts: "the plan decides how far back it reaches",
    analysis: "its rows follow from the analyses",
  },
  tables,
  routes: historyRoutes,
  sweeps: ({ db }) => [{ name: "fill the history", everyMs: 60 * 60 * 1000, work: () => fillHistory(db) }],
} satisfies ServerModule<HistoryRouteParts>;
