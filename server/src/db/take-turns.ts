import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";

/**
 * Makes every statement of the embedded database wait for a new turn of the event loop. The database works in the server's
 * own thread, and its promises alone never let go of it: a use-case of eight statements would hold up every other request
 * for all eight together. Statements that come at once stand in one line, or all of them would get the same turn; in it a
 * transaction is one piece, which the database lets nothing into anyway.
 */
export function takeTurns(client: PGlite): PGlite {
  const { query, exec, transaction } = client;
  const inLine = createLine();
  client.query = (...given: Parameters<typeof query>) => inLine(() => query.apply(client, given)) as never;
  client.exec = (...given) => inLine(() => exec.apply(client, given));
  client.transaction = (work) =>
    inLine(() => transaction.call(client, (tx: Transaction) => work(inTurns(tx)))) as never;
  return client;
}

/** Runs one piece of work at a time, each in a turn of its own; the next one waits for its end, good or bad. */
function createLine() {
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

function inTurns(tx: Transaction): Transaction {
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
