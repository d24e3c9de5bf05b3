import {
  forgetRecord as forgetEndpoint,
  RECORD_STAMPS_PER_MINUTE,
  RECORD_VERIFICATIONS_PER_MINUTE,
  stampRecord as stampEndpoint,
  verifyRecord as verifyEndpoint,
} from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../db/connection.ts";
import { createRateLimit, MINUTE_MS } from "../../http/rate-limits.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { deleteRecord } from "./delete-record.ts";
import { stampRecord } from "./stamp-record.ts";
import { verifyRecord } from "./verify-record.ts";

export interface RecordRouteParts {
  readonly db: Database;
  readonly now: () => Date;
}

export function recordRoutes(app: FastifyInstance, { db, now }: RecordRouteParts): void {
  const stamps = createRateLimit(app, {
    name: "record-stamps",
    max: RECORD_STAMPS_PER_MINUTE,
    windowMs: MINUTE_MS,
    key: (request) => request.signedIn?.id ?? "nobody",
  });
  const verifications = createRateLimit(app, {
    name: "record-verifications",
    max: RECORD_VERIFICATIONS_PER_MINUTE,
    windowMs: MINUTE_MS,
  });
  registerEndpoint(app, stampEndpoint, ({ input, user }) => stampRecord({ db, now: now() }, user.id, input), {
    limit: stamps,
  });
  registerEndpoint(app, verifyEndpoint, ({ input }) => verifyRecord(db, input), { limit: verifications });
  registerEndpoint(app, forgetEndpoint, async ({ input, user }) => {
    await deleteRecord(db, user.id, input.recordId);
    return {};
  });
}
