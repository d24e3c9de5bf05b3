import { CREDIT_BUCKETS, CREDIT_REASONS, PLANS } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

/** The purpose of reserved credits; each ends as one analysis. */
export const RESERVED_ACTIONS = ["analysis", "ocr", "batch"] as const;

/** The balance by bucket, always the sum of the ledger's entries. Its row is the lock for all credit changes. */
export const creditAccounts = pgTable(
  "credit_accounts",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    allowance: integer("allowance").notNull().default(0),
    /** Of all packs that have not ended. */
    pack: integer("pack").notNull().default(0),
    /** When the first of them ends; null without one. */
    packEndsAt: timestampColumn("pack_ends_at"),
    bonus: integer("bonus").notNull().default(0),
    /** With `allowanceSince`, the period of the current allowance; null before the first one. */
    allowancePlan: text("allowance_plan", { enum: PLANS }),
    allowanceSince: timestampColumn("allowance_since"),
    /** Number of analyses stored so far, by which a charge notices that another was stored since its price was decided. */
    analysesStored: integer("analyses_stored").notNull().default(0),
  },
  (table) => [
    check("credit_accounts_allowance", sql`${table.allowance} >= 0`),
    check("credit_accounts_pack", sql`${table.pack} >= 0`),
    check("credit_accounts_bonus", sql`${table.bonus} >= 0`),
  ],
);

/**
 * Credits bought once, which end on a day. Only what was bought is stored: since the pack that ends first is spent first,
 * what is left of each follows from the balance (`leftInPacks`), and spending changes no row here.
 */
export const creditPacks = pgTable(
  "credit_packs",
  {
    /** Id of the order that paid for it, so that no payment grants two. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    credits: integer("credits").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
    /** When it expired or was paid back; its credits are no longer in the balance. */
    endedAt: timestampColumn("ended_at"),
  },
  (table) => [
    index("credit_packs_open").on(table.userId, table.expiresAt).where(sql`${table.endedAt} is null`),
    check("credit_packs_credits", sql`${table.credits} > 0`),
    check("credit_packs_order", sql`${table.createdAt} < ${table.expiresAt}`),
  ],
);

/** Append-only: a trigger refuses updates, and deletes except those by the deletion of the user. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    bucket: text("bucket", { enum: CREDIT_BUCKETS }).notNull(),
    amount: integer("amount").notNull(),
    reason: text("reason", { enum: CREDIT_REASONS }).notNull(),
    /** Id of the paid, refunded or rated analysis, or of the pack. */
    reference: text("reference"),
    reservationId: text("reservation_id"),
    /** For allowance entries: their period. */
    allowancePlan: text("allowance_plan", { enum: PLANS }),
    allowanceSince: timestampColumn("allowance_since"),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    index("credit_entries_user").on(table.userId, table.id),
    index("credit_entries_reason").on(table.userId, table.reason, table.createdAt),
    index("credit_entries_period").on(table.userId, table.allowancePlan, table.allowanceSince),
    index("credit_entries_reference").on(table.reference),
    index("credit_entries_reservation").on(table.reservationId),
    uniqueIndex("credit_entries_one_grant_a_period")
      .on(table.userId, table.allowancePlan, table.allowanceSince)
      .where(sql`${table.reason} = 'allowance-granted'`),
    check("credit_entries_amount", sql`${table.amount} <> 0`),
  ],
);

/** Entries of deleted users: sums for the operator, without a reference to the user. */
export const anonymousCreditEntries = pgTable("anonymous_credit_entries", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  bucket: text("bucket", { enum: CREDIT_BUCKETS }).notNull(),
  amount: integer("amount").notNull(),
  reason: text("reason", { enum: CREDIT_REASONS }).notNull(),
  /** Midnight (UTC) of the day; the exact time is not needed. */
  day: timestampColumn("day").notNull(),
});

/**
 * Credits granted to one mailbox in a day (allowance) or a month (feedback), under a keyed hash. Kept after account
 * deletion until the period ends, so that signing up again grants nothing twice.
 */
export const mailboxGrants = pgTable(
  "mailbox_grants",
  {
    /** `Mailbox.key`. */
    mailbox: text("mailbox").notNull(),
    kind: text("kind", { enum: ["allowance", "feedback"] }).notNull(),
    /** Midnight in Seoul at which the day or the month began. */
    since: timestampColumn("since").notNull(),
    granted: integer("granted").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mailbox, table.kind, table.since] }),
    index("mailbox_grants_since").on(table.kind, table.since),
  ],
);

/** Credits taken before the work began; each row ends by settlement or release. */
export const creditReservations = pgTable(
  "credit_reservations",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    action: text("action", { enum: RESERVED_ACTIONS }).notNull(),
    /** Taken from the allowance of the period `allowancePlan`, `allowanceSince`. */
    allowance: integer("allowance").notNull(),
    allowancePlan: text("allowance_plan", { enum: PLANS }).notNull(),
    allowanceSince: timestampColumn("allowance_since").notNull(),
    pack: integer("pack").notNull().default(0),
    bonus: integer("bonus").notNull(),
    status: text("status", { enum: ["held", "settled", "released"] })
      .notNull()
      .default("held"),
    /** Id of the analysis that it paid for, once settled. */
    reference: text("reference"),
    createdAt: timestampColumn("created_at").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
    endedAt: timestampColumn("ended_at"),
  },
  (table) => [
    index("credit_reservations_user").on(table.userId, table.status),
    index("credit_reservations_reference").on(table.reference),
    index("credit_reservations_held").on(table.expiresAt).where(sql`${table.status} = 'held'`),
    check("credit_reservations_parts", sql`${table.allowance} >= 0 and ${table.pack} >= 0 and ${table.bonus} >= 0`),
  ],
);
