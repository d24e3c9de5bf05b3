import type { Transaction } from "../../db/connection.ts";
import * as accounts from "../../modules/accounts/index.ts";
import { chooseUser, type OperatorAction, OperatorError, recordAction } from "../../modules/operators/index.ts";
import { type Command, defineCommand, REASON } from "../command.ts";

interface Change {
  readonly action: OperatorAction;
  readonly about?: string;
  /** Whether anything changed. */
  readonly apply: (tx: Transaction, userId: string, now: Date) => Promise<boolean>;
}

/** An account property that an operator turns on or off, with the reason. */
function changeCommand(name: string, { action, about = "", apply }: Change): Command {
  return defineCommand({
    name,
    usage: "USER --reason WHY",
    about: [about],
    options: REASON,
    read: (line) => ({ user: line.word(), reason: line.reason() }),
    run: async ({ db, operator, write }, { user, reason }) => {
      const { id, email } = await chooseUser(db, user);
      if (accounts.isServiceAddress(email))
        throw new OperatorError("That is a school's space, not a person's account.");
      await db.transaction(async (tx) => {
        if (!(await apply(tx, id, operator.now)))
          throw new OperatorError("Nothing had to be changed: it is so already.");
        await recordAction(tx, operator, { action, userId: id, reason });
      });
      await write(`Done: ${action}.`);
    },
  });
}

export const blockUser = changeCommand("user block", {
  action: "block-user",
  about: "end all sessions at once; signing in answers ACCOUNT_BLOCKED",
  apply: accounts.blockUser,
});

export const unblockUser = changeCommand("user unblock", { action: "unblock-user", apply: accounts.unblockUser });

export const addModerator = changeCommand("moderator add", {
  action: "make-moderator",
  about: "let the user hide what others write in the community",
  apply: (tx, userId) => accounts.setModerator(tx, userId, true),
});

export const removeModerator = changeCommand("moderator remove", {
  action: "unmake-moderator",
  apply: (tx, userId) => accounts.setModerator(tx, userId, false),
});
