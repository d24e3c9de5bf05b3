import {
  type AnalysisSource,
  BATCH_REVIEWS,
  BATCH_STOPS,
  BATCH_TEXT_STATES,
  type BatchText,
  DOCUMENT_TYPES,
  ERROR_CODES,
} from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, json, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";
import { analyses } from "../analysis/tables.ts";

/** What a line of the table shows of a judgement. */
export type KeptFinding = Omit<NonNullable<BatchText["finding"]>, "analysisId">;

/** Kept sets of texts. */
export const batches = pgTable(
  "batches",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Left out of every judgement; empty for none. */
    question: text("question").notNull().default(""),
    documentType: text("document_type", { enum: DOCUMENT_TYPES }),
    /** Another module made it and answers for it: its owner finds it there, and neither in the list nor by its address. */
    isManaged: boolean("is_managed").notNull().default(false),
    createdAt: timestampColumn("created_at").notNull(),
    deletesAt: timestampColumn("deletes_at"),
    /** When the owner stopped the judging; null while it goes on. */
    pausedAt: timestampColumn("paused_at"),
    stoppedBy: text("stopped_by", { enum: BATCH_STOPS }),
    /** When the next text is tried although the judging was stopped; null if it was not. */
    retryAt: timestampColumn("retry_at"),
    /** When a server last took texts of it, so that batches take turns. */
    turnAt: timestampColumn("turn_at"),
  },
  (table) => [
    index("batches_owner").on(table.ownerId, table.createdAt, table.id),
    index("batches_turn").on(table.turnAt),
    index("batches_deletes").on(table.deletesAt).where(sql`${table.deletesAt} is not null`),
  ],
);

/** The texts of the batches. */
export const batchTexts = pgTable(
  "batch_texts",
  {
    id: text("id").primaryKey(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    pupilNumber: bigint("pupil_number", { mode: "number" }),
    pupilName: text("pupil_name").notNull().default(""),
    fileName: text("file_name"),
    title: text("title"),
    /** `judging` is not stored: it is a waiting text that a server has taken. */
    state: text("state", { enum: BATCH_TEXT_STATES }).notNull(),
    failure: text("failure", { enum: ERROR_CODES }),
    /** Kept only until it is judged; then it is in the analysis. */
    text: text("text"),
    source: json("source").$type<AnalysisSource>(),
    charCount: integer("char_count"),
    analysisId: text("analysis_id").references(() => analyses.id, { onDelete: "set null" }),
    finding: json("finding").$type<KeptFinding>(),
    reviewed: text("reviewed", { enum: BATCH_REVIEWS }).notNull().default("none"),
    handedInAt: timestampColumn("handed_in_at"),
    createdAt: timestampColumn("created_at").notNull(),
    /** Of this content: makes a repeated judgement find the first one. */
    contentKey: text("content_key").notNull(),
    /** Failures of the server while judging this content. */
    tries: integer("tries").notNull().default(0),
    /** When it may be tried again after a failure of the server. */
    notBefore: timestampColumn("not_before"),
    /** Until then no other server takes it. */
    takenUntil: timestampColumn("taken_until"),
  },
  (table) => [
    index("batch_texts_batch").on(table.batchId, table.pupilNumber, table.position),
    index("batch_texts_waiting").on(table.batchId, table.position).where(sql`${table.state} = 'waiting'`),
    index("batch_texts_analysis").on(table.analysisId),
  ],
);
