import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { findAnalysisOwner } from "../analysis/index.ts";
import { lockCredits, refundCredits } from "../credits/index.ts";
import { type Operator, OperatorError, recordAction } from "./operator-action.ts";

/** Gives back what an analysis cost its owner, once. Returns how many credits. Throws `OperatorError` when there are none. */
export async function refundAnalysis(
  db: Database,
  operator: Operator,
  { analysisId, reason }: { analysisId: string; reason: string },
): Promise<number> {
  const userId = await findAnalysisOwner(db, analysisId);
  if (userId === null) throw new OperatorError(`There is no analysis ${analysisId}.`);
  return db.transaction(async (tx) => {
    const { now } = operator;
    const held = await lockCredits(tx, userId, now).catch((error: unknown) => {
      const hasLeft = error instanceof AppError && error.code === "LOGIN_REQUIRED";
      throw hasLeft ? new OperatorError(`The owner of analysis ${analysisId} has left.`) : error;
    });
    const { refunded } = await refundCredits(tx, held, { reference: analysisId, now });
    if (refunded === 0) throw new OperatorError("That analysis was free, or its credits have been given back already.");
    const action = { action: "refund-analysis", userId, reference: analysisId, amount: refunded, reason } as const;
    await recordAction(tx, operator, action);
    return refunded;
  });
}
