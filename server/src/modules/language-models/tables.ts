import { bigint, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const count = (name: string) => bigint(name, { mode: "number" }).notNull().default(0);
const day = () => timestamp("day", { withTimezone: true, mode: "date" }).notNull();

/**
 * What the models of this server cost on a day, whoever asked; outlives accounts. Money is in millionths of a US dollar.
 * `reserved` is the most that questions under way may still cost; what a crash leaves there is lost to that day's budget only.
 */
export const llmDays = pgTable("llm_days", {
  /** Midnight in Seoul at which the day began. */
  day: day().primaryKey(),
  spent: count("spent"),
  reserved: count("reserved"),
});

/** What one user's questions took on a day, by model and purpose. */
export const llmUsage = pgTable(
  "llm_usage",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: day(),
    /** The operator's id of the model. */
    llm: text("llm").notNull(),
    role: text("role", { enum: ["edit", "judge"] }).notNull(),
    calls: integer("calls").notNull().default(0),
    /** Of `calls`, those without an answer that could be used. */
    failures: integer("failures").notNull().default(0),
    inputTokens: count("input_tokens"),
    outputTokens: count("output_tokens"),
    spent: count("spent"),
    reserved: count("reserved"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.llm, table.role] })],
);
