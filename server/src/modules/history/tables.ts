import { ANALYSIS_KINDS, CERTAINTIES, TEXT_SOURCES, VERDICTS } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";
import { analyses } from "../analysis/tables.ts";

/**
 * The list data of each visible analysis, separate from the wide rows of the analyses. Derived from them, so missing
 * rows can be recreated.
 */
export const historyEntries = pgTable(
  "history_entries",
  {
    analysisId: text("analysis_id")
      .primaryKey()
      .references(() => analyses.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sequence: bigint("sequence", { mode: "number" }).notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    title: text("title").notNull(),
    kind: text("kind", { enum: ANALYSIS_KINDS }).notNull(),
    source: text("source", { enum: TEXT_SOURCES }).notNull(),
    charCount: integer("char_count").notNull(),
    verdict: text("verdict", { enum: VERDICTS }).notNull(),
    aiProbability: doublePrecision("ai_probability").notNull(),
    /** Null for results of engine 1.3 and earlier. */
    certainty: text("certainty", { enum: CERTAINTIES }),
    lower: doublePrecision("lower").notNull(),
    upper: doublePrecision("upper").notNull(),
    isHeld: boolean("is_held").notNull(),
    isFavourite: boolean("is_favourite").notNull(),
    engineVersion: text("engine_version").notNull(),
    modelVersion: text("model_version").notNull(),
    /** The batch to which its text belongs: the list shows it there, and only a search finds it here. */
    batchId: text("batch_id"),
    /** For each bar its length in characters and its probability in thousandths, or -1 if it has none. */
    grain: smallint("grain").array().notNull(),
  },
  (table) => [
    index("history_entries_user").on(table.userId, table.createdAt, table.sequence),
    index("history_entries_verdict").on(table.userId, table.verdict, table.createdAt, table.sequence),
    index("history_entries_kind").on(table.userId, table.kind, table.createdAt, table.sequence),
    index("history_entries_favourite")
      .on(table.userId, table.createdAt, table.sequence)
      .where(sql`${table.isFavourite}`),
    index("history_entries_listed")
      .on(table.userId, table.createdAt, table.sequence)
      .where(sql`${table.batchId} is null`),
    uniqueIndex("history_entries_sequence").on(table.sequence),
  ],
);

/** The search data. Only the key index leads to these rows, so that every query plan uses it. */
export const historyTexts = pgTable(
  "history_texts",
  {
    analysisId: text("analysis_id")
      .primaryKey()
      .references(() => historyEntries.analysisId, { onDelete: "cascade" }),
    userId: text("user_id").notNull(),
    sequence: bigint("sequence", { mode: "number" }).notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** Only servers of the previous release write and read this; a later one drops it. */
    folded: text("folded").notNull().default(""),
    /** The hashed bigrams of title and text, and keys for owner, month, verdict and kind: see `search-keys.ts`. */
    keys: integer("keys").array().notNull(),
  },
  // Without the pending list, which every search would have to read.
  (table) => [index("history_texts_keys").using("gin", table.keys).with({ fastupdate: false })],
);

/** Analyses without search data yet, of this and of other servers; a row is deleted when its data are written. */
export const historyBacklog = pgTable(
  "history_backlog",
  {
    analysisId: text("analysis_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("history_backlog_user").on(table.userId)],
);
