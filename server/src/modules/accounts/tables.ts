import { API_SCOPES, HISTORY_RETENTIONS } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";

/** The first four tables have the fields that better-auth expects; compare them at every version change. */
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
  /** When an operator blocked the account; null if it is not blocked. */
  blockedAt: timestampColumn("blocked_at"),
  /** May hide content in the community. */
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

/** Sign-in methods: the password, or an account at a provider. */
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

/** A user's settings; a missing row or null means not chosen. */
export const userPreferences = pgTable("user_preferences", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  realtime: boolean("realtime").notNull().default(false),
  ensemble: boolean("ensemble").notNull().default(false),
  wordLevel: boolean("word_level").notNull().default(false),
  historyRetention: text("history_retention", { enum: HISTORY_RETENTIONS }),
});

/** API keys. Only the hash is stored; since keys are long and random, a fast hash is enough. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** First characters, by which its owner recognises it. */
    prefix: text("prefix").notNull(),
    /** SHA-256 of the whole key, hexadecimal. */
    keyHash: text("key_hash").notNull().unique(),
    scopes: text("scopes", { enum: API_SCOPES }).array().notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** Accurate to a minute. */
    lastUsedAt: timestampColumn("last_used_at"),
    expiresAt: timestampColumn("expires_at"),
    /** A revoked key is kept, so that a program that still uses it gets a specific error. */
    revokedAt: timestampColumn("revoked_at"),
  },
  (table) => [index("api_keys_user").on(table.userId, table.createdAt)],
);

/** One row per paid billing month; the user is Pro while a row, or its grace, contains the current time. */
export const proPeriods = pgTable(
  "pro_periods",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    startsAt: timestampColumn("starts_at").notNull(),
    endsAt: timestampColumn("ends_at").notNull(),
    /** Credits of the month. The default is only for the previous release. */
    monthlyCredits: integer("monthly_credits").notNull().default(300),
    /** Pro lasts until then, without new credits, while the next month's payment is retried. */
    graceEndsAt: timestampColumn("grace_ends_at"),
  },
  (table) => [
    index("pro_periods_user").on(table.userId, table.endsAt),
    check("pro_periods_order", sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
