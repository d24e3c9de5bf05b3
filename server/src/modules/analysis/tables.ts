import {
  ANALYSIS_KINDS,
  ANALYSIS_TRIGGERS,
  type AnalysisReport,
  type AnalysisSource,
  DOCUMENT_TYPES,
  FEEDBACK_RATINGS,
  VERDICTS,
} from "@geulgyeol/contract";
import type { KeptReport, WordedViews } from "@geulgyeol/wording/report";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { z } from "zod";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

/** Metadata of the file from which a text came. */
export type FileMetadata = Pick<AnalysisSource, "numPages" | "ocr" | "hidden">;

/** The report as sent, and the facts of its sentences, which older reports lack. */
export type StoredReport = z.infer<typeof AnalysisReport> & Pick<KeptReport, "facts">;

/** The history: every analysis with its text and its whole result. */
export const analyses = pgTable(
  "analyses",
  {
    id: text("id").primaryKey(),
    /** Order of storing, since two analyses may have the same millisecond. */
    sequence: bigint("sequence", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ANALYSIS_KINDS }).notNull(),
    text: text("text").notNull(),
    /** SHA-256 of the given text, hexadecimal. */
    textHash: text("text_hash").notNull(),
    charCount: integer("char_count").notNull(),
    documentType: text("document_type", { enum: DOCUMENT_TYPES }),
    trigger: text("trigger", { enum: ANALYSIS_TRIGGERS }).notNull(),
    source: json("source").$type<Omit<AnalysisSource, keyof FileMetadata>>().notNull(),
    fileMetadata: json("file_metadata").$type<FileMetadata>(),
    verdict: text("verdict", { enum: VERDICTS }).notNull(),
    aiProbability: doublePrecision("ai_probability").notNull(),
    /** `json`, not `jsonb`, since it is only read whole and must keep the engine's numbers exactly. */
    report: json("report").$type<StoredReport>().notNull(),
    /** Views of the report for other document types; null in rows from before these were stored. */
    views: json("views").$type<WordedViews>(),
    engineVersion: text("engine_version").notNull(),
    modelVersion: text("model_version").notNull(),
    processingTimeMs: doublePrecision("processing_time_ms").notNull(),
    charged: integer("charged").notNull(),
    /** The paid analysis of which this is a free revision; null if this one was paid, or is a hold that cost nothing. */
    revisionOf: text("revision_of").references((): AnyPgColumn => analyses.id, { onDelete: "set null" }),
    /** Free revisions of this paid analysis so far. */
    revisionsUsed: integer("revisions_used").notNull().default(0),
    createdAt: timestampColumn("created_at").notNull(),
    /** The title set by its owner; null if none. */
    title: text("title"),
    isFavourite: boolean("is_favourite").notNull().default(false),
    /** The batch to which its text belongs; null for a text that was analysed by itself. */
    batchId: text("batch_id"),
    /** When its owner deleted it: it is hidden from then on, and permanently deleted a day later. */
    deletedAt: timestampColumn("deleted_at"),
  },
  (table) => [
    index("analyses_user").on(table.userId, table.createdAt),
    index("analyses_newest").on(table.userId, table.kind, table.sequence),
    index("analyses_same_text").on(table.userId, table.kind, table.textHash),
    index("analyses_revision_of").on(table.revisionOf),
    uniqueIndex("analyses_sequence").on(table.sequence),
    index("analyses_visible").on(table.userId, table.sequence).where(sql`${table.deletedAt} is null`),
    index("analyses_of_batches").on(table.createdAt).where(sql`${table.batchId} is not null`),
    index("analyses_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** Requests with an `Idempotency-Key`, so that a repeat finds its analysis. */
export const analysisRequests = pgTable(
  "analysis_requests",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** SHA-256 of endpoint and request, hexadecimal. */
    requestHash: text("request_hash").notNull(),
    analysisId: text("analysis_id")
      .notNull()
      .references(() => analyses.id, { onDelete: "cascade" }),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("analysis_requests_analysis").on(table.analysisId),
  ],
);

export const feedback = pgTable("feedback", {
  analysisId: text("analysis_id")
    .primaryKey()
    .references(() => analyses.id, { onDelete: "cascade" }),
  userId: text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  rating: text("rating", { enum: FEEDBACK_RATINGS }).notNull(),
  origin: text("origin", { enum: VERDICTS }),
  comment: text("comment"),
  /** When the user allowed operators to read the analysed text; null without consent. */
  textConsentAt: timestampColumn("text_consent_at"),
  granted: integer("granted").notNull(),
  createdAt: timestampColumn("created_at").notNull(),
});
