import type { FastifyInstance, FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";
import { decodedPath } from "./request-path.ts";
import { withoutSecret } from "./secret-pages.ts";

/**
 * The log contains no user texts and no secrets. For a request: method and path, since a query may contain a token. For
 * an error: type, code and stack. For a database error: the statement without values.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: describeError }, base: null }, destination);
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/** The loggable part of an error. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error" };
  const { code, constraint, query } = error as { code?: unknown; constraint?: unknown; query?: unknown };
  const isQuery = typeof query === "string";
  // Drizzle's message ends with the statement's values, and so does the first line of the stack; a syntax error of
  // JSON.parse quotes its input, and PostgreSQL's error for a value quotes the value.
  const message = isQuery ? `failed query: ${query}` : isQuoting(error) ? error.name : error.message;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...(typeof code === "string" && { code }),
    ...(typeof constraint === "string" && { constraint }),
    ...(frames && { stack: frames.join("\n") }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function isQuoting(error: Error): boolean {
  const isDatabase = "severity" in error && "routine" in error;
  return error instanceof SyntaxError || isDatabase;
}

const SHED_LINE_INTERVAL_MS = 1_000;

/**
 * One line per answered request. Shed requests are counted in one line per second, to save work on an overloaded
 * server.
 */
export function registerRequestLog(app: FastifyInstance): void {
  let shed = 0;
  let nextLine: NodeJS.Timeout | undefined;
  const logShed = () => {
    clearTimeout(nextLine);
    nextLine = undefined;
    if (shed > 0) app.log.warn({ count: shed }, "rejected while overloaded");
    shed = 0;
  };
  app.addHook("onClose", async () => logShed());
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    if (request.isShed) {
      shed++;
      nextLine ??= setTimeout(logShed, SHED_LINE_INTERVAL_MS).unref();
      return;
    }
    request.log.info(
      { method: request.method, path: pathOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
}

/** The path of a shared page contains its secret. */
function pathOf(request: FastifyRequest): string {
  return withoutSecret(decodedPath(request.url));
}
