import { randomUUID } from "node:crypto";
import { SHARES_PER_USER, type Share } from "@geulgyeol/contract";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { linkEnd, newToken } from "../../http/secret-link.ts";
import { countOwn } from "../accounts/index.ts";
import { readOwnAnalysis } from "../analysis/index.ts";
import { outlineOf, toShare } from "./rules.ts";
import { shares } from "./tables.ts";

export interface ShareRequest {
  readonly analysisId: string;
  readonly withText: boolean;
  /** Days until the link expires; null for never. */
  readonly days: number | null;
}

/**
 * Creates a link to the user's own result. Throws the codes of `readOwnAnalysis`, and `TOO_MANY_SHARES` from 100 active
 * links on.
 */
export async function createShare(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { analysisId, withText, days }: ShareRequest,
): Promise<Share> {
  const analysis = await readOwnAnalysis({ db, now }, userId, analysisId);
  const row = {
    id: randomUUID(),
    token: newToken(),
    userId,
    analysisId,
    withText,
    views: 0,
    createdAt: now,
    expiresAt: linkEnd(now, days),
  };
  await db.transaction(async (tx) => {
    const isOpen = or(isNull(shares.expiresAt), gt(shares.expiresAt, now));
    const open = await countOwn(tx, userId, shares, and(eq(shares.userId, userId), isOpen));
    if (open >= SHARES_PER_USER) throw new AppError("TOO_MANY_SHARES");
    await tx.insert(shares).values(row);
  });
  return toShare(row, outlineOf(analysis), now);
}
