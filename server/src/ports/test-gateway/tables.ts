import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";

/** Cards of the test gateway; never real cards. */
export const testGatewayCards = pgTable("test_gateway_cards", {
  key: text("key").primaryKey(),
  customerId: text("customer_id").notNull(),
  behaviour: text("behaviour").notNull(),
  deletedAt: timestampColumn("deleted_at"),
});

/** Payments of the test gateway, under our payment ids. */
export const testGatewayPayments = pgTable("test_gateway_payments", {
  paymentId: text("payment_id").primaryKey(),
  key: text("key").notNull(),
  amountWon: integer("amount_won").notNull(),
  status: text("status", { enum: ["paid", "failed", "refunded"] }).notNull(),
  changedAt: timestampColumn("changed_at").notNull(),
});
