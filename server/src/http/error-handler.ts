import { ERRORS, type ErrorCode } from "@geulgyeol/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { allowedMethods } from "./known-paths.ts";

/** What the framework's own refusals mean in our table. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_EMPTY_JSON_BODY: "INVALID_JSON",
};

/** The one place where an error becomes an answer. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(app.knownPaths, request.url);
    if (methods.length === 0) return sendError(new AppError("NOT_FOUND"), request, reply);
    return sendError(new AppError("METHOD_NOT_ALLOWED"), request, reply.header("allow", methods.join(", ")));
  });
}

/** Answers with the envelope. Unknown errors show the request's id only, and stand in the log whole. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof AppError ? error : fromFramework(error);
  const { status, message } = ERRORS[known.code];
  // Turning away is what a busy server is meant to do, and thousands of stacks would make it busier.
  request.isTurnedAway = known.code === "SERVER_BUSY" && known.cause === undefined;
  if (status >= 500 && !request.isTurnedAway) {
    request.log.error({ err: known.cause ?? error, code: known.code }, "request failed");
  }
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

function fromFramework(error: Error & { code?: string; statusCode?: number }): AppError {
  const code = FRAMEWORK_CODES[error.code ?? ""];
  if (code !== undefined) return new AppError(code);
  const isClients = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new AppError(isClients ? "INVALID_REQUEST" : "INTERNAL_ERROR", { cause: error });
}
