import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import type { AllowancePeriod } from "./rules.ts";
import { creditAccounts, creditEntries } from "./tables.ts";

/** The credits of one user, locked for the rest of the transaction. */
export interface LockedCredits {
  readonly userId: string;
  readonly allowance: number;
  readonly pack: number;
  /** When the first open pack ends; null without one. */
  readonly packEndsAt: Date | null;
  readonly bonus: number;
  /** The period of the allowance. */
  readonly period: AllowancePeriod;
  /** Number of analyses stored so far: if it is the same, none was stored in between. */
  readonly analysesStored: number;
}

type Entry = typeof creditEntries.$inferInsert;

/** One ledger entry; an allowance entry belongs to the current period unless it names another. */
export type Move = Pick<Entry, "bucket" | "amount" | "reason" | "reference" | "reservationId"> & {
  readonly period?: AllowancePeriod;
};

/**
 * Writes entries and the resulting balance: besides `chargeAnalysis` the only place that changes either. Amounts of 0 are
 * skipped.
 */
export async function moveCredits(
  tx: Transaction,
  locked: LockedCredits,
  moves: readonly Move[],
  now: Date,
): Promise<LockedCredits> {
  const { userId } = locked;
  const entries = moves
    .filter(({ amount }) => amount !== 0)
    .map(
      ({ period = locked.period, ...move }): Entry => ({
        ...move,
        userId,
        ...(move.bucket === "allowance" && { allowancePlan: period.plan, allowanceSince: period.since }),
        createdAt: now,
      }),
    );
  if (entries.length === 0) return locked;
  await tx.insert(creditEntries).values(entries);
  const total = (bucket: Entry["bucket"]) =>
    entries.filter((entry) => entry.bucket === bucket).reduce((sum, entry) => sum + entry.amount, 0);
  const left = {
    allowance: locked.allowance + total("allowance"),
    pack: locked.pack + total("pack"),
    bonus: locked.bonus + total("bonus"),
  };
  await tx.update(creditAccounts).set(left).where(eq(creditAccounts.userId, userId));
  return { ...locked, ...left };
}
