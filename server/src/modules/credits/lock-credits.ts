import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Transaction } from "../../db/connection.ts";
import { lockUsersForShare, readPlan } from "../accounts/index.ts";
import { endOldPacks } from "./credit-packs.ts";
import type { LockedCredits } from "./move-credits.ts";
import { allowanceOf, staysIn } from "./rules.ts";
import { startAllowancePeriod } from "./start-allowance-period.ts";
import { creditAccounts } from "./tables.ts";

/**
 * Locks the user's credits until the transaction ends, so that all changes are serialised, renews the allowance for the
 * day or billing month of `now`, and ends packs whose time is over. Throws `LOGIN_REQUIRED` if the user was deleted.
 */
export async function lockCredits(tx: Transaction, userId: string, now: Date): Promise<LockedCredits> {
  // Account deletion locks the user first and the credits after; the same order here avoids a deadlock.
  if (!(await lockUsersForShare(tx, [userId])).has(userId)) throw new AppError("LOGIN_REQUIRED");
  const { allowancePlan, allowanceSince, ...row } = await lockRow(tx, userId);
  const current = allowanceOf(await readPlan(tx, userId, now), now);
  if (allowancePlan === null || allowanceSince === null) {
    return endOldPacks(tx, await startAllowancePeriod(tx, { ...row, allowance: 0, period: null }, current, now), now);
  }
  const locked = { ...row, period: { plan: allowancePlan, since: allowanceSince } };
  const renewed = staysIn(locked.period, current, now) ? locked : await startAllowancePeriod(tx, locked, current, now);
  return endOldPacks(tx, renewed, now);
}

async function lockRow(tx: Transaction, userId: string) {
  const select = () => tx.select().from(creditAccounts).where(eq(creditAccounts.userId, userId)).for("update");
  const [existing] = await select();
  if (existing !== undefined) return existing;
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
  const [created] = await select();
  if (created === undefined) throw new Error("The credit account vanished while it was being opened.");
  return created;
}
