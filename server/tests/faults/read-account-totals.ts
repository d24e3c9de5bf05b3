import { sql } from "drizzle-orm";
import type { Database } from "../../src/db/connection.ts";

/** A user's totals in the database after a process or the database died. */
export interface AccountTotals {
  readonly analyses: readonly string[];
  /** Sum of the analyses' costs. */
  readonly charged: number;
  /** Sum of the ledger's charges for analyses. */
  readonly spent: number;
  /** Analyses without a ledger entry. */
  readonly unpaid: number;
  readonly ledger: number;
  readonly balance: number;
}

export async function readAccountTotals(database: Database, userId: string): Promise<AccountTotals> {
  const read = async (query: ReturnType<typeof sql>) => {
    const answer = (await database.execute(query)) as unknown as { rows: { value: unknown }[] };
    return answer.rows.map(({ value }) => value);
  };
  const one = async (query: ReturnType<typeof sql>) => Number((await read(query))[0] ?? 0);
  return {
    analyses: (await read(sql`select id as value from analyses where user_id = ${userId}`)) as string[],
    charged: await one(sql`select sum(charged) as value from analyses where user_id = ${userId}`),
    spent: await one(
      sql`select -sum(amount) as value from credit_entries where user_id = ${userId} and reason = 'analysis'`,
    ),
    unpaid: await one(sql`
      select count(*) as value from analyses where user_id = ${userId}
      and not exists (select 1 from credit_entries where reference = analyses.id and reason = 'analysis')`),
    ledger: await one(sql`select sum(amount) as value from credit_entries where user_id = ${userId}`),
    balance: await one(sql`select allowance + pack + bonus as value from credit_accounts where user_id = ${userId}`),
  };
}
