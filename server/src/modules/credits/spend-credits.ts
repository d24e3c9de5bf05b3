import { AppError } from "../../app-error.ts";
import type { Transaction } from "../../db/connection.ts";
import { type LockedCredits, moveCredits } from "./move-credits.ts";
import { splitCost } from "./rules.ts";

/**
 * Takes `cost` credits (1 or more) for the analysis `reference`, in the caller's transaction, which also stores the
 * analysis. Throws `INSUFFICIENT_CREDITS`.
 */
export async function spendCredits(
  tx: Transaction,
  locked: LockedCredits,
  { cost, reference, now }: { cost: number; reference: string; now: Date },
): Promise<LockedCredits> {
  const parts = splitCost(locked, cost);
  if (parts === null) throw new AppError("INSUFFICIENT_CREDITS");
  const entry = { reason: "analysis", reference } as const;
  return moveCredits(
    tx,
    locked,
    [
      { ...entry, bucket: "allowance", amount: -parts.allowance },
      { ...entry, bucket: "pack", amount: -parts.pack },
      { ...entry, bucket: "bonus", amount: -parts.bonus },
    ],
    now,
  );
}
