import type { Database, Transaction } from "../../db/connection.ts";
import { blockUser, setModerator, unblockUser } from "../accounts/index.ts";
import { chooseUser } from "./choose-user.ts";
import { type Operator, OperatorError, recordAction } from "./operator-action.ts";

type Change = (tx: Transaction, userId: string, now: Date) => Promise<boolean>;

/** What an operator may turn on and off about an account; each says whether it changed anything. */
const CHANGES = {
  "block-user": blockUser,
  "unblock-user": unblockUser,
  "make-moderator": (tx, userId) => setModerator(tx, userId, true),
  "unmake-moderator": (tx, userId) => setModerator(tx, userId, false),
} as const satisfies Readonly<Record<string, Change>>;

export type AccountChange = keyof typeof CHANGES;

/** Changes an account and writes down why. Throws `OperatorError` when there is no such account, or nothing to change. */
export async function changeAccount(
  db: Database,
  operator: Operator,
  { user, change, reason }: { user: string; change: AccountChange; reason: string },
): Promise<void> {
  const { id } = await chooseUser(db, user);
  await db.transaction(async (tx) => {
    const apply: Change = CHANGES[change];
    if (!(await apply(tx, id, operator.now))) throw new OperatorError("Nothing had to be changed: it is so already.");
    await recordAction(tx, operator, { action: change, userId: id, reason });
  });
}
