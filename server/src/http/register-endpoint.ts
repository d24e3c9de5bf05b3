import type { Readable } from "node:stream";
import type { Endpoint } from "@geulgyeol/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Admission, Place } from "./admission.ts";
import { admissionHooks } from "./admission-hooks.ts";
import { hasBrokenString } from "./json-body.ts";
import type { RateLimit } from "./rate-limits.ts";
import type { Upload } from "./read-upload.ts";
import { requireSession } from "./require-session.ts";
import type { CurrentSession, SessionUser } from "./session-user.ts";

export interface Call<Input> {
  /** Body or query, as the contract's schema returns it. */
  readonly input: Input;
  /** The signed-in user; reading it on an endpoint without `LOGIN_REQUIRED` is a mistake of the programmer and throws. */
  readonly user: SessionUser;
  /** The session of that user; throws like `user`. */
  readonly session: CurrentSession;
  /** The file of a form; reading it on an endpoint that takes none throws. */
  readonly upload: Upload;
  /** What the request holds of the server; reading it on an endpoint without `admission` throws. */
  readonly place: Place;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface EndpointOptions {
  readonly limit?: RateLimit;
  /** Turns requests away before anything else is done for them; the handler does its work in the `place` that they get. */
  readonly admission?: Admission;
  readonly beforeConsent?: boolean;
  /** Reads a form with a file; its text fields are then what the request's schema parses. */
  readonly readUpload?: (request: FastifyRequest) => Promise<Upload>;
}

/** An answer that is sent as it grows, instead of the envelope. */
export class StreamedAnswer {
  readonly type: string;
  readonly stream: Readable;

  constructor(type: string, stream: Readable) {
    this.type = type;
    this.stream = stream;
  }
}

/**
 * Serves one endpoint of the contract: refuses callers who are not signed in where it lists `LOGIN_REQUIRED` (before the
 * body is read; programs come in by a key where it names a scope; `beforeConsent` also lets in who has yet to agree to the terms), applies `limit` to the caller, parses the request, and wraps what the handler returns in the envelope.
 * Errors go to the error handler.
 */
export function registerEndpoint<Request extends z.ZodType, Response extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Response>,
  handler: (call: Call<z.output<Request>>) => Promise<z.input<Response> | StreamedAnswer>,
  options: EndpointOptions = {},
): void {
  const needsLogin = endpoint.errors.includes("LOGIN_REQUIRED");
  const readsBody = endpoint.method !== "GET" && endpoint.method !== "DELETE";
  const { limit, readUpload, admission } = options;
  const doors = admission && admissionHooks(app, admission);
  const signIn = (request: FastifyRequest) => requireSession(app, request, { ...options, apiScope: endpoint.apiScope });
  app.knownPaths.push({ method: endpoint.method, path: endpoint.path });
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: [...(doors ? [doors.enter] : []), ...(needsLogin ? [signIn] : []), ...(doors ? [doors.awaitBody] : [])],
    preValidation: [
      ...(doors ? [doors.hasBody] : []),
      ...(limit ? [(request: FastifyRequest) => limit.count(request)] : []),
    ],
    ...(doors && { onResponse: doors.leave }),
    handler: async (request, reply) => {
      const upload = await readUpload?.(request);
      const given = upload?.fields ?? (readsBody ? request.body : request.query);
      // A JSON body was looked through when it was parsed.
      if (given !== request.body && hasBrokenString(given)) throw new AppError("INVALID_UNICODE");
      const parsed = endpoint.request.safeParse(given);
      if (!parsed.success) throw new AppError("INVALID_REQUEST", { cause: parsed.error });
      const answer = await handler({
        input: parsed.data,
        get user() {
          if (request.signedIn === null) throw new Error(`${endpoint.path} does not ask for a login`);
          return request.signedIn;
        },
        get session() {
          if (request.session === null) throw new Error(`${endpoint.path} does not ask for a login`);
          return request.session;
        },
        get upload() {
          if (upload === undefined) throw new Error(`${endpoint.path} takes no file`);
          return upload;
        },
        get place() {
          if (request.place === null) throw new Error(`${endpoint.path} turns nobody away`);
          return request.place;
        },
        request,
        reply,
      });
      if (answer instanceof StreamedAnswer) {
        return reply.header("cache-control", "no-store").type(answer.type).send(answer.stream);
      }
      const data = app.checksAnswers ? endpoint.response.parse(answer) : answer;
      return reply.header("cache-control", "no-store").send({ success: true, data });
    },
  });
}
