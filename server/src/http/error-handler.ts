import { ERRORS } from "@geulgyeol/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { isShed, knownError } from "./known-error.ts";
import { allowedMethods } from "./known-paths.ts";

/** The only place where errors become responses. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(app.knownPaths, request.url);
    if (methods.length === 0) return sendError(new AppError("NOT_FOUND"), request, reply);
    return sendError(new AppError("METHOD_NOT_ALLOWED"), request, reply.header("allow", methods.join(", ")));
  });
}

/** Sends the error envelope. Unknown errors show only the request id, and are logged in full. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownError(error);
  const { status, message } = ERRORS[known.code];
  // Load shedding is expected on a busy server, and logging thousands of stacks would add load.
  request.isShed = isShed(known);
  const err = known.cause ?? error;
  if (request.raw.socket.destroyed && isLeaving(err)) request.log.info("the caller has gone before the answer");
  else if (status >= 500 && !request.isShed) request.log.error({ err, code: known.code }, "request failed");
  if (known.retryAfterSeconds !== undefined) reply.header("retry-after", known.retryAfterSeconds);
  return reply
    .status(status)
    .header("x-request-id", request.id)
    .header("cache-control", "no-store")
    .send({
      success: false,
      error: { code: known.code, message: known.sentence ?? message, requestId: request.id },
      ...(known.data !== undefined && { data: known.data }),
    });
}

/** Errors of work and streams whose connection was closed. */
function isLeaving(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE");
}
