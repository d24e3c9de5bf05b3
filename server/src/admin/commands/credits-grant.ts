import { giftCredits, readCredits } from "../../modules/credits/index.ts";
import { chooseUser, recordAction } from "../../modules/operators/index.ts";
import { defineCommand, REASON, wholeNumber } from "../command.ts";

const MAX_GRANT = 1_000;

export const grantCredits = defineCommand({
  name: "credits grant",
  usage: "USER N --reason WHY",
  about: [`give N bonus credits (1 to ${MAX_GRANT}), which never expire`],
  options: REASON,
  read: (line) => {
    const [user = "", amount = ""] = line.words(2);
    return { user, amount: wholeNumber("N", amount, MAX_GRANT), reason: line.reason() };
  },
  run: async ({ db, operator, write }, { user, amount, reason }) => {
    const { id } = await chooseUser(db, user);
    const { now } = operator;
    await db.transaction(async (tx) => {
      await giftCredits({ db: tx, now }, id, amount);
      await recordAction(tx, operator, { action: "grant-credits", userId: id, amount, reason });
    });
    const { credits } = await readCredits({ db, now }, id);
    await write(`Granted ${amount}. ${credits.remaining} credits remain.`);
  },
});
