import {
  deleteFromHistory,
  labelHistoryAnalysis,
  listHistory as listHistoryEndpoint,
  readHistoryAnalysis,
  readHistorySummary,
  restoreToHistory,
} from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../db/connection.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { deleteEntries, restoreEntries } from "./delete-entries.ts";
import { labelEntry } from "./label-entry.ts";
import { listHistory } from "./list-history.ts";
import { readAnalysis } from "./read-analysis.ts";
import type { Versions } from "./rules.ts";
import type { SearchIndexer } from "./search-indexer.ts";
import { summariseHistory } from "./summarise-history.ts";

export interface HistoryRouteParts {
  readonly db: Database;
  readonly now: () => Date;
  /** The current engine. */
  readonly versions: Versions;
  readonly searchIndexer: SearchIndexer;
}

export function historyRoutes(app: FastifyInstance, { db, now, versions }: HistoryRouteParts): void {
  registerEndpoint(app, listHistoryEndpoint, ({ input, user }) =>
    listHistory({ db, now: now(), versions }, user.id, input),
  );
  registerEndpoint(app, readHistorySummary, ({ user }) => summariseHistory({ db, now: now() }, user.id));
  registerEndpoint(app, readHistoryAnalysis, ({ input, user }) =>
    readAnalysis({ db, now: now(), versions }, user.id, input.id),
  );
  registerEndpoint(app, labelHistoryAnalysis, ({ input, user }) => labelEntry(db, user.id, input));
  registerEndpoint(app, deleteFromHistory, async ({ input, user }) => ({
    ids: await deleteEntries({ db, now: now() }, user.id, input.ids),
  }));
  registerEndpoint(app, restoreToHistory, async ({ input, user }) => ({
    ids: await restoreEntries({ db, now: now() }, user.id, input.ids),
  }));
}
