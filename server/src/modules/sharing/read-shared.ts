import type { RecordBadge, SharedResult } from "@geulgyeol/contract";
import { eq, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { isExpired, isToken } from "../../http/secret-link.ts";
import { findVisible } from "../analysis/index.ts";
import { findRecordBadge } from "../records/index.ts";
import { toSharedResult } from "./rules.ts";
import { shares } from "./tables.ts";

interface Parts {
  readonly db: Queryable;
  readonly now: Date;
}

/**
 * The content of a link; counts the view unless it is the owner's. Throws the same `NOT_FOUND` for a link that is
 * unknown, expired or revoked, or whose analysis is deleted. @param readerId the signed-in user, if any.
 */
export async function readShared(parts: Parts, token: string, readerId: string | null): Promise<SharedResult> {
  const { share, analysis } = await findShared(parts, token);
  if (readerId !== share.userId) {
    await parts.db
      .update(shares)
      .set({ views: sql`${shares.views} + 1` })
      .where(eq(shares.id, share.id));
  }
  return toSharedResult(analysis, share);
}

/**
 * Whether the owner of a link shows a writing record of the text. The record's own link is not told: its readers are
 * others, and it may show more of the text. Throws like `readShared`.
 */
export async function readSharedBadge(parts: Parts, token: string): Promise<RecordBadge | null> {
  const { share, analysis } = await findShared(parts, token);
  return (await findRecordBadge(parts, share.userId, analysis.text))?.badge ?? null;
}

async function findShared({ db, now }: Parts, token: string) {
  const [share] = isToken(token) ? await db.select().from(shares).where(eq(shares.token, token)) : [];
  if (share === undefined || isExpired(share, now)) throw new AppError("NOT_FOUND");
  const analysis = (await findVisible(db, [share.analysisId])).get(share.analysisId);
  if (analysis === undefined) throw new AppError("NOT_FOUND");
  return { share, analysis };
}
