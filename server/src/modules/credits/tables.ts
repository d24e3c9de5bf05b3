import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What remains, by bucket: always the sum of the ledger's entries. Its row is the lock under which credits move. */
export const creditAccounts = pgTable(
  "credit_accounts",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    allowance: integer("allowance").notNull().default(0),
    bonus: integer("bonus").notNull().default(0),
    /** 3 or 300: which plan the present allowance came from; null before the first one. */
    allowanceMax: integer("allowance_max"),
    allowanceSince: moment("allowance_since"),
  },
  (table) => [
    check("credit_accounts_allowance", sql`${table.allowance} >= 0`),
    check("credit_accounts_bonus", sql`${table.bonus} >= 0`),
  ],
);

export const BUCKETS = ["allowance", "bonus"] as const;
export const REASONS = ["allowance-granted", "allowance-expired", "analysis", "feedback", "gift"] as const;

/** Append-only: a trigger refuses updates, and deletes other than those that follow the deletion of the user. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    bucket: text("bucket", { enum: BUCKETS }).notNull(),
    amount: integer("amount").notNull(),
    reason: text("reason", { enum: REASONS }).notNull(),
    /** Id of the analysis that was paid or rated. */
    reference: text("reference"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("credit_entries_user").on(table.userId, table.id),
    index("credit_entries_reason").on(table.userId, table.reason, table.createdAt),
    check("credit_entries_amount", sql`${table.amount} <> 0`),
  ],
);
