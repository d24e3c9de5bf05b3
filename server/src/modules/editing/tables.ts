import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

/**
 * Number of a user's edits on the last day with one; a later day restarts the count, so each user has at most one row.
 */
export const editDays = pgTable("edit_days", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Midnight in Seoul at which the day began. */
  day: timestampColumn("day").notNull(),
  used: integer("used").notNull(),
});
