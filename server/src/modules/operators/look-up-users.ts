import type { Database } from "../../db/connection.ts";
import { type FoundUser, findUsers } from "../accounts/index.ts";
import { readCredits } from "../credits/index.ts";
import { type Operator, recordAction } from "./operator-action.ts";

type Standing = Awaited<ReturnType<typeof readCredits>>;

/** The accounts that `query` finds, each with its plan and its credits. Whose account was looked at is written down. */
export async function lookUpUsers(db: Database, operator: Operator, query: string): Promise<(FoundUser & Standing)[]> {
  const found = await findUsers(db, query);
  await db.transaction(async (tx) => {
    for (const { id } of found) await recordAction(tx, operator, { action: "find-user", userId: id });
  });
  const { now } = operator;
  return Promise.all(found.map(async (user) => ({ ...user, ...(await readCredits({ db, now }, user.id)) })));
}
