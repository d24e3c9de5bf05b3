import type { Parameter } from "../../db/statement.ts";
import type { LockedCredits } from "./move-credits.ts";
import type { Buckets } from "./rules.ts";

/** What one analysis takes from the credits of its owner, and the credits as they were when that was decided. */
export interface AnalysisCharge {
  readonly seen: LockedCredits;
  /** Credits from each bucket; all are 0 for a free one. */
  readonly cost: Buckets;
  /** Id of the analysis. */
  readonly reference: string;
  readonly now: Date;
}

/**
 * Two common table expressions of the statement that stores an analysis: `charged` takes the credits, counts the
 * analysis and has one row; `ledger` writes the entries. If anything changed since the credits were seen, both are empty,
 * and so must be everything that the statement selects from `charged`. The owner is locked before the credits, as by
 * `lockCredits`.
 */
export function chargeAnalysis<Input>($: Parameter<Input>, read: (input: Input) => AnalysisCharge): string {
  const userId = $("text", (input) => read(input).seen.userId);
  const allowance = $("int", (input) => read(input).cost.allowance);
  const pack = $("int", (input) => read(input).cost.pack);
  const bonus = $("int", (input) => read(input).cost.bonus);
  const plan = $("text", (input) => read(input).seen.period.plan);
  const since = $("timestamptz", (input) => read(input).seen.period.since);
  return `owner as (select id from users where id = ${userId} for key share),
    charged as (
      update credit_accounts set
        allowance = allowance - ${allowance}, pack = pack - ${pack}, bonus = bonus - ${bonus},
        analyses_stored = analyses_stored + 1
      from owner
      where user_id = owner.id
        and allowance = ${$("int", (input) => read(input).seen.allowance)}
        and pack = ${$("int", (input) => read(input).seen.pack)}
        and bonus = ${$("int", (input) => read(input).seen.bonus)}
        and allowance_plan = ${plan} and allowance_since = ${since}
        and analyses_stored = ${$("int", (input) => read(input).seen.analysesStored)}
      returning user_id),
    ledger as (
      insert into credit_entries
        (user_id, bucket, amount, reason, reference, allowance_plan, allowance_since, created_at)
      select user_id, bucket, -amount, 'analysis', ${$("text", (input) => read(input).reference)},
        case bucket when 'allowance' then ${plan} end, case bucket when 'allowance' then ${since} end,
        ${$("timestamptz", (input) => read(input).now)}
      from charged, (values ('allowance', ${allowance}), ('pack', ${pack}), ('bonus', ${bonus})) as part (bucket, amount)
      where amount > 0)`;
}
