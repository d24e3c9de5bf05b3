import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Letters that the mail server has not taken yet. */
export const mailQueue = pgTable(
  "mail_queue",
  {
    id: text("id").primaryKey(),
    /** The letter under the service's secret: it may hold a link that opens an account. */
    sealed: text("sealed").notNull(),
    attempts: integer("attempts").notNull(),
    nextAttemptAt: moment("next_attempt_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("mail_queue_due").on(table.nextAttemptAt)],
);
