import * as contract from "@geulgyeol/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { createRateLimit, MINUTE_MS } from "../../http/rate-limits.ts";
import { registerEndpoint, SerializedAnswer } from "../../http/register-endpoint.ts";
import { mustProveAddress } from "../accounts/index.ts";
import { bodyReader, type RecordReader } from "../records/index.ts";
import { changeRequest, deleteRequest } from "./change-request.ts";
import { createRequest } from "./create-request.ts";
import { listRequests } from "./find-requests.ts";
import { handIn } from "./hand-in.ts";
import { openRequest } from "./open-request.ts";
import { listHandIns, readHandIn } from "./read-hand-ins.ts";
import { readReceipt, withdrawHandIn } from "./read-receipt.ts";

export interface WritingRequestParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly recordReader: RecordReader;
  readonly limits: { readonly handInsPerMinute: number };
}

/** For who asks. */
export function requestRoutes(app: FastifyInstance, { db, now }: WritingRequestParts): void {
  registerEndpoint(app, contract.createRequest, ({ input, user }) => {
    if (mustProveAddress(user)) throw new AppError("EMAIL_NOT_VERIFIED");
    return createRequest({ db, now: now() }, user.id, input);
  });
  registerEndpoint(app, contract.listRequests, async ({ user }) => ({
    requests: await listRequests({ db, now: now() }, user.id),
  }));
  registerEndpoint(app, contract.changeRequest, ({ input, user }) => changeRequest({ db, now: now() }, user.id, input));
  registerEndpoint(app, contract.deleteRequest, async ({ input, user }) => {
    await deleteRequest(db, user.id, input.id);
    return {};
  });
  registerEndpoint(app, contract.listHandIns, ({ input, user }) => listHandIns({ db, now: now() }, user.id, input.id));
  registerEndpoint(
    app,
    contract.readHandIn,
    async ({ input, user }) => new SerializedAnswer(await readHandIn({ db, now: now() }, user.id, input.id)),
  );
}

/** For who writes, with or without an account. */
export function handInRoutes(app: FastifyInstance, { db, now, recordReader, limits }: WritingRequestParts): void {
  const sending = createRateLimit(app, { name: "hand-ins", max: limits.handInsPerMinute, windowMs: MINUTE_MS });
  const writerOf = async (request: FastifyRequest) => (await app.readSession(request.headers.cookie))?.id ?? null;
  const readBody = bodyReader(recordReader, "handIn");
  const hide = (reply: FastifyReply) => {
    reply.header("x-robots-tag", "noindex, nofollow");
    reply.header("referrer-policy", "no-referrer");
  };
  registerEndpoint(app, contract.openRequest, ({ input, reply }) => {
    hide(reply);
    return openRequest({ db, now: now() }, input.token);
  });
  registerEndpoint(
    app,
    contract.handIn,
    async ({ input, request, reply }) => {
      hide(reply);
      return handIn({ db, now: now() }, await writerOf(request), input);
    },
    { limit: sending, readBody },
  );
  registerEndpoint(app, contract.readReceipt, ({ input, reply }) => {
    hide(reply);
    return readReceipt({ db, now: now() }, input.receipt);
  });
  registerEndpoint(app, contract.withdrawHandIn, async ({ input }) => {
    await withdrawHandIn({ db, now: now() }, input.receipt);
    return {};
  });
}
