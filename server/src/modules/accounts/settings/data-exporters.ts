import { asc, eq } from "drizzle-orm";
import type { DataExporter } from "../../../module.ts";
import { shownAddress } from "../rules.ts";
import { apiKeys, identities, sessions, userPreferences, users } from "../tables.ts";

/** The account itself: no password, no token, no placeholder address. */
export const accountExporters: readonly DataExporter[] = [
  {
    file: "account.json",
    async *rows(db, userId) {
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      if (user) yield { ...user, email: shownAddress(user.email) };
    },
  },
  {
    file: "preferences.json",
    async *rows(db, userId) {
      yield* await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
    },
  },
  {
    file: "sign-in-methods.json",
    async *rows(db, userId) {
      const { providerId, accountId, createdAt } = identities;
      const columns = { method: providerId, account: accountId, since: createdAt };
      yield* await db.select(columns).from(identities).where(eq(identities.userId, userId)).orderBy(asc(createdAt));
    },
  },
  {
    file: "api-keys.json",
    async *rows(db, userId) {
      const { name, prefix, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = apiKeys;
      const columns = { name, prefix, scopes, createdAt, lastUsedAt, expiresAt, revokedAt };
      yield* await db.select(columns).from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(asc(createdAt));
    },
  },
  {
    file: "sessions.json",
    async *rows(db, userId) {
      const { userAgent, createdAt, updatedAt, expiresAt } = sessions;
      const columns = { userAgent, createdAt, lastUsedAt: updatedAt, expiresAt };
      yield* await db.select(columns).from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(createdAt));
    },
  },
];
