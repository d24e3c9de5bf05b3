import type { Queryable } from "../../db/connection.ts";
import { defineStatement, type Parameter, runStatement } from "../../db/statement.ts";

/** The current billing month with its credits; in its grace period, `until` is the end of the grace. */
interface ProPlan {
  readonly kind: "pro";
  readonly since: Date;
  readonly until: Date;
  readonly monthlyCredits: number;
}

export type Plan = { readonly kind: "free" } | ProPlan;

interface Moment {
  readonly userId: string;
  readonly now: Date;
}

/** A row of `selectPeriod`; all columns are null where a join found no paid month. */
export interface PeriodRow {
  readonly period_starts: string | null;
  readonly period_ends: string | null;
  readonly grace_ends: string | null;
  readonly monthly_credits: number | null;
}

/** Selects the paid month in which `now` is, or in whose grace; start included and end excluded. */
export function selectPeriod<Input extends Moment>($: Parameter<Input>): string {
  const now = $("timestamptz", (input) => input.now);
  return `select starts_at as period_starts, ends_at as period_ends, grace_ends_at as grace_ends, monthly_credits
    from pro_periods
    where user_id = ${$("text", (input) => input.userId)}
      and starts_at <= ${now} and coalesce(grace_ends_at, ends_at) > ${now}
    order by starts_at desc limit 1`;
}

export function planOf(row: PeriodRow | undefined, now: Date): Plan {
  if (row?.period_starts == null || row.period_ends === null || row.monthly_credits === null) return { kind: "free" };
  const [since, endsAt] = [new Date(row.period_starts), new Date(row.period_ends)];
  const until = now < endsAt || row.grace_ends === null ? endsAt : new Date(row.grace_ends);
  return { kind: "pro", since, monthlyCredits: row.monthly_credits, until };
}

const READ_PLAN = defineStatement<Moment>("read-plan", selectPeriod);

/** Pro while `now` is within a paid month or its grace, start included and end excluded. */
export async function readPlan(db: Queryable, userId: string, now: Date): Promise<Plan> {
  const [row] = await runStatement<PeriodRow, Moment>(db, READ_PLAN, { userId, now });
  return planOf(row, now);
}
