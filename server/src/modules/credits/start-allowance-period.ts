import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { readMailbox } from "../accounts/index.ts";
import { countMailboxGrant } from "./count-mailbox-grant.ts";
import { type LockedCredits, type Move, moveCredits } from "./move-credits.ts";
import type { Allowance, AllowancePeriod } from "./rules.ts";
import { creditAccounts, creditEntries } from "./tables.ts";

/**
 * Moves the account into the current period. The remainder of the old period is restored when that becomes current
 * again, so that nothing is granted twice. The caller has locked the account.
 */
export async function startAllowancePeriod(
  tx: Transaction,
  account: Omit<LockedCredits, "period"> & { readonly period: AllowancePeriod | null },
  current: Allowance,
  now: Date,
): Promise<LockedCredits> {
  const { userId } = account;
  const { plan, since } = current;
  const moves: Move[] = [];
  if (account.period !== null) {
    const amount = -account.allowance;
    moves.push({ bucket: "allowance", amount, reason: "allowance-expired", period: account.period });
  }
  const putAway = await findPutAway(tx, userId, current);
  moves.push(
    putAway === null
      ? { bucket: "allowance", amount: await allowanceFor(tx, userId, current), reason: "allowance-granted" }
      : { bucket: "allowance", amount: putAway, reason: "allowance-restored" },
  );
  await tx
    .update(creditAccounts)
    .set({ allowancePlan: plan, allowanceSince: since })
    .where(eq(creditAccounts.userId, userId));
  return moveCredits(tx, { ...account, period: { plan, since } }, moves, now);
}

/** A month of Pro is paid and granted as a whole. */
async function allowanceFor(tx: Transaction, userId: string, { plan, since, max }: Allowance): Promise<number> {
  if (plan === "pro") return max;
  return countMailboxGrant(tx, await readMailbox(tx, userId), { kind: "allowance", since, wanted: max, max });
}

/** The period's remainder when it was left; null if it was never current. */
async function findPutAway(tx: Transaction, userId: string, { plan, since }: AllowancePeriod): Promise<number | null> {
  const [found] = await tx
    .select({
      wasGranted: sql<boolean>`bool_or(${creditEntries.reason} = 'allowance-granted')`,
      putAway: sql<string>`-sum(${creditEntries.amount}) filter (where ${creditEntries.reason} <> 'allowance-granted')`,
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.allowancePlan, plan),
        eq(creditEntries.allowanceSince, since),
        inArray(creditEntries.reason, ["allowance-granted", "allowance-expired", "allowance-restored"]),
      ),
    );
  return found?.wasGranted ? Number(found.putAway) : null;
}
