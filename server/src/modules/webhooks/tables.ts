import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";
import { batches } from "../batches/tables.ts";

/** Addresses that are told when a batch is judged. Their secrets are derived from the service's and stand nowhere. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    disabledAt: timestampColumn("disabled_at"),
  },
  (table) => [index("webhooks_user").on(table.userId, table.createdAt)],
);

/** Events on their way; kept for a while afterwards, so that their owner sees how the last one went. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    /** Also the id that the receiver sees, by which it recognises a repeat. */
    id: text("id").primaryKey(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    body: text("body").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** When it is tried next; null once it was delivered or given up. */
    nextAt: timestampColumn("next_at"),
    triedAt: timestampColumn("tried_at"),
    deliveredAt: timestampColumn("delivered_at"),
    /** Of the last answer; null without one. */
    status: integer("status"),
  },
  (table) => [
    index("webhook_events_webhook").on(table.webhookId, table.createdAt),
    index("webhook_events_due").on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
);

/** Up to which turn of its judging a batch was announced, so that each end of it is announced once. */
export const announcedBatches = pgTable("announced_batches", {
  batchId: text("batch_id")
    .primaryKey()
    .references(() => batches.id, { onDelete: "cascade" }),
  turnAt: timestampColumn("turn_at").notNull(),
});
