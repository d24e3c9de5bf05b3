import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";
import { analyses } from "../analysis/tables.ts";

/** Links with which anybody may read a result. A revoked link has no row. */
export const shares = pgTable(
  "shares",
  {
    id: text("id").primaryKey(),
    /** The secret of the link, which grants reading. Stored unhashed, since its owner may want to copy it again. */
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    analysisId: text("analysis_id")
      .notNull()
      .references(() => analyses.id, { onDelete: "cascade" }),
    withText: boolean("with_text").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** Null for a link without expiry. */
    expiresAt: timestampColumn("expires_at"),
    /** Number of views by others; viewers are not recorded. */
    views: integer("views").notNull().default(0),
  },
  (table) => [index("shares_user").on(table.userId, table.createdAt), index("shares_analysis").on(table.analysisId)],
);
