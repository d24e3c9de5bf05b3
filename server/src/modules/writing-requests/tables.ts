import { boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bytesColumn } from "../../db/bytes-column.ts";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

/** Requests to write a text, with a link for those who write. */
export const writingRequests = pgTable(
  "writing_requests",
  {
    id: text("id").primaryKey(),
    /** Unhashed, since who asks may want to copy it again. */
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    instructions: text("instructions").notNull(),
    minChars: integer("min_chars"),
    maxChars: integer("max_chars"),
    wantsRecord: boolean("wants_record").notNull(),
    wantsReplay: boolean("wants_replay").notNull(),
    acceptsWithoutRecord: boolean("accepts_without_record").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    dueAt: timestampColumn("due_at").notNull(),
    keptDays: integer("kept_days").notNull(),
    closedAt: timestampColumn("closed_at"),
  },
  (table) => [index("writing_requests_user").on(table.userId, table.createdAt)],
);

/** Texts that were handed in. A withdrawn one has no row. */
export const handIns = pgTable(
  "hand_ins",
  {
    id: text("id").primaryKey(),
    requestId: text("request_id")
      .notNull()
      .references(() => writingRequests.id, { onDelete: "cascade" }),
    /** SHA-256 of the receipt, whose holder may read and withdraw the text. */
    receiptHash: text("receipt_hash").notNull().unique(),
    /** The account of the writer, with which the text is deleted; null without one. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    text: text("text").notNull(),
    characters: integer("characters").notNull(),
    handedInAt: timestampColumn("handed_in_at").notNull(),
    readAt: timestampColumn("read_at"),
    /** The record as JSON, compressed with Brotli; null for a text without one, as are the next columns. */
    record: bytesColumn("record"),
    recordId: text("record_id"),
    showsReplay: boolean("shows_replay").notNull(),
    typedPercent: integer("typed_percent"),
    activeMinutes: integer("active_minutes"),
    sessions: integer("sessions"),
    stamps: integer("stamps"),
  },
  (table) => [
    index("hand_ins_user").on(table.userId),
    // A record is handed in once, so that a repeated or copied one is refused.
    unique("hand_ins_record").on(table.requestId, table.recordId),
  ],
);
