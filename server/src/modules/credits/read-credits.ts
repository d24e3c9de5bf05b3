import type { Database } from "../../db/connection.ts";
import { defineStatement, type Parameter, runStatement } from "../../db/statement.ts";
import { type PeriodRow, type Plan, planOf, selectPeriod } from "../accounts/index.ts";
import { lockCredits } from "./lock-credits.ts";
import type { LockedCredits } from "./move-credits.ts";
import { allowanceOf, creditsLeft, staysIn } from "./rules.ts";

/** `remaining` is everything together; `max` is the plan's allowance; `resetAt` is when it is renewed. */
export interface CreditBalance {
  readonly remaining: number;
  readonly max: number;
  readonly bonus: number;
  readonly pack: number;
  readonly resetAt: Date;
}

interface Moment {
  readonly userId: string;
  readonly now: Date;
}

/** A row of `selectAccount`; all columns are null where a join found no account. */
export interface AccountRow {
  readonly allowance: number | null;
  readonly pack: number | null;
  readonly pack_ends_at: string | null;
  readonly bonus: number | null;
  readonly allowance_plan: Plan["kind"] | null;
  readonly allowance_since: string | null;
  readonly analyses_stored: number | null;
}

export function selectAccount<Input extends Moment>($: Parameter<Input>): string {
  return `select allowance, pack, pack_ends_at, bonus, allowance_plan, allowance_since, analyses_stored
    from credit_accounts where user_id = ${$("text", (input) => input.userId)}`;
}

/** The credits of a row; null if there is no account, or if it is not current. */
export function creditsIn(
  row: AccountRow,
  { userId, plan, now }: Moment & { readonly plan: Plan },
): LockedCredits | null {
  const { allowance, pack, bonus, allowance_plan: of, allowance_since: since, analyses_stored: analysesStored } = row;
  if (allowance === null || pack === null || bonus === null || of === null || since === null) return null;
  if (analysesStored === null) return null;
  const packEndsAt = row.pack_ends_at === null ? null : new Date(row.pack_ends_at);
  const period = { plan: of, since: new Date(since) };
  const credits = { userId, allowance, pack, packEndsAt, bonus, period, analysesStored };
  return isCurrent(credits, plan, now) ? credits : null;
}

/** Whether the allowance is of the period of `now`, and no pack has ended by then. */
export function isCurrent({ period, packEndsAt }: LockedCredits, plan: Plan, now: Date): boolean {
  return staysIn(period, allowanceOf(plan, now), now) && (packEndsAt === null || packEndsAt > now);
}

const READ_CREDITS = defineStatement<Moment>(
  "read-credits",
  ($) => `with period as (${selectPeriod($)}), account as (${selectAccount($)})
    select period.*, account.* from (select) as always left join period on true left join account on true`,
);

/** The balance at `now`, including the renewal at any midnight and the end of any pack since the last access. */
export async function readCredits(
  { db, now }: { db: Database; now: Date },
  userId: string,
): Promise<{ credits: CreditBalance; plan: Plan }> {
  const [row] = await runStatement<PeriodRow & AccountRow, Moment>(db, READ_CREDITS, { userId, now });
  if (row === undefined) throw new Error("A select without a condition has one row.");
  const plan = planOf(row, now);
  const known = creditsIn(row, { userId, plan, now });
  const credits = known ?? (await db.transaction((tx) => lockCredits(tx, userId, now)));
  const { pack, bonus } = credits;
  const { max, until } = allowanceOf(plan, now);
  return { plan, credits: { remaining: creditsLeft(credits), max, bonus, pack, resetAt: until } };
}
