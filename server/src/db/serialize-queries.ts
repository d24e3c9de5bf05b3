import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite, QueryOptions, Transaction } from "@electric-sql/pglite";
import { createPreparedStatements, type RunPrepared } from "./prepared-statements.ts";
import { withoutParsers } from "./times-as-text.ts";

/** The embedded database, or a transaction in it, which both prepare named statements. */
export interface Preparing {
  readonly runPrepared: RunPrepared;
}

/**
 * Runs every statement of the embedded database in a new turn of the event loop. It works in the server's thread, so
 * consecutive statements would delay every request. A transaction is one unit.
 */
export function serializeQueries(client: PGlite): PGlite & Preparing {
  const { query, exec, transaction } = client;
  const enqueue = createQueue();
  const runPrepared = createPreparedStatements(client);
  client.query = (text: string, values?: unknown[], options?: QueryOptions) =>
    enqueue(() => query.call(client, text, values, withoutParsers(options))) as never;
  client.exec = (...given) => enqueue(() => exec.apply(client, given));
  client.transaction = (work) =>
    enqueue(() => transaction.call(client, (tx: Transaction) => work(yieldBetweenQueries(tx, runPrepared)))) as never;
  return Object.assign(client, {
    runPrepared: (...given: Parameters<RunPrepared>) => enqueue(() => runPrepared(...given)),
  });
}

/** Runs one task at a time, each in its own turn; the next waits for its end, successful or not. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(async () => {
      await nextTurn();
      return work();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}

function yieldBetweenQueries(tx: Transaction, runPrepared: RunPrepared): Transaction & Preparing {
  const { query, exec } = tx;
  return Object.assign(tx, {
    query: async (text: string, values?: unknown[], options?: QueryOptions) => {
      await nextTurn();
      return query.call(tx, text, values, withoutParsers(options));
    },
    exec: async (...given: Parameters<typeof exec>) => {
      await nextTurn();
      return exec.apply(tx, given);
    },
    runPrepared: async (...given: Parameters<RunPrepared>) => {
      await nextTurn();
      return runPrepared(...given);
    },
  });
}
