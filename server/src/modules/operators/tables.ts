import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";

export const OPERATOR_ACTIONS = [
  ...([
    "find-user",
    "show-ledger",
    "grant-credits",
    "refund-analysis",
    "refund-payment",
    "block-user",
    "unblock-user",
  ] as const),
  ...(["make-moderator", "unmake-moderator", "export-feedback"] as const),
] as const;

/**
 * What operators did and looked at. Append-only: a trigger refuses updates and deletes. The user's id stays when the user is
 * gone, without anything that it could be traced to.
 */
export const operatorActions = pgTable(
  "operator_actions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the person at the terminal. */
    operator: text("operator").notNull(),
    action: text("action", { enum: OPERATOR_ACTIONS }).notNull(),
    userId: text("user_id"),
    /** Id of the analysis or of the payment, for a refund. */
    reference: text("reference"),
    /** Credits granted or refunded. */
    amount: integer("amount"),
    reason: text("reason"),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("operator_actions_user").on(table.userId)],
);
