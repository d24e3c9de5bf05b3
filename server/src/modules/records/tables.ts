import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

/** Writing records that are being stamped. The record itself stays on the device; not one letter of it is here. */
export const writingRecords = pgTable(
  "writing_records",
  {
    /** Made by the device; whoever comes first with it owns it. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("writing_records_user").on(table.userId)],
);

/** States of the hash chain of a record, each with the server's clock when it came. Rows are added and never changed. */
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
