import { ANALYSIS_KINDS, type AnalysisReport, CERTAINTIES, VERDICTS } from "@geulgyeol/contract";
import { doublePrecision, index, integer, json, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";
import { analyses } from "../analysis/tables.ts";
import type { HeadlineFacts } from "./rules.ts";

type Judgement = Required<z.infer<typeof AnalysisReport>>;

/**
 * The content of each printed report, by code: enough to detect a changed printout, and of the text only its hash.
 * Deleted with its analysis, which its owner may delete at any time.
 */
export const reportCodes = pgTable(
  "report_codes",
  {
    code: text("code").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    analysisId: text("analysis_id")
      .notNull()
      .references(() => analyses.id, { onDelete: "cascade" }),
    /** SHA-256 of the text without spaces, and of the result; hexadecimal. */
    textHash: text("text_hash").notNull(),
    resultHash: text("result_hash").notNull(),
    verdict: text("verdict", { enum: VERDICTS }).notNull(),
    aiProbability: doublePrecision("ai_probability").notNull(),
    /** Null for results of engine 1.3 and earlier, as are the next two. */
    certainty: text("certainty", { enum: CERTAINTIES }),
    classProbabilities: json("class_probabilities").$type<Judgement["classProbabilities"]>(),
    falseAlarm: json("false_alarm").$type<Judgement["falseAlarm"]>(),
    /** Also null for a withheld judgement. */
    headline: json("headline").$type<HeadlineFacts>(),
    lower: doublePrecision("lower").notNull(),
    upper: doublePrecision("upper").notNull(),
    /** Reason of a hold; null without one. */
    heldBecause: text("held_because"),
    kind: text("kind", { enum: ANALYSIS_KINDS }).notNull(),
    charCount: integer("char_count").notNull(),
    sentenceCount: integer("sentence_count").notNull(),
    engineVersion: text("engine_version").notNull(),
    modelVersion: text("model_version").notNull(),
    analysedAt: timestampColumn("analysed_at").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("report_codes_analysis").on(table.analysisId),
    index("report_codes_user").on(table.userId, table.createdAt),
  ],
);
