import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

/** Writing records with stamps. The record itself stays on the device; no text is stored here. */
export const writingRecords = pgTable(
  "writing_records",
  {
    /** Chosen by the device; the first user with it is the owner. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("writing_records_user").on(table.userId)],
);

/** States of a record's hash chain with the server's time of arrival. Rows are added and never changed. */
export const writingStamps = pgTable(
  "writing_stamps",
  {
    recordId: text("record_id")
      .notNull()
      .references(() => writingRecords.id, { onDelete: "cascade" }),
    entries: integer("entries").notNull(),
    hash: text("hash").notNull(),
    characters: integer("characters").notNull(),
    stampedAt: timestampColumn("stamped_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.entries] })],
);
