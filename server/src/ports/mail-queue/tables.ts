import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";

/** E-mails that the mail server has not accepted yet. */
export const mailQueue = pgTable(
  "mail_queue",
  {
    id: text("id").primaryKey(),
    /** The e-mail, encrypted with the service's secret, since it may contain a link that opens an account. */
    sealed: text("sealed").notNull(),
    attempts: integer("attempts").notNull(),
    nextAttemptAt: timestampColumn("next_attempt_at").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("mail_queue_due").on(table.nextAttemptAt)],
);
