import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Cards of the test gateway; no real card ever stands here. */
export const testGatewayCards = pgTable("test_gateway_cards", {
  key: text("key").primaryKey(),
  customerId: text("customer_id").notNull(),
  behaviour: text("behaviour").notNull(),
  deletedAt: moment("deleted_at"),
});

/** What the test gateway would have taken, under our payment ids. */
export const testGatewayPayments = pgTable("test_gateway_payments", {
  paymentId: text("payment_id").primaryKey(),
  key: text("key").notNull(),
  amountWon: integer("amount_won").notNull(),
  status: text("status", { enum: ["paid", "failed", "refunded"] }).notNull(),
  changedAt: moment("changed_at").notNull(),
});
