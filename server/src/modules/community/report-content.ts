import {
  type CommunityTarget,
  countCharacters,
  REPORT_DETAIL_MAX_CHARS,
  REPORTS_PER_DAY,
  type ReportReason,
} from "@geulgyeol/contract";
import { and, count, eq, gt } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { lockUsersForShare } from "../accounts/index.ts";
import { findTarget } from "./find-target.ts";
import { findViewer } from "./find-viewer.ts";
import { communityReports } from "./tables.ts";

export interface ReportRequest {
  readonly target: CommunityTarget;
  readonly reason: ReportReason;
  readonly detail: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Reports a post or a comment to the moderators, once per reader. Throws `NOT_FOUND`, `OWN_CONTENT`,
 * `ALREADY_REPORTED`, `REPORT_DETAIL_REQUIRED`, `REPORT_DETAIL_TOO_LONG`, `RATE_LIMITED`.
 */
export async function reportContent(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { target, reason, detail }: ReportRequest,
): Promise<void> {
  const words = detail.trim();
  if (reason === "other" && words === "") throw new AppError("REPORT_DETAIL_REQUIRED");
  if (countCharacters(words) > REPORT_DETAIL_MAX_CHARS) throw new AppError("REPORT_DETAIL_TOO_LONG");
  await db.transaction(async (tx) => {
    if (!(await lockUsersForShare(tx, [userId])).has(userId)) throw new AppError("LOGIN_REQUIRED");
    const found = await findTarget(tx, target, await findViewer(tx, { id: userId }));
    if (found === null) throw new AppError("NOT_FOUND");
    if (found.authorId === userId) throw new AppError("OWN_CONTENT");
    const recent = gt(communityReports.createdAt, new Date(now.getTime() - DAY_MS));
    const [sent] = await tx
      .select({ n: count() })
      .from(communityReports)
      .where(and(eq(communityReports.reporterId, userId), recent));
    const place = target.kind === "post" ? { postId: target.id } : { commentId: target.id };
    const row = { ...place, reporterId: userId, reason, detail: words, createdAt: now };
    const stored = await tx
      .insert(communityReports)
      .values(row)
      .onConflictDoNothing()
      .returning({ sequence: communityReports.sequence });
    if (stored.length === 0) throw new AppError("ALREADY_REPORTED");
    if ((sent?.n ?? 0) >= REPORTS_PER_DAY) throw new AppError("RATE_LIMITED", { retryAfterSeconds: DAY_MS / 1000 });
  });
}
