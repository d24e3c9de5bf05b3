import { LANGUAGE_MODEL_ROLES } from "@geulgyeol/contract";
import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

const count = (name: string) => bigint(name, { mode: "number" }).notNull().default(0);
const day = () => timestampColumn("day").notNull();

/**
 * The cost of models per day, in millionths of a US dollar; kept after account deletion. `reserved` is the maximum cost
 * of running requests. A reservation left by a crash affects only that day.
 */
export const llmDays = pgTable("llm_days", {
  /** Midnight in Seoul at which the day began. */
  day: day().primaryKey(),
  spent: count("spent"),
  reserved: count("reserved"),
});

/** One user's usage per day, by model and purpose. */
export const llmUsage = pgTable(
  "llm_usage",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: day(),
    /** The operator's id of the model. */
    llm: text("llm").notNull(),
    role: text("role", { enum: LANGUAGE_MODEL_ROLES }).notNull(),
    calls: integer("calls").notNull().default(0),
    /** The part of `calls` without a usable answer. */
    failures: integer("failures").notNull().default(0),
    inputTokens: count("input_tokens"),
    outputTokens: count("output_tokens"),
    spent: count("spent"),
    reserved: count("reserved"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.llm, table.role] })],
);
