import type { Database } from "../../db/connection.ts";
import { giftCredits, readCredits } from "../credits/index.ts";
import { chooseUser } from "./choose-user.ts";
import { type Operator, recordAction } from "./operator-action.ts";

/** Gives a user bonus credits, which never expire. Returns what remains afterwards. Throws `OperatorError`. */
export async function grantCredits(
  db: Database,
  operator: Operator,
  { user, amount, reason }: { user: string; amount: number; reason: string },
): Promise<number> {
  const { id } = await chooseUser(db, user);
  const { now } = operator;
  await db.transaction(async (tx) => {
    await giftCredits({ db: tx, now }, id, amount);
    await recordAction(tx, operator, { action: "grant-credits", userId: id, amount, reason });
  });
  return (await readCredits({ db, now }, id)).credits.remaining;
}
