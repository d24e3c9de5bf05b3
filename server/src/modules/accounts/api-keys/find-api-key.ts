import { refusalOfScopes } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import type { KeyHolder } from "../../../http/session-user.ts";
import { readPlan } from "../read-plan.ts";
import { shownAddress, shownPicture } from "../rules.ts";
import { apiKeys, users } from "../tables.ts";
import { hashSecret, looksLikeSecret } from "./rules.ts";

/** Resolution of the last use; a write at every request would be wasteful. */
const TOUCH_MS = 60_000;

/**
 * The user and scopes of this key. The plan is checked at every use: keys lapse with Pro and return with it. Throws
 * `API_KEY_INVALID`, `API_KEY_REVOKED`, `API_KEY_EXPIRED`, `ACCOUNT_BLOCKED`, `CONSENT_PENDING`, `PRO_REQUIRED`.
 */
export async function findApiKey({ db, now }: { db: Database; now: Date }, secret: string): Promise<KeyHolder> {
  if (!looksLikeSecret(secret)) throw new AppError("API_KEY_INVALID");
  const [found] = await db
    .select({ key: apiKeys, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.keyHash, hashSecret(secret)));
  if (found === undefined) throw new AppError("API_KEY_INVALID");
  const { key, user } = found;
  if (key.revokedAt !== null) throw new AppError("API_KEY_REVOKED");
  if (key.expiresAt !== null && key.expiresAt <= now) throw new AppError("API_KEY_EXPIRED");
  if (user.blockedAt !== null) throw new AppError("ACCOUNT_BLOCKED");
  if (!user.termsAcceptedAt) throw new AppError("CONSENT_PENDING");
  const refusal = refusalOfScopes(key.scopes, (await readPlan(db, user.id, now)).kind);
  if (refusal !== null) throw new AppError(refusal);
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= TOUCH_MS) {
    await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, key.id));
  }
  const { id, name, email, emailVerified, image } = user;
  const shown = { email: shownAddress(email), image: shownPicture(image) };
  return { user: { id, name, emailVerified, ...shown }, scopes: key.scopes };
}
