import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

/** How many edits a user has had on the last day with one; a later day begins again, so a user has one row at most. */
export const editDays = pgTable("edit_days", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Midnight in Seoul at which the day began. */
  day: timestampColumn("day").notNull(),
  used: integer("used").notNull(),
});
