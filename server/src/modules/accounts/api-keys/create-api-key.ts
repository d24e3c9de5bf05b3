import { randomUUID } from "node:crypto";
import { API_KEYS_PER_USER, type ApiKey, type createApiKey as endpoint, refusalOfScopes } from "@geulgyeol/contract";
import { and, count, eq, isNull, lt } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { lockUser } from "../read-people.ts";
import { readPlan } from "../read-plan.ts";
import { apiKeys } from "../tables.ts";
import { hashSecret, newSecret, shownPrefix } from "./rules.ts";
import { toApiKey } from "./to-api-key.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a program with a revoked key gets that error; after that the key is unknown. */
const REVOKED_KEPT_MS = 90 * DAY_MS;

type Wish = z.output<(typeof endpoint)["request"]>;

/**
 * Creates an API key and returns it, once. The user's row is locked, so that concurrent requests do not exceed the
 * limit. Throws `PRO_REQUIRED`, and `API_KEY_LIMIT` if the user has the maximum number of keys.
 */
export async function createApiKey(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { name, scopes, validDays }: Wish,
): Promise<{ key: ApiKey; secret: string }> {
  const secret = newSecret();
  const row = {
    id: randomUUID(),
    userId,
    name,
    scopes,
    createdAt: now,
    lastUsedAt: null,
    revokedAt: null,
    prefix: shownPrefix(secret),
    keyHash: hashSecret(secret),
    expiresAt: validDays === null ? null : new Date(now.getTime() + validDays * DAY_MS),
  };
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const plan = await readPlan(tx, userId, now);
    const refusal = refusalOfScopes(scopes, plan.kind);
    if (refusal !== null) throw new AppError(refusal);
    const own = eq(apiKeys.userId, userId);
    await tx.delete(apiKeys).where(and(own, lt(apiKeys.revokedAt, new Date(now.getTime() - REVOKED_KEPT_MS))));
    const [present] = await tx
      .select({ keys: count() })
      .from(apiKeys)
      .where(and(own, isNull(apiKeys.revokedAt)));
    if ((present?.keys ?? 0) >= API_KEYS_PER_USER) throw new AppError("API_KEY_LIMIT");
    await tx.insert(apiKeys).values(row);
  });
  return { key: toApiKey(row, now), secret };
}
