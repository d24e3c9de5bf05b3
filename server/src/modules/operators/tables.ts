import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";

export const OPERATOR_ACTIONS = [
  ...([
    "find-user",
    "show-ledger",
    "grant-credits",
    "refund-analysis",
    "refund-payment",
    "confirm-invoice",
    "block-user",
    "unblock-user",
  ] as const),
  ...(["make-moderator", "unmake-moderator", "export-feedback"] as const),
] as const;

/**
 * Operators' actions and views. Append-only: a trigger refuses updates and deletes. The user's id stays after the user
 * was deleted, and then leads nowhere.
 */
export const operatorActions = pgTable(
  "operator_actions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the operator. */
    operator: text("operator").notNull(),
    action: text("action", { enum: OPERATOR_ACTIONS }).notNull(),
    userId: text("user_id"),
    /** Id of the refunded analysis or payment. */
    reference: text("reference"),
    /** Credits granted or refunded. */
    amount: integer("amount"),
    reason: text("reason"),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("operator_actions_user").on(table.userId)],
);
