import type { ApiKey } from "@geulgyeol/contract";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../../db/connection.ts";
import { apiKeys } from "../tables.ts";
import { toApiKey } from "./to-api-key.ts";

/** The owner's keys that are not revoked, including expired ones, newest first. */
export async function listApiKeys({ db, now }: { db: Queryable; now: Date }, userId: string): Promise<ApiKey[]> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map((row) => toApiKey(row, now));
}
