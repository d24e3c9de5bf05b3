import {
  type FoundUser,
  findUsers as findAccounts,
  isServiceAddress,
  shownAddress,
} from "../../modules/accounts/index.ts";
import { readCredits } from "../../modules/credits/index.ts";
import { recordAction } from "../../modules/operators/index.ts";
import { defineCommand } from "../command.ts";

/** Records whose account was viewed. */
export const findUsers = defineCommand({
  name: "user find",
  usage: "TEXT",
  about: ["accounts with this id, or whose address or name holds TEXT (20 at most)"],
  read: (line) => ({ query: line.word() }),
  run: async ({ db, operator, write }, { query }) => {
    const found = await findAccounts(db, query);
    await db.transaction(async (tx) => {
      for (const { id } of found) await recordAction(tx, operator, { action: "find-user", userId: id });
    });
    const { now } = operator;
    const standing = await Promise.all(found.map(({ id }) => readCredits({ db, now }, id)));
    for (const [index, user] of found.entries()) {
      const credits = standing[index];
      if (credits !== undefined) await write(describeUser(user, credits));
    }
    if (found.length === 0) await write("Nobody was found.");
  },
});

function describeUser(user: FoundUser, { credits, plan }: Awaited<ReturnType<typeof readCredits>>): string {
  const until = plan.kind === "pro" ? ` until ${plan.until.toISOString()}` : "";
  const marks = [
    ...(isServiceAddress(user.email) ? ["a school's space"] : [user.emailVerified ? "verified" : "not verified"]),
    ...(user.isModerator ? ["moderator"] : []),
    ...(user.blockedAt === null ? [] : [`BLOCKED since ${user.blockedAt.toISOString()}`]),
  ];
  return [
    user.id,
    `  ${user.name}, ${shownAddress(user.email) ?? "no address"} (${marks.join(", ")})`,
    `  since ${user.createdAt.toISOString()}, ${plan.kind}${until}`,
    `  ${credits.remaining} credits: ${credits.remaining - credits.pack - credits.bonus} of ${credits.max}, ${credits.pack} of packs, and ${credits.bonus} bonus`,
  ].join("\n");
}
