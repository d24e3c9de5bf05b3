import { API_SCOPES, HISTORY_RETENTIONS } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";

/** The first four tables have the fields that better-auth expects; compare them whenever its version moves. */
export const users = pgTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  createdAt: timestampColumn("created_at").notNull().defaultNow(),
  updatedAt: timestampColumn("updated_at").notNull().defaultNow(),
  termsAcceptedAt: timestampColumn("terms_accepted_at"),
  privacyAcceptedAt: timestampColumn("privacy_accepted_at"),
  ageConfirmedAt: timestampColumn("age_confirmed_at"),
  /** When an operator shut the account; null while it is open. */
  blockedAt: timestampColumn("blocked_at"),
  /** May hide what others write in the community. */
  isModerator: boolean("is_moderator").notNull().default(false),
});

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestampColumn("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: timestampColumn("created_at").notNull().defaultNow(),
    updatedAt: timestampColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

/** Ways to sign in: the password, or an account at a provider. */
export const identities = pgTable(
  "identities",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    providerId: text("provider_id").notNull(),
    accountId: text("account_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: timestampColumn("access_token_expires_at"),
    refreshTokenExpiresAt: timestampColumn("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: timestampColumn("created_at").notNull().defaultNow(),
    updatedAt: timestampColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("identities_user_id").on(table.userId),
    unique("identities_provider_account").on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
    createdAt: timestampColumn("created_at").notNull().defaultNow(),
    updatedAt: timestampColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [index("verifications_identifier").on(table.identifier)],
);

/** What a user has chosen; a missing row and a null mean that nobody has. */
export const userPreferences = pgTable("user_preferences", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  realtime: boolean("realtime").notNull().default(false),
  ensemble: boolean("ensemble").notNull().default(false),
  wordLevel: boolean("word_level").notNull().default(false),
  historyRetention: text("history_retention", { enum: HISTORY_RETENTIONS }),
});

/** Keys for programs. The key itself is not here, only its hash: it is long and random, so that a fast hash is enough. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** First characters, for its owner to tell it from others. */
    prefix: text("prefix").notNull(),
    /** SHA-256 of the whole key, hexadecimal. */
    keyHash: text("key_hash").notNull().unique(),
    scopes: text("scopes", { enum: API_SCOPES }).array().notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** To within a minute. */
    lastUsedAt: timestampColumn("last_used_at"),
    expiresAt: timestampColumn("expires_at"),
    /** A revoked key is kept, so that a program that still shows it learns what has happened. */
    revokedAt: timestampColumn("revoked_at"),
  },
  (table) => [index("api_keys_user").on(table.userId, table.createdAt)],
);

/** One row for each billing month that was paid; the user is Pro while a row, or its grace, holds the present moment. */
export const proPeriods = pgTable(
  "pro_periods",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    startsAt: timestampColumn("starts_at").notNull(),
    endsAt: timestampColumn("ends_at").notNull(),
    /** Credits that the month was paid for. The default is only for the release before. */
    monthlyCredits: integer("monthly_credits").notNull().default(300),
    /** Pro lasts until here, without new credits, while the next month's payment is being tried. */
    graceEndsAt: timestampColumn("grace_ends_at"),
  },
  (table) => [
    index("pro_periods_user").on(table.userId, table.endsAt),
    check("pro_periods_order", sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
