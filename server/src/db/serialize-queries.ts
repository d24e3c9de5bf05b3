import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";

/**
 * Runs every statement of the embedded database in a new turn of the event loop. It works in the server's thread, so
 * consecutive statements would delay every request. A transaction is one unit.
 */
export function serializeQueries(client: PGlite): PGlite {
  const { query, exec, transaction } = client;
  const enqueue = createQueue();
  client.query = (...given: Parameters<typeof query>) => enqueue(() => query.apply(client, given)) as never;
  client.exec = (...given) => enqueue(() => exec.apply(client, given));
  client.transaction = (work) =>
    enqueue(() => transaction.call(client, (tx: Transaction) => work(yieldBetweenQueries(tx)))) as never;
  return client;
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

function yieldBetweenQueries(tx: Transaction): Transaction {
  const { query, exec } = tx;
  return Object.assign(tx, {
    query: async (...given: Parameters<typeof query>) => {
      await nextTurn();
      return query.apply(tx, given);
    },
    exec: async (...given: Parameters<typeof exec>) => {
      await nextTurn();
      return exec.apply(tx, given);
    },
  });
}
