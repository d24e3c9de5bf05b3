import * as contract from "@geulgyeol/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { callerAddress, createRateLimit, MINUTE_MS, userKey } from "../../../http/rate-limits.ts";
import { registerEndpoint, SerializedAnswer } from "../../../http/register-endpoint.ts";
import { mustProveAddress } from "../../accounts/index.ts";
import { bodyReader } from "../body-reader.ts";
import type { RecordReader } from "../record-reader.ts";
import { changeRecordShare } from "./change-record-share.ts";
import { createRecordShare } from "./create-record-share.ts";
import { deleteRecordShare } from "./delete-record-share.ts";
import { listRecordShares } from "./list-record-shares.ts";
import { countRecordView, readSharedRecord } from "./read-shared-record.ts";

export interface RecordShareParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly recordReader: RecordReader;
  readonly limits: { readonly recordSharesPerMinute: number };
}

export function recordShareRoutes(app: FastifyInstance, { db, now, recordReader, limits }: RecordShareParts): void {
  const max = limits.recordSharesPerMinute;
  const sharing = createRateLimit(app, { name: "record-shares", max, windowMs: MINUTE_MS, key: userKey });
  const reading = createRateLimit(app, {
    name: "record-views",
    max: contract.RECORD_VIEWS_PER_MINUTE,
    windowMs: MINUTE_MS,
  });
  // Counted by the rate limiter, so that nothing about readers is stored.
  const firstViews = createRateLimit(app, {
    name: "record-first-views",
    max: 1,
    windowMs: contract.VIEW_WINDOW_MS,
    key: (request) => `${callerAddress(request)}:${(request.query as { token?: unknown }).token}`,
  });
  const readBody = bodyReader(recordReader, "createRecordShare");
  const isFirstView = (request: FastifyRequest) =>
    firstViews.count(request).then(
      () => true,
      () => false,
    );
  registerEndpoint(
    app,
    contract.createRecordShare,
    ({ input, user }) => {
      if (mustProveAddress(user)) throw new AppError("EMAIL_NOT_VERIFIED");
      return createRecordShare({ db, now: now() }, user.id, input);
    },
    { limit: sharing, readBody },
  );
  registerEndpoint(app, contract.listRecordShares, async ({ input, user }) => ({
    shares: await listRecordShares({ db, now: now() }, user.id, input.recordId),
  }));
  registerEndpoint(app, contract.changeRecordShare, ({ input, user }) =>
    changeRecordShare({ db, now: now() }, user.id, input),
  );
  registerEndpoint(app, contract.deleteRecordShare, async ({ input, user }) => {
    await deleteRecordShare(db, user.id, input.id);
    return {};
  });
  registerEndpoint(
    app,
    contract.readSharedRecord,
    async ({ input, request, reply }) => {
      reply.header("x-robots-tag", "noindex, nofollow");
      reply.header("referrer-policy", "no-referrer");
      const found = await readSharedRecord({ db, now: now() }, input.token);
      const reader = await app.readSession(request.headers.cookie);
      const isOwn = reader?.id === found.userId;
      if (!isOwn && (await isFirstView(request))) await countRecordView({ db, now: now() }, found.shareId);
      return new SerializedAnswer(found.json);
    },
    { limit: reading },
  );
}
