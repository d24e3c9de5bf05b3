import {
  type InvoiceDetails,
  SPACE_LOG_ACTIONS,
  SPACE_RETENTIONS,
  SPACE_ROLES,
  type SpaceCertificate,
} from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

/** Schools' spaces. Each is a service account, whose name and credits are the space's. */
export const spaces = pgTable("spaces", {
  id: text("id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  retention: text("retention", { enum: SPACE_RETENTIONS }).notNull().default("term-end"),
  /** Details of the tax invoice as typed last time. */
  invoice: jsonb("invoice").$type<InvoiceDetails>(),
  createdAt: timestampColumn("created_at").notNull(),
});

/** Members, and people who were invited and have not yet accepted. */
export const spaceMembers = pgTable(
  "space_members",
  {
    id: text("id").primaryKey(),
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    /** Null until the invitation is accepted. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: SPACE_ROLES }).notNull(),
    /** Address of the invitation; null once it is accepted. */
    invitedEmail: text("invited_email"),
    /** SHA-256 of the secret in its link. */
    tokenHash: text("token_hash").unique(),
    invitedById: text("invited_by_id").references(() => users.id, { onDelete: "set null" }),
    /** When the invitation ends. */
    endsAt: timestampColumn("ends_at"),
    /** When the person was invited, or joined. */
    since: timestampColumn("since").notNull(),
  },
  (table) => [
    unique("space_members_user").on(table.spaceId, table.userId),
    unique("space_members_invited").on(table.spaceId, table.invitedEmail),
    index("space_members_of_user").on(table.userId),
    index("space_members_invited_by").on(table.invitedById),
    check(
      "space_members_state",
      sql`(${table.userId} is null) = (${table.tokenHash} is not null and ${table.invitedEmail} is not null)`,
    ),
  ],
);

/** Credits of a space that its members used, by calendar month. */
export const spaceUses = pgTable(
  "space_uses",
  {
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Midnight in Seoul at which the month began. */
    month: timestampColumn("month").notNull(),
    credits: integer("credits").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.month, table.userId] }),
    index("space_uses_user").on(table.userId),
  ],
);

/** Who did what. Without texts and without names of pupils. */
export const spaceLog = pgTable(
  "space_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    /** Null for an operator of the service, and after the account was deleted. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    action: text("action", { enum: SPACE_LOG_ACTIONS }).notNull(),
    subject: text("subject"),
    /** The member it was done to; their name is read, so that it goes with the account. */
    whomId: text("whom_id").references(() => users.id, { onDelete: "set null" }),
    amount: integer("amount"),
    /** For what must be told once, such as an order: its id. */
    once: text("once").unique(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    index("space_log_space").on(table.spaceId, table.id),
    index("space_log_user").on(table.userId, table.spaceId, table.id),
    index("space_log_whom").on(table.whomId),
  ],
);

/** What was deleted with a space, for who deleted it. */
export const spaceCertificates = pgTable(
  "space_certificates",
  {
    code: text("code").primaryKey(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: jsonb("content").$type<SpaceCertificate>().notNull(),
    deletedAt: timestampColumn("deleted_at").notNull(),
  },
  (table) => [index("space_certificates_owner").on(table.ownerId, table.deletedAt)],
);
