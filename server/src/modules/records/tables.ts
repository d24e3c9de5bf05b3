import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytesColumn } from "../../db/bytes-column.ts";
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

/** Records with a link for readers. The link's secret grants reading while the row is neither closed nor expired. */
export const recordShares = pgTable(
  "record_shares",
  {
    id: text("id").primaryKey(),
    /** Unhashed, since its owner may want to copy it again. */
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    recordId: text("record_id").notNull(),
    title: text("title").notNull(),
    writer: text("writer"),
    showsText: boolean("shows_text").notNull(),
    showsReplay: boolean("shows_replay").notNull(),
    /** The record as JSON, compressed with Brotli. */
    record: bytesColumn("record").notNull(),
    entries: integer("entries").notNull(),
    characters: integer("characters").notNull(),
    /** Typed share of the text in percent. */
    typedPercent: integer("typed_percent").notNull(),
    /** The final text and the hash of its letters; null if it is not shown. */
    text: text("text"),
    textHash: text("text_hash"),
    createdAt: timestampColumn("created_at").notNull(),
    /** Null for a link without expiry. */
    expiresAt: timestampColumn("expires_at"),
    closedAt: timestampColumn("closed_at"),
    /** Number of views by others; viewers are not recorded. */
    views: integer("views").notNull().default(0),
    lastViewedAt: timestampColumn("last_viewed_at"),
  },
  (table) => [index("record_shares_user").on(table.userId, table.createdAt)],
);
