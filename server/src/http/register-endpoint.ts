import type { Readable } from "node:stream";
import type { Endpoint } from "@geulgyeol/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Admission } from "./admission.ts";
import { hasBrokenString } from "./json-body.ts";
import { jsonWith } from "./json-with.ts";
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

interface BodyReading<Input> {
  /**
   * Reads the bytes of a JSON body that is too large for the event loop, and validates them. Throws the codes of
   * `parseJsonBytes` and `INVALID_REQUEST`.
   */
  readonly readBody: (bytes: Uint8Array, exchange: Exchange) => Promise<Input>;
}

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
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

/** A response that is JSON already: text, or for megabytes its bytes in UTF-8. */
export class SerializedAnswer {
  readonly json: string | Buffer;

  constructor(json: string | Buffer) {
    this.json = json;
  }
}

type Handler<Input, Response extends z.ZodType> = (
  call: Call<Input>,
) => Promise<z.input<Response> | StreamedAnswer | SerializedAnswer>;

/**
 * Serves one endpoint of the contract. With `LOGIN_REQUIRED`, visitors are refused before the body is read. API keys
 * are allowed if it names a scope. Responses are wrapped in the envelope.
 */
export function registerEndpoint<Request extends z.ZodType, Response extends z.ZodType, Input>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Response>,
  handler: Handler<Input, Response>,
  options: EndpointOptions & BodyReading<Input>,
): void;
export function registerEndpoint<Request extends z.ZodType, Response extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Request, Response>,
  handler: Handler<z.output<Request>, Response>,
  options?: EndpointOptions,
): void;
export function registerEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, z.ZodType>,
  handler: Handler<unknown, z.ZodType>,
  options: EndpointOptions & Partial<BodyReading<unknown>> = {},
): void {
  const needsLogin = endpoint.errors.includes("LOGIN_REQUIRED");
  const readsBody = endpoint.method !== "GET" && endpoint.method !== "DELETE";
  const { limit, readUpload, readBody, admission } = options;
  const signIn = (request: FastifyRequest) =>
    requireSession(app, request, { ...options, apiScope: endpoint.apiScope, hasSandbox: endpoint.hasSandbox });
  const signInIfRoom = async (request: FastifyRequest) => {
    if ((await admission?.admit(() => signIn(request))) === false) await app.rejectOverloaded();
  };
  app.knownPaths.push({ method: endpoint.method, path: endpoint.path });
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyMaxBytes !== undefined && { bodyLimit: endpoint.bodyMaxBytes }),
    config: { keepsBytes: readBody !== undefined },
    onRequest: needsLogin ? [admission ? signInIfRoom : signIn] : [],
    preValidation: limit ? [(request: FastifyRequest) => limit.count(request)] : [],
    handler: async (request, reply) => {
      const upload = await readUpload?.(request);
      const given = upload?.fields ?? (readsBody ? request.body : request.query);
      const input =
        readBody && given instanceof Uint8Array
          ? await readBody(given, { request, reply })
          : // A JSON body was checked when it was parsed.
            validate(endpoint.request, given, { isChecked: given === request.body });
      const answer = await handler(callOf(endpoint.path, { input, upload, request, reply }));
      if (answer instanceof StreamedAnswer) {
        // A proxy must not hold lines back until there are enough.
        return reply
          .headers({ "cache-control": "no-store", "x-accel-buffering": "no" })
          .type(answer.type)
          .send(answer.stream);
      }
      if (answer instanceof SerializedAnswer) {
        const { json } = answer;
        if (app.checksAnswers) endpoint.response.parse(JSON.parse(json.toString()));
        const body =
          typeof json === "string" ? `{"success":true,"data":${json}}` : jsonWith({ success: true }, "data", json);
        return reply.header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);
      }
      const data = app.checksAnswers ? endpoint.response.parse(answer) : answer;
      return reply.header("cache-control", "no-store").send({ success: true, data });
    },
  });
}

function validate<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  { isChecked }: { readonly isChecked: boolean },
): z.output<Schema> {
  if (!isChecked && hasBrokenString(given)) throw new AppError("INVALID_UNICODE");
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new AppError("INVALID_REQUEST", { cause: parsed.error });
  return parsed.data;
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
