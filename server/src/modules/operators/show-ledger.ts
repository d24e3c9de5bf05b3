import type { LedgerEntry } from "@geulgyeol/contract";
import type { Database } from "../../db/connection.ts";
import { findKeptAnalyses } from "../analysis/index.ts";
import { listLedger } from "../credits/index.ts";
import { chooseUser } from "./choose-user.ts";
import { type Operator, recordAction } from "./operator-action.ts";

/** The newest `limit` rows of a user's ledger. Throws `OperatorError`. */
export async function showLedger(
  db: Database,
  operator: Operator,
  { user, limit }: { user: string; limit: number },
): Promise<LedgerEntry[]> {
  const { id } = await chooseUser(db, user);
  await db.transaction((tx) => recordAction(tx, operator, { action: "show-ledger", userId: id }));
  const findKept = (userId: string, ids: readonly string[]) => findKeptAnalyses(db, userId, ids);
  return (await listLedger({ db, now: operator.now, findKept }, id, { limit })).entries;
}
