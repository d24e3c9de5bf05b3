import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { readPlan } from "../accounts/index.ts";
import { allowanceOf, isAllowanceDue } from "./rules.ts";
import { creditAccounts, creditEntries } from "./tables.ts";

/** The credits of one user, held for the rest of the transaction. */
export interface LockedCredits {
  readonly userId: string;
  readonly allowance: number;
  readonly bonus: number;
}

/**
 * Locks the user's credits until the transaction ends, so that everything which moves them happens one after another, and
 * sets the allowance anew when a day or billing month has begun: what is left of the old one expires by an entry of its own.
 */
export async function lockCredits(tx: Transaction, userId: string, now: Date): Promise<LockedCredits> {
  const account = await lockRow(tx, userId);
  const current = allowanceOf(await readPlan(tx, userId, now), now);
  if (!isAllowanceDue(account, current)) return account;
  const entry = { userId, bucket: "allowance", createdAt: now } as const;
  if (account.allowance > 0) {
    await tx.insert(creditEntries).values({ ...entry, amount: -account.allowance, reason: "allowance-expired" });
  }
  await tx.insert(creditEntries).values({ ...entry, amount: current.max, reason: "allowance-granted" });
  await tx
    .update(creditAccounts)
    .set({ allowance: current.max, allowanceMax: current.max, allowanceSince: current.since })
    .where(eq(creditAccounts.userId, userId));
  return { userId, allowance: current.max, bonus: account.bonus };
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
