import type { ProviderId } from "@geulgyeol/contract";
import { and, asc, count, eq, gt, isNull, ne, or } from "drizzle-orm";
import type { Queryable } from "../../../db/connection.ts";
import { apiKeys, identities, verifications } from "../tables.ts";

/** Ways into an account besides its password and sessions. */
export interface Access {
  readonly apiKeys: number;
  readonly providers: readonly ProviderId[];
}

/** Pending until the owner has reviewed it, for a year at most. */
const REVIEW_MS = 365 * 24 * 60 * 60 * 1000;

const identifierOf = (userId: string) => `access-review:${userId}`;

export async function listAccess({ db, now }: { db: Queryable; now: Date }, userId: string): Promise<Access> {
  const isUsable = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));
  const [keys] = await db
    .select({ number: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isUsable));
  const linked = await db
    .select({ provider: identities.providerId })
    .from(identities)
    .where(and(eq(identities.userId, userId), ne(identities.providerId, "credential")))
    .orderBy(asc(identities.createdAt));
  return { apiKeys: keys?.number ?? 0, providers: linked.map(({ provider }) => provider as ProviderId) };
}

/** After a new password: starts a review of the other ways into the account, and returns them. */
export async function beginAccessReview(parts: { db: Queryable; now: Date }, userId: string): Promise<Access> {
  const access = await listAccess(parts, userId);
  if (access.apiKeys === 0 && access.providers.length === 0) return access;
  const identifier = identifierOf(userId);
  const expiresAt = new Date(parts.now.getTime() + REVIEW_MS);
  await parts.db
    .insert(verifications)
    .values({ id: identifier, identifier, value: userId, expiresAt })
    .onConflictDoUpdate({ target: verifications.id, set: { expiresAt } });
  return access;
}

export async function isAccessReviewDue({ db, now }: { db: Queryable; now: Date }, userId: string): Promise<boolean> {
  const isDue = and(eq(verifications.identifier, identifierOf(userId)), gt(verifications.expiresAt, now));
  return (await db.select({ id: verifications.id }).from(verifications).where(isDue)).length > 0;
}

export async function endAccessReview(db: Queryable, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.identifier, identifierOf(userId)));
}
