import type { ApiKey } from "@geulgyeol/contract";
import type { apiKeys } from "../tables.ts";

type Row = Omit<typeof apiKeys.$inferSelect, "keyHash" | "userId" | "revokedAt">;

/** A key as its owner sees it. */
export function toApiKey({ id, name, prefix, scopes, createdAt, lastUsedAt, expiresAt }: Row, now: Date): ApiKey {
  return {
    id,
    name,
    prefix,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    isExpired: expiresAt !== null && expiresAt <= now,
  };
}
