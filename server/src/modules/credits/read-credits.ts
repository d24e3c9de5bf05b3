import type { Database } from "../../db/connection.ts";
import { defineStatement, type Parameter, runStatement } from "../../db/statement.ts";
import { type PeriodRow, type Plan, planOf, selectPeriod } from "../accounts/index.ts";
import { lockCredits } from "./lock-credits.ts";
import type { LockedCredits } from "./move-credits.ts";
import { allowanceOf, staysIn } from "./rules.ts";

/** `remaining` is allowance plus bonus; `max` is the plan's allowance; `resetAt` is when it is renewed. */
export interface CreditBalance {
  readonly remaining: number;
  readonly max: number;
  readonly bonus: number;
  readonly resetAt: Date;
}

interface Moment {
  readonly userId: string;
  readonly now: Date;
}

/** A row of `selectAccount`; all columns are null where a join found no account. */
export interface AccountRow {
  readonly allowance: number | null;
  readonly bonus: number | null;
  readonly allowance_plan: Plan["kind"] | null;
  readonly allowance_since: string | null;
  readonly analyses_stored: number | null;
}

export function selectAccount<Input extends Moment>($: Parameter<Input>): string {
  return `select allowance, bonus, allowance_plan, allowance_since, analyses_stored
    from credit_accounts where user_id = ${$("text", (input) => input.userId)}`;
}

/** The credits of a row; null if there is no account, or if its allowance is of another period than the one of `now`. */
export function creditsIn(
  row: AccountRow,
  { userId, plan, now }: Moment & { readonly plan: Plan },
): LockedCredits | null {
  const { allowance, bonus, allowance_plan: of, allowance_since: since, analyses_stored: analysesStored } = row;
  if (allowance === null || bonus === null || of === null || since === null || analysesStored === null) return null;
  const credits = { userId, allowance, bonus, period: { plan: of, since: new Date(since) }, analysesStored };
  return isCurrent(credits, plan, now) ? credits : null;
}

/** Whether the allowance is of the period of `now`. */
export function isCurrent({ period }: LockedCredits, plan: Plan, now: Date): boolean {
  return staysIn(period, allowanceOf(plan, now), now);
}

const READ_CREDITS = defineStatement<Moment>(
  "read-credits",
  ($) => `with period as (${selectPeriod($)}), account as (${selectAccount($)})
    select period.*, account.* from (select) as always left join period on true left join account on true`,
);

/** The balance at `now`, including the renewal at any midnight since the last access. */
export async function readCredits(
  { db, now }: { db: Database; now: Date },
  userId: string,
): Promise<{ credits: CreditBalance; plan: Plan }> {
  const [row] = await runStatement<PeriodRow & AccountRow, Moment>(db, READ_CREDITS, { userId, now });
  if (row === undefined) throw new Error("A select without a condition has one row.");
  const plan = planOf(row, now);
  const known = creditsIn(row, { userId, plan, now });
  const { allowance, bonus } = known ?? (await db.transaction((tx) => lockCredits(tx, userId, now)));
  const { max, until } = allowanceOf(plan, now);
  return { plan, credits: { remaining: allowance + bonus, max, bonus, resetAt: until } };
}
