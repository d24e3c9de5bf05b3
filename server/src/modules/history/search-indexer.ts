import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import { indexSome } from "./index-analyses.ts";

/**
 * Writes the search data of the backlog in quiet moments: a burst of analyses is answered first. A search does not wait
 * for it, but writes its user's own.
 */
export interface SearchIndexer {
  /** Something was added to the backlog. */
  wake(): void;
  /** Resolves when the backlog is empty. */
  idle(): Promise<void>;
}

interface IndexerParts {
  readonly db: Database;
  readonly log: Logger;
  /** Whether analyses are being made. */
  readonly isBusy: () => boolean;
}

/** Time for an answer to leave, and for the next analysis to begin. */
const QUIET_MS = 100;
/** Longest wait for a quiet moment. */
const LONGEST_MS = 10_000;
/** Some 40 ms of work in the embedded database. */
const AT_ONCE = 8;

export function createSearchIndexer({ db, log, isBusy }: IndexerParts): SearchIndexer {
  let running: Promise<void> | null = null;
  const awaitQuiet = async () => {
    const latest = performance.now() + LONGEST_MS;
    do await pause(QUIET_MS);
    while (isBusy() && performance.now() < latest);
  };
  const work = async () => {
    try {
      do await awaitQuiet();
      while ((await indexSome(db, AT_ONCE)) > 0);
    } catch (err) {
      log.warn({ err }, "analyses were not indexed for search");
    }
    running = null;
  };
  return {
    wake: () => {
      running ??= work();
    },
    idle: async () => {
      await running;
    },
  };
}
