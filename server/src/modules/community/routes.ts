import * as contract from "@geulgyeol/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../../db/connection.ts";
import { callerAddress, createRateLimit, MINUTE_MS, type RateLimit } from "../../http/rate-limits.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { deleteComment } from "./delete-comment.ts";
import { deletePost } from "./delete-post.ts";
import { editComment } from "./edit-comment.ts";
import { editPost } from "./edit-post.ts";
import { findViewer } from "./find-viewer.ts";
import { likePost } from "./like-post.ts";
import { listComments } from "./list-comments.ts";
import { listPosts } from "./list-posts.ts";
import { moderationRoutes } from "./moderation/routes.ts";
import { listNotifications, readNotifications } from "./notifications.ts";
import { chooseNickname, readProfile } from "./profile.ts";
import { countView, readPost } from "./read-post.ts";
import { reportContent } from "./report-content.ts";
import { writeComment } from "./write-comment.ts";
import { writePost } from "./write-post.ts";

export const communityLimits = {
  communityActionsPerMinute: contract.COMMUNITY_ACTIONS_PER_MINUTE,
  communitySearchesPerMinute: contract.COMMUNITY_SEARCHES_PER_MINUTE,
};

export interface CommunityParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly limits: typeof communityLimits;
}

export function communityRoutes(app: FastifyInstance, parts: CommunityParts): void {
  const { db } = parts;
  const at = () => ({ db, now: parts.now() });
  const limit = createRateLimit(app, {
    name: "community",
    max: parts.limits.communityActionsPerMinute,
    windowMs: MINUTE_MS,
    key: (request) => request.signedIn?.id ?? "nobody",
  });
  const reading = { app, db };
  readingRoutes(reading, createSearchLimit(app, parts), createViewLimit(app));

  registerEndpoint(app, contract.writePost, ({ input, user }) => writePost(at(), user.id, input), { limit });
  registerEndpoint(app, contract.editPost, async ({ input, user }) => done(editPost(at(), user.id, input)), { limit });
  registerEndpoint(app, contract.deletePost, ({ input, user }) => done(deletePost(db, user.id, input.id)), { limit });
  registerEndpoint(app, contract.likePost, ({ input, user }) => likePost(at(), user.id, input), { limit });
  registerEndpoint(app, contract.writeComment, ({ input, user }) => writeComment(at(), user.id, input), { limit });
  registerEndpoint(app, contract.editComment, ({ input, user }) => done(editComment(at(), user.id, input)), { limit });
  registerEndpoint(app, contract.deleteComment, ({ input, user }) => done(deleteComment(at(), user.id, input.id)), {
    limit,
  });
  registerEndpoint(app, contract.reportContent, ({ input, user }) => done(reportContent(at(), user.id, input)), {
    limit,
  });

  registerEndpoint(app, contract.readCommunityProfile, ({ user }) => readProfile(at(), user.id));
  registerEndpoint(app, contract.chooseNickname, ({ input, user }) => chooseNickname(at(), user.id, input.nickname), {
    limit,
  });
  registerEndpoint(app, contract.listNotifications, ({ input, user }) => listNotifications(db, user.id, input));
  registerEndpoint(app, contract.readNotifications, ({ input, user }) => readNotifications(at(), user.id, input.ids), {
    limit,
  });
  moderationRoutes(app, parts, limit);
}

/** Also readable by visitors; signed-in users see more. */
function readingRoutes(
  { app, db }: { app: FastifyInstance; db: Database },
  searches: RateLimit,
  views: RateLimit,
): void {
  const readerOf = async (request: FastifyRequest) => findViewer(db, await app.readSession(request.headers.cookie));

  registerEndpoint(app, contract.listPosts, async ({ input, request }) => {
    if (input.query?.trim()) await searches.count(request);
    return listPosts(db, await readerOf(request), { ...input, mine: input.mine === "true" });
  });
  registerEndpoint(app, contract.readPost, async ({ input, request }) => {
    const reader = await readerOf(request);
    const post = await readPost(db, reader, input.id);
    if (post.isMine || !(await isFirstView(views, request))) return post;
    const counted = await countView(db, reader, input.id);
    return { ...post, viewCount: post.viewCount + (counted ? 1 : 0) };
  });
  registerEndpoint(app, contract.listComments, async ({ input, request }) =>
    listComments(db, await readerOf(request), input),
  );
}

function createSearchLimit(app: FastifyInstance, { limits }: CommunityParts): RateLimit {
  const max = limits.communitySearchesPerMinute;
  return createRateLimit(app, { name: "community-search", max, windowMs: MINUTE_MS });
}

/** One view of a post per address and period. Counted by the rate limiter, so that nothing about readers is stored. */
function createViewLimit(app: FastifyInstance): RateLimit {
  return createRateLimit(app, {
    name: "community-view",
    max: 1,
    windowMs: contract.VIEW_WINDOW_MS,
    key: (request) => `${callerAddress(request)}:${(request.query as { id?: unknown }).id}`,
  });
}

async function isFirstView(views: RateLimit, request: FastifyRequest): Promise<boolean> {
  return views.count(request).then(
    () => true,
    () => false,
  );
}

async function done(work: Promise<void>): Promise<Record<string, never>> {
  await work;
  return {};
}
