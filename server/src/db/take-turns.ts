import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";

/**
 * Makes every statement of the embedded database wait for a new turn of the event loop. The database works in the server's
 * own thread, and its promises alone never let go of it: a use-case of eight statements would hold up every other request
 * for all eight together.
 */
export function takeTurns(client: PGlite): PGlite {
  const { query, exec, transaction } = client;
  client.query = async (...given: Parameters<typeof query>) => {
    await nextTurn();
    return query.apply(client, given) as never;
  };
  client.exec = async (...given) => {
    await nextTurn();
    return exec.apply(client, given);
  };
  client.transaction = (work) => transaction.call(client, (tx: Transaction) => work(inTurns(tx))) as never;
  return client;
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
