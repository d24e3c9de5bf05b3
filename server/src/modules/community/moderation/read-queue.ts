import type { CommunityTarget, ModerationItem } from "@geulgyeol/contract";
import { and, asc, eq, inArray, isNull, max, min, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/connection.ts";
import { moderatorsAmong } from "../../accounts/index.ts";
import { toAuthor, toHidden } from "../queries.ts";
import type { Viewer } from "../rules.ts";
import {
  communityComments,
  communityPosts,
  communityProfiles,
  communityReports,
  moderationActions,
} from "../tables.ts";

export interface QueueWanted {
  readonly view: "reported" | "hidden";
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface QueueRow {
  readonly target: CommunityTarget;
  readonly key: number;
}

const REPORTS_SHOWN = 20;

/** Content that waits for a decision, longest wait first, or hidden content, newest first. For moderators. */
export async function readQueue(
  db: Database,
  reader: Viewer,
  { view, cursor, limit }: QueueWanted,
): Promise<{ items: ModerationItem[]; nextCursor: string | null }> {
  const find = view === "reported" ? findReported : findHidden;
  const rows = await find(db, cursor === undefined ? null : Number(cursor), limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await describe(
      db,
      reader,
      shown.map(({ target }) => target),
    ),
    nextCursor: rows.length > limit && last !== undefined ? String(last.key) : null,
  };
}

async function findReported(db: Database, after: number | null, limit: number): Promise<QueueRow[]> {
  const first = min(communityReports.sequence);
  const rows = await db
    .select({ postId: communityReports.postId, commentId: communityReports.commentId, first })
    .from(communityReports)
    .where(isNull(communityReports.decidedAt))
    .groupBy(communityReports.postId, communityReports.commentId)
    .having(after === null ? undefined : sql`${first} > ${after}::int8`)
    .orderBy(asc(first))
    .limit(limit);
  return rows.map(({ postId, commentId, first: key }) => ({
    target: postId !== null ? { kind: "post", id: postId } : { kind: "comment", id: commentId ?? "" },
    key: key ?? 0,
  }));
}

async function findHidden(db: Database, before: number | null, limit: number): Promise<QueueRow[]> {
  const newest = max(moderationActions.sequence);
  const rows = await db
    .select({ kind: moderationActions.targetKind, id: moderationActions.targetId, newest })
    .from(moderationActions)
    .leftJoin(communityPosts, eq(communityPosts.id, moderationActions.targetId))
    .leftJoin(communityComments, eq(communityComments.id, moderationActions.targetId))
    .where(
      and(
        eq(moderationActions.action, "hide"),
        sql`(${communityPosts.hiddenAt} is not null or ${communityComments.hiddenAt} is not null)`,
      ),
    )
    .groupBy(moderationActions.targetKind, moderationActions.targetId)
    .having(before === null ? undefined : sql`${newest} < ${before}::int8`)
    .orderBy(sql`${newest} desc`)
    .limit(limit);
  return rows.map(({ kind, id, newest: key }) => ({ target: { kind, id }, key: key ?? 0 }));
}

async function describe(db: Database, reader: Viewer, targets: readonly CommunityTarget[]): Promise<ModerationItem[]> {
  if (targets.length === 0) return [];
  const idsOf = (kind: CommunityTarget["kind"]) => targets.filter((one) => one.kind === kind).map(({ id }) => id);
  const [posts, comments] = [idsOf("post"), idsOf("comment")];
  const rows = [...(await selectPosts(db, posts)), ...(await selectComments(db, comments))];
  const moderators = await moderatorsAmong(
    db,
    rows.map(({ authorId }) => authorId),
  );
  const reports = await db
    .select()
    .from(communityReports)
    .where(
      and(
        isNull(communityReports.decidedAt),
        or(inArray(communityReports.postId, posts), inArray(communityReports.commentId, comments)),
      ),
    )
    .orderBy(asc(communityReports.sequence));
  return targets.flatMap((target) => {
    const row = rows.find(({ id }) => id === target.id);
    if (row === undefined) return [];
    const open = reports.filter(({ postId, commentId }) => (postId ?? commentId) === target.id);
    return {
      target,
      post: { id: row.postId, title: row.title, category: row.category },
      body: row.body ?? "",
      author: toAuthor(row, moderators),
      createdAt: row.createdAt.toISOString(),
      hidden: toHidden(row, reader),
      reports: open
        .slice(0, REPORTS_SHOWN)
        .map(({ reason, detail, createdAt }) => ({ reason, detail, at: createdAt.toISOString() })),
      reportCount: open.length,
    };
  });
}

const AUTHOR = { nickname: communityProfiles.nickname };
const POST = { postId: communityPosts.id, title: communityPosts.title, category: communityPosts.category };

function selectPosts(db: Database, ids: readonly string[]) {
  const { id, body, authorId, createdAt, hiddenAt, hiddenReason } = communityPosts;
  return db
    .select({ id, body, authorId, createdAt, hiddenAt, hiddenReason, ...AUTHOR, ...POST })
    .from(communityPosts)
    .innerJoin(communityProfiles, eq(communityProfiles.userId, authorId))
    .where(inArray(id, [...ids]));
}

function selectComments(db: Database, ids: readonly string[]) {
  const { id, body, authorId, createdAt, hiddenAt, hiddenReason } = communityComments;
  return db
    .select({ id, body, authorId, createdAt, hiddenAt, hiddenReason, ...AUTHOR, ...POST })
    .from(communityComments)
    .innerJoin(communityPosts, eq(communityPosts.id, communityComments.postId))
    .innerJoin(communityProfiles, eq(communityProfiles.userId, authorId))
    .where(inArray(id, [...ids]));
}
