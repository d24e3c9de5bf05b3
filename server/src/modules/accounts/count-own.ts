import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../db/connection.ts";
import { lockUser } from "./read-people.ts";

/**
 * Counts what an account has, before it gets one more. The account is locked, so that two requests at once count one after
 * another.
 */
export async function countOwn(tx: Transaction, userId: string, table: PgTable, own: SQL | undefined): Promise<number> {
  await lockUser(tx, userId);
  return tx.$count(table, own);
}
