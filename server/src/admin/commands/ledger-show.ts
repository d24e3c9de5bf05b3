import { findExistingAnalyses } from "../../modules/analysis/index.ts";
import { listLedger } from "../../modules/credits/index.ts";
import { chooseUser, recordAction } from "../../modules/operators/index.ts";
import { defineCommand, wholeNumber } from "../command.ts";

const DEFAULT_LIMIT = "50";
const MAX_LIMIT = 500;

export const showLedger = defineCommand({
  name: "ledger show",
  usage: `USER [--limit ${DEFAULT_LIMIT}]`,
  about: ["where the user's credits came from and went to, newest first"],
  options: { limit: { type: "string" } },
  read: (line) => ({
    user: line.word(),
    limit: wholeNumber("--limit", line.option("limit") ?? DEFAULT_LIMIT, MAX_LIMIT),
  }),
  run: async ({ db, operator, write }, { user, limit }) => {
    const { id } = await chooseUser(db, user);
    await db.transaction((tx) => recordAction(tx, operator, { action: "show-ledger", userId: id }));
    const findExisting = (userId: string, ids: readonly string[]) => findExistingAnalyses(db, userId, ids);
    const { entries } = await listLedger({ db, now: operator.now, findExisting }, id, { limit });
    for (const { createdAt, amount, balance, bucket, plan, reason, analysisId } of entries) {
      const signed = amount > 0 ? `+${amount}` : String(amount);
      const credits = plan === null ? bucket : `${bucket} (${plan})`;
      const columns = [createdAt, signed.padStart(5), String(balance).padStart(5), credits, reason, analysisId ?? ""];
      await write(columns.join("  ").trimEnd());
    }
  },
});
