import { ANALYSIS_KINDS, TEXT_SOURCES, VERDICTS } from "@geulgyeol/contract";
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
 * What the list shows of each visible analysis, apart from the wide rows of the analyses themselves. It all follows from
 * them: a row that is missing can be made again.
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
    lower: doublePrecision("lower").notNull(),
    upper: doublePrecision("upper").notNull(),
    isHeld: boolean("is_held").notNull(),
    isFavourite: boolean("is_favourite").notNull(),
    engineVersion: text("engine_version").notNull(),
    modelVersion: text("model_version").notNull(),
    /** Of each bar its length in characters and its probability in thousandths, or -1 where there is none. */
    grain: smallint("grain").array().notNull(),
  },
  (table) => [
    index("history_entries_user").on(table.userId, table.createdAt, table.sequence),
    index("history_entries_verdict").on(table.userId, table.verdict, table.createdAt, table.sequence),
    index("history_entries_kind").on(table.userId, table.kind, table.createdAt, table.sequence),
    index("history_entries_favourite")
      .on(table.userId, table.createdAt, table.sequence)
      .where(sql`${table.isFavourite}`),
    uniqueIndex("history_entries_sequence").on(table.sequence),
  ],
);

/**
 * What a search looks at. Nothing but the index of the keys leads to these rows, so that no plan can pass it by.
 */
export const historyTexts = pgTable(
  "history_texts",
  {
    analysisId: text("analysis_id")
      .primaryKey()
      .references(() => historyEntries.analysisId, { onDelete: "cascade" }),
    userId: text("user_id").notNull(),
    sequence: bigint("sequence", { mode: "number" }).notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** Title and text as `foldText` writes them, on a line each. */
    folded: text("folded").notNull(),
    /** The bigrams of both, and whose and of which month, verdict and kind it is: see `search-keys.ts`. */
    keys: integer("keys").array().notNull(),
  },
  // Without the list of pending entries, which every search would have to read through.
  (table) => [index("history_texts_keys").using("gin", table.keys).with({ fastupdate: false })],
);
