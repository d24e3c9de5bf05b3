import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";
import { analyses } from "../analysis/tables.ts";

/** Links with which anybody may read a result. A link that is revoked has no row any more. */
export const shares = pgTable(
  "shares",
  {
    id: text("id").primaryKey(),
    /** The secret of the link: who has it may read. It is kept as it is, since its owner may want to copy it again. */
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    analysisId: text("analysis_id")
      .notNull()
      .references(() => analyses.id, { onDelete: "cascade" }),
    withText: boolean("with_text").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** Null for a link without an end. */
    expiresAt: timestampColumn("expires_at"),
    /** How often others have opened it; nothing is kept of who they were. */
    views: integer("views").notNull().default(0),
  },
  (table) => [index("shares_user").on(table.userId, table.createdAt), index("shares_analysis").on(table.analysisId)],
);
