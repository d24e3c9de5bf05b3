import type { CREDIT_REASONS } from "@geulgyeol/contract";
import { and, eq, gt, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { creditEntries } from "./tables.ts";

/** Every way to have more credits than before. */
const GRANTS = [
  "allowance-granted",
  "allowance-restored",
  "pack-bought",
  "feedback",
  "gift",
  "refund",
] as const satisfies readonly (typeof CREDIT_REASONS)[number][];

/** Condition of a query: this user has got credits after that moment, whoever granted them. */
export function grantedAfter(userId: SQLWrapper, moment: SQLWrapper): SQL {
  const { createdAt, reason } = creditEntries;
  const granted = and(eq(creditEntries.userId, userId), inArray(reason, [...GRANTS]), gt(createdAt, moment));
  return sql`exists (select 1 from ${creditEntries} where ${granted})`;
}
