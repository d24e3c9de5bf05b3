import { eq } from "drizzle-orm";
import type { Database, Queryable } from "../../db/connection.ts";
import { type Plan, readPlan } from "../accounts/index.ts";
import { lockCredits } from "./lock-credits.ts";
import { allowanceOf, staysIn } from "./rules.ts";
import { creditAccounts } from "./tables.ts";

/** `remaining` is allowance plus bonus; `max` is the plan's allowance; `resetAt` is when it is renewed. */
export interface CreditBalance {
  readonly remaining: number;
  readonly max: number;
  readonly bonus: number;
  readonly resetAt: Date;
}

/** The balance at `now`, including the renewal at any midnight since the last access. */
export async function readCredits(
  { db, now }: { db: Database; now: Date },
  userId: string,
): Promise<{ credits: CreditBalance; plan: Plan }> {
  const plan = await readPlan(db, userId, now);
  const current = allowanceOf(plan, now);
  const row = await readRow(db, userId);
  const { allowancePlan, allowanceSince } = row ?? {};
  const isCurrent =
    allowancePlan && allowanceSince && staysIn({ plan: allowancePlan, since: allowanceSince }, current, now);
  const account = row && isCurrent ? row : await db.transaction((tx) => lockCredits(tx, userId, now));
  const { allowance, bonus } = account;
  return { plan, credits: { remaining: allowance + bonus, max: current.max, bonus, resetAt: current.until } };
}

async function readRow(db: Queryable, userId: string) {
  const [row] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  return row;
}
