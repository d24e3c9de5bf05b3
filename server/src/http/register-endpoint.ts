import type { Readable } from "node:stream";
import type { Endpoint } from "@geulgyeol/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Admission } from "./admission.ts";
import { hasBrokenString } from "./json-body.ts";
import type { RateLimit } from "./rate-limits.ts";
import type { Upload } from "./read-upload.ts";
import { requireSession } from "./require-session.ts";
import type { CurrentSession, SessionUser } from "./session-user.ts";

export interface Call<Input> {
  /** Body or query, as the contract's schema returns it. */
  readonly input: Input;
  /** The signed-in user; reading it on an endpoint without `LOGIN_REQUIRED` is a programming error and throws. */
  readonly user: SessionUser;
  /** The session of that user; throws like `user`. */
  readonly session: CurrentSession;
  /** The file of a form; reading it on an endpoint without a file throws. */
  readonly upload: Upload;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface EndpointOptions {
  readonly limit?: RateLimit;
  /** Sheds load before any other work for a request. */
  readonly admission?: Admission;
  /** Also allows users who have not yet agreed to the terms. */
  readonly beforeConsent?: boolean;
  /** The session may have ended seconds ago; the handler checks it in its first statement. */
  readonly cachesSession?: boolean;
  /** Reads a form with a file; its text fields are then what the request's schema parses. */
  readonly readUpload?: (request: FastifyRequest) => Promise<Upload>;
}

/** A streamed response instead of the envelope. */
export class StreamedAnswer {
  readonly type: string;
  readonly stream: Readable;

  constructor(type: string, stream: Readable) {
    this.type = type;
    this.stream = stream;
  }
}

/** A response that is JSON already. */
export class SerializedAnswer {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/**
 * Serves one endpoint of the contract. With `LOGIN_REQUIRED`, visitors are refused before the body is read. API keys
 * are allowed if it names a scope. Responses are wrapped in the envelope.
 */
export function registerEndpoint<Request extends z.ZodType, Response extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Response>,
  handler: (call: Call<z.output<Request>>) => Promise<z.input<Response> | StreamedAnswer | SerializedAnswer>,
  options: EndpointOptions = {},
): void {
  const needsLogin = endpoint.errors.includes("LOGIN_REQUIRED");
  const readsBody = endpoint.method !== "GET" && endpoint.method !== "DELETE";
  const { limit, readUpload, admission } = options;
  const signIn = (request: FastifyRequest) =>
    requireSession(app, request, { ...options, apiScopes: endpoint.apiScopes });
  const signInIfRoom = async (request: FastifyRequest) => {
    if ((await admission?.admit(() => signIn(request))) === false) await app.rejectOverloaded();
  };
  app.knownPaths.push({ method: endpoint.method, path: endpoint.path });
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyMaxBytes !== undefined && { bodyLimit: endpoint.bodyMaxBytes }),
    onRequest: needsLogin ? [admission ? signInIfRoom : signIn] : [],
    preValidation: limit ? [(request: FastifyRequest) => limit.count(request)] : [],
    handler: async (request, reply) => {
      const upload = await readUpload?.(request);
      const given = upload?.fields ?? (readsBody ? request.body : request.query);
      // A JSON body was checked when it was parsed.
      if (given !== request.body && hasBrokenString(given)) throw new AppError("INVALID_UNICODE");
      const parsed = endpoint.request.safeParse(given);
      if (!parsed.success) throw new AppError("INVALID_REQUEST", { cause: parsed.error });
      const answer = await handler(callOf(endpoint.path, { input: parsed.data, upload, request, reply }));
      if (answer instanceof StreamedAnswer) {
        // A proxy must not hold lines back until there are enough.
        return reply
          .headers({ "cache-control": "no-store", "x-accel-buffering": "no" })
          .type(answer.type)
          .send(answer.stream);
      }
      if (answer instanceof SerializedAnswer) {
        if (app.checksAnswers) endpoint.response.parse(JSON.parse(answer.json));
        const body = `{"success":true,"data":${answer.json}}`;
        return reply.header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);
      }
      const data = app.checksAnswers ? endpoint.response.parse(answer) : answer;
      return reply.header("cache-control", "no-store").send({ success: true, data });
    },
  });
}

/** Reading parts of a call that this endpoint does not have is a programming error and throws. */
function callOf<Input>(
  path: string,
  {
    input,
    upload,
    request,
    reply,
  }: { input: Input; upload: Upload | undefined; request: FastifyRequest; reply: FastifyReply },
): Call<Input> {
  return {
    input,
    request,
    reply,
    get user() {
      return present(request.signedIn, `${path} does not ask for a login`);
    },
    get session() {
      return present(request.session, `${path} does not ask for a login`);
    },
    get upload() {
      return present(upload, `${path} takes no file`);
    },
  };
}

function present<Value>(value: Value | null | undefined, mistake: string): Value {
  if (value == null) throw new Error(mistake);
  return value;
}
