import type { Logger } from "pino";
import type { Database } from "../db/connection.ts";
import { shownAddress } from "../modules/accounts/index.ts";
import {
  changeAccount,
  giveMoneyBack,
  grantCredits,
  handOutFeedback,
  lookUpUsers,
  type Operator,
  refundAnalysis,
  showLedger,
} from "../modules/operators/index.ts";
import type { PaymentGateway } from "../ports/payment.ts";
import type { Command } from "./parse-command.ts";

export interface CommandParts {
  readonly db: Database;
  readonly operator: Operator;
  readonly write: (line: string) => void | Promise<void>;
  readonly gateway: PaymentGateway;
  readonly log: Logger;
}

/** Does what the operator asked for; each line of the answer goes to `write`. Throws `OperatorError`. */
export async function runCommand({ db, operator, write, gateway, log }: CommandParts, command: Command): Promise<void> {
  switch (command.name) {
    case "find": {
      const found = await lookUpUsers(db, operator, command.query);
      for (const user of found) await write(describeUser(user));
      if (found.length === 0) await write("Nobody was found.");
      return;
    }
    case "ledger":
      for (const { createdAt, amount, balance, bucket, plan, reason, analysisId } of await showLedger(
        db,
        operator,
        command,
      )) {
        const signed = amount > 0 ? `+${amount}` : String(amount);
        const credits = plan === null ? bucket : `${bucket} (${plan})`;
        await write(
          [createdAt, signed.padStart(5), String(balance).padStart(5), credits, reason, analysisId ?? ""]
            .join("  ")
            .trimEnd(),
        );
      }
      return;
    case "grant":
      await write(`Granted ${command.amount}. ${await grantCredits(db, operator, command)} credits remain.`);
      return;
    case "refund":
      await write(`Gave back ${await refundAnalysis(db, operator, command)} credits.`);
      return;
    case "refund-payment": {
      const outcome = await giveMoneyBack({ db, gateway, log, now: () => operator.now }, operator, command);
      const later = "The gateway did not answer. The server goes on trying every minute while it runs.";
      await write(outcome === "given-back" ? "Given back." : later);
      return;
    }
    case "change":
      await changeAccount(db, operator, command);
      await write(`Done: ${command.change}.`);
      return;
    case "export-feedback":
      for await (const row of handOutFeedback(db, operator, command.since)) await write(JSON.stringify(row));
  }
}

function describeUser(user: Awaited<ReturnType<typeof lookUpUsers>>[number]): string {
  const { credits, plan } = user;
  const until = plan.kind === "pro" ? ` until ${plan.until.toISOString()}` : "";
  const marks = [
    user.emailVerified ? "verified" : "not verified",
    ...(user.isModerator ? ["moderator"] : []),
    ...(user.blockedAt === null ? [] : [`BLOCKED since ${user.blockedAt.toISOString()}`]),
  ];
  return [
    user.id,
    `  ${user.name}, ${shownAddress(user.email) ?? "no address"} (${marks.join(", ")})`,
    `  since ${user.createdAt.toISOString()}, ${plan.kind}${until}`,
    `  ${credits.remaining} credits: ${credits.remaining - credits.bonus} of ${credits.max}, and ${credits.bonus} bonus`,
  ].join("\n");
}
