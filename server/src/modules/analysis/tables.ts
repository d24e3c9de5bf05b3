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

/** What the file that a text came from told besides its text. */
export type FileMetadata = Pick<AnalysisSource, "numPages" | "ocr" | "hidden">;

/** The report as it is answered, and what its sentences were made of, which older reports have not. */
export type StoredReport = z.infer<typeof AnalysisReport> & Pick<KeptReport, "facts">;

/** The history: every analysis with its text and its whole result. */
export const analyses = pgTable(
  "analyses",
  {
    id: text("id").primaryKey(),
    /** Order of storing, since two analyses may share a millisecond. */
    sequence: bigint("sequence", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ANALYSIS_KINDS }).notNull(),
    text: text("text").notNull(),
    /** SHA-256 of the text as given, hexadecimal. */
    textHash: text("text_hash").notNull(),
    charCount: integer("char_count").notNull(),
    documentType: text("document_type", { enum: DOCUMENT_TYPES }),
    trigger: text("trigger", { enum: ANALYSIS_TRIGGERS }).notNull(),
    source: json("source").$type<Omit<AnalysisSource, keyof FileMetadata>>().notNull(),
    fileMetadata: json("file_metadata").$type<FileMetadata>(),
    verdict: text("verdict", { enum: VERDICTS }).notNull(),
    aiProbability: doublePrecision("ai_probability").notNull(),
    /** `json`, not `jsonb`: it is only ever read whole, and keeps the engine's numbers digit for digit. */
    report: json("report").$type<StoredReport>().notNull(),
    /** How the report reads for other document types; null in rows from before this was kept. */
    views: json("views").$type<WordedViews>(),
    engineVersion: text("engine_version").notNull(),
    modelVersion: text("model_version").notNull(),
    processingTimeMs: doublePrecision("processing_time_ms").notNull(),
    charged: integer("charged").notNull(),
    /** The paid analysis of which this is a free revision; null when this one was paid. */
    revisionOf: text("revision_of").references((): AnyPgColumn => analyses.id, { onDelete: "set null" }),
    /** Free revisions of this paid analysis so far. */
    revisionsUsed: integer("revisions_used").notNull().default(0),
    createdAt: timestampColumn("created_at").notNull(),
    /** The name that its owner has given it; null while it has none of its own. */
    title: text("title"),
    isFavourite: boolean("is_favourite").notNull().default(false),
    /** When its owner deleted it: it is out of sight from then on, and goes for good a day later. */
    deletedAt: timestampColumn("deleted_at"),
  },
  (table) => [
    index("analyses_user").on(table.userId, table.createdAt),
    index("analyses_newest").on(table.userId, table.kind, table.sequence),
    index("analyses_same_text").on(table.userId, table.kind, table.textHash),
    index("analyses_revision_of").on(table.revisionOf),
    uniqueIndex("analyses_sequence").on(table.sequence),
    index("analyses_visible").on(table.userId, table.sequence).where(sql`${table.deletedAt} is null`),
    index("analyses_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** Requests that came with an `Idempotency-Key`, so that a repeat finds the analysis it already got. */
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
  /** When the user allowed operators to read the analysed text as well; null without that consent. */
  textConsentAt: timestampColumn("text_consent_at"),
  granted: integer("granted").notNull(),
  createdAt: timestampColumn("created_at").notNull(),
});
