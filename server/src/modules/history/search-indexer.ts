import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import { indexNew, type Searchable } from "./index-analyses.ts";

/** Indexes stored analyses after their answers, a few in one statement. */
export interface SearchIndexer {
  add(analysis: Searchable): void;
  /** Indexes the user's own at once, so that a search finds what was stored before it on this server. */
  flush(userId: string): Promise<void>;
  /** Resolves when all that were added are indexed. */
  idle(): Promise<void>;
}

/** Time for answers to leave, and for further analyses to share the statement. */
const DELAY_MS = 50;
const AT_ONCE = 16;
/** More texts are not kept in memory; the sweep finds those that are missing. */
const MAX_WAITING = 500;

export function createSearchIndexer({ db, log }: { db: Database; log: Logger }): SearchIndexer {
  let waiting: Searchable[] = [];
  let batch: Promise<void> = Promise.resolve();
  let draining: Promise<void> | null = null;
  const index = (some: readonly Searchable[]) =>
    indexNew(db, some).catch((err: unknown) => log.warn({ err }, "analyses were not indexed for search"));
  const drain = async () => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    while (waiting.length > 0) {
      batch = index(waiting.splice(0, AT_ONCE));
      await batch;
    }
    draining = null;
  };
  return {
    add(analysis) {
      if (waiting.length >= MAX_WAITING) return;
      waiting.push(analysis);
      draining ??= drain();
    },
    async flush(userId) {
      const own = waiting.filter((one) => one.userId === userId);
      waiting = waiting.filter((one) => one.userId !== userId);
      await batch;
      if (own.length > 0) await index(own);
    },
    idle: async () => {
      await draining;
    },
  };
}
