import { AppError } from "../../app-error.ts";
import { findAnalysisOwner } from "../../modules/analysis/index.ts";
import { lockCredits, refundCredits } from "../../modules/credits/index.ts";
import { OperatorError, recordAction } from "../../modules/operators/index.ts";
import { defineCommand, REASON } from "../command.ts";

export const refundAnalysis = defineCommand({
  name: "analysis refund",
  usage: "ID --reason WHY",
  about: ["give back what an analysis cost, once"],
  options: REASON,
  read: (line) => ({ analysisId: line.word(), reason: line.reason() }),
  run: async ({ db, operator, write }, { analysisId, reason }) => {
    const userId = await findAnalysisOwner(db, analysisId);
    if (userId === null) throw new OperatorError(`There is no analysis ${analysisId}.`);
    const credits = await db.transaction(async (tx) => {
      const { now } = operator;
      const locked = await lockCredits(tx, userId, now).catch((error: unknown) => {
        const hasLeft = error instanceof AppError && error.code === "LOGIN_REQUIRED";
        throw hasLeft ? new OperatorError(`The owner of analysis ${analysisId} has left.`) : error;
      });
      const { refunded } = await refundCredits(tx, locked, { reference: analysisId, now });
      if (refunded === 0)
        throw new OperatorError("That analysis was free, or its credits have been given back already.");
      const action = { action: "refund-analysis", userId, reference: analysisId, amount: refunded, reason } as const;
      await recordAction(tx, operator, action);
      return refunded;
    });
    await write(`Gave back ${credits} credits.`);
  },
});
