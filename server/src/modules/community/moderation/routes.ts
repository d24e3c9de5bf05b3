import {
  moderate as moderateEndpoint,
  readModerationLog as readLogEndpoint,
  readModerationQueue as readQueueEndpoint,
} from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import type { RateLimit } from "../../../http/rate-limits.ts";
import { registerEndpoint } from "../../../http/register-endpoint.ts";
import { findViewer } from "../find-viewer.ts";
import type { Viewer } from "../rules.ts";
import { moderate } from "./moderate.ts";
import { readLog } from "./read-log.ts";
import { readQueue } from "./read-queue.ts";

/** For non-moderators these answer like missing paths. */
export function moderationRoutes(
  app: FastifyInstance,
  { db, now }: { readonly db: Database; readonly now: () => Date },
  limit: RateLimit,
): void {
  registerEndpoint(app, readQueueEndpoint, async ({ input, user }) =>
    readQueue(db, await requireModerator(db, user.id), input),
  );
  registerEndpoint(app, readLogEndpoint, async ({ input, user }) => {
    await requireModerator(db, user.id);
    return readLog(db, input);
  });
  registerEndpoint(
    app,
    moderateEndpoint,
    async ({ input, user }) => {
      await moderate({ db, now: now() }, user.id, input);
      return {};
    },
    { limit },
  );
}

async function requireModerator(db: Database, userId: string): Promise<Viewer> {
  const reader = await findViewer(db, { id: userId });
  if (reader === null || !reader.isModerator) throw new AppError("NOT_FOUND");
  return reader;
}
