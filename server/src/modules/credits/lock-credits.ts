import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Transaction } from "../../db/connection.ts";
import { lockUsersForShare, readPlan } from "../accounts/index.ts";
import type { LockedCredits } from "./move-credits.ts";
import { allowanceOf, staysIn } from "./rules.ts";
import { startAllowancePeriod } from "./start-allowance-period.ts";
import { creditAccounts } from "./tables.ts";

/**
 * Locks the user's credits until the transaction ends, so that all changes are serialised, and renews the allowance for
 * the day or billing month of `now`. Throws `LOGIN_REQUIRED` if the user was deleted.
 */
export async function lockCredits(tx: Transaction, userId: string, now: Date): Promise<LockedCredits> {
  // Account deletion locks the user first and the credits after; the same order here avoids a deadlock.
  if (!(await lockUsersForShare(tx, [userId])).has(userId)) throw new AppError("LOGIN_REQUIRED");
  const { allowance, bonus, allowancePlan, allowanceSince, analysesStored } = await lockRow(tx, userId);
  const current = allowanceOf(await readPlan(tx, userId, now), now);
  if (allowancePlan === null || allowanceSince === null) {
    return startAllowancePeriod(tx, { userId, allowance: 0, bonus, analysesStored, period: null }, current, now);
  }
  const locked = { userId, allowance, bonus, analysesStored, period: { plan: allowancePlan, since: allowanceSince } };
  return staysIn(locked.period, current, now) ? locked : startAllowancePeriod(tx, locked, current, now);
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
