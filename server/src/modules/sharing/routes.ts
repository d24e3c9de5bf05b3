import {
  createShare as createShareEndpoint,
  listShares as listSharesEndpoint,
  readSharedBadge as readSharedBadgeEndpoint,
  readShared as readSharedEndpoint,
  revokeShare as revokeShareEndpoint,
} from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { mustProveAddress } from "../accounts/index.ts";
import { createShare } from "./create-share.ts";
import { type FindOutlines, listShares } from "./list-shares.ts";
import { readShared, readSharedBadge } from "./read-shared.ts";
import { revokeShare } from "./revoke-share.ts";

export interface SharingParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly findOutlines: FindOutlines;
}

export function sharingRoutes(app: FastifyInstance, { db, now, findOutlines }: SharingParts): void {
  registerEndpoint(app, createShareEndpoint, ({ input, user }) => {
    if (mustProveAddress(user)) throw new AppError("EMAIL_NOT_VERIFIED");
    return createShare({ db, now: now() }, user.id, input);
  });
  registerEndpoint(app, listSharesEndpoint, async ({ input, user }) => ({
    shares: await listShares({ db, now: now(), findOutlines }, user.id, input.analysisId),
  }));
  registerEndpoint(app, revokeShareEndpoint, async ({ input, user }) => {
    await revokeShare(db, user.id, input.id);
    return {};
  });
  registerEndpoint(app, readSharedBadgeEndpoint, async ({ input, reply }) => {
    reply.header("referrer-policy", "no-referrer");
    return { badge: await readSharedBadge({ db, now: now() }, input.token) };
  });
  registerEndpoint(app, readSharedEndpoint, async ({ input, request, reply }) => {
    const reader = await app.readSession(request.headers.cookie);
    reply.header("x-robots-tag", "noindex, nofollow");
    reply.header("referrer-policy", "no-referrer");
    return readShared({ db, now: now() }, input.token, reader?.id ?? null);
  });
}
