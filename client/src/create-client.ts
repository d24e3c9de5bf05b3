import { type Endpoint, PROGRAM_ENDPOINTS, type ProgramEndpointName } from "@geulgyeol/contract";
import { z } from "zod";
import type { CallError, Outcome } from "./outcome.ts";
import { type RetryOptions, retryAfterSeconds, sendWithRetries } from "./send-with-retries.ts";

type Endpoints = typeof PROGRAM_ENDPOINTS;
type Files = Extract<ProgramEndpointName, "analysePdf" | "analyseDocument" | "analyseImage">;

/** A file to be read: its bytes, and a name whose ending says its format. */
export interface GivenFile {
  readonly file: Blob;
  readonly name: string;
}

/** What an endpoint takes. */
export type Input<Name extends ProgramEndpointName> = z.input<Endpoints[Name]["request"]> &
  (Name extends Files ? GivenFile : unknown);
/** What an endpoint answers. */
export type Output<Name extends ProgramEndpointName> = z.output<Endpoints[Name]["response"]>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Names the call, so that a repeat is not charged again; a random one by default. 1 to 200 characters. */
  readonly idempotencyKey?: string;
}

/** One function for each endpoint of the API, named as in its documentation. */
export type Client = {
  readonly [Name in ProgramEndpointName]: (input: Input<Name>, options?: CallOptions) => Promise<Outcome<Output<Name>>>;
};

export interface ClientOptions {
  /** Key of the API, `glk_…`. Keep it out of browsers. */
  readonly apiKey: string;
  /** Address of the service, such as `https://geulgyeol.example`. */
  readonly baseUrl: string;
  /** Repeats after a network error or a passing status; 3 by default. */
  readonly retries?: number;
  /** Longest wait before a repeat, in milliseconds; 60,000 by default. */
  readonly waitMostMs?: number;
  /** Milliseconds for one try; 180,000 by default, since a picture may wait for its turn. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
  readonly random?: () => number;
}

/** A client of the API. Throws `TypeError` for an address that is none. */
export function createClient(options: ClientOptions): Client {
  const base = new URL(options.baseUrl);
  const parts: Parts = {
    base,
    apiKey: options.apiKey,
    retries: options.retries ?? 3,
    waitMostMs: options.waitMostMs ?? 60_000,
    timeoutMs: options.timeoutMs ?? 180_000,
    fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
    random: options.random ?? Math.random,
  };
  const calls = Object.entries(PROGRAM_ENDPOINTS).map(([name, endpoint]) => [
    name,
    (input: Record<string, unknown>, own: CallOptions = {}) => call(parts, endpoint, { input, options: own }),
  ]);
  return Object.fromEntries(calls) as Client;
}

interface Parts extends Omit<RetryOptions, "signal"> {
  readonly base: URL;
  readonly apiKey: string;
}

type AnyEndpoint = Endpoint<z.ZodType, z.ZodType>;

interface Asked {
  readonly input: Record<string, unknown>;
  readonly options: CallOptions;
}

async function call(parts: Parts, endpoint: AnyEndpoint, { input, options }: Asked): Promise<Outcome<unknown>> {
  const { url, init } = requestOf(parts, endpoint, { input, options });
  try {
    const answer = await sendWithRetries(url, init, { ...parts, signal: options.signal });
    const body: unknown = await answer.json().catch(() => null);
    return outcomeOf(endpoint, answer, body);
  } catch (error) {
    const isAborted = options.signal?.aborted === true;
    return failed(isAborted ? "ABORTED" : "NETWORK", isAborted ? "The call was ended." : messageOf(error));
  }
}

function requestOf({ base, apiKey }: Parts, { method, path, takesFile }: AnyEndpoint, { input, options }: Asked) {
  const url = new URL(path, base);
  const headers: Record<string, string> = { authorization: `Bearer ${apiKey}`, accept: "application/json" };
  if (method === "GET" || method === "DELETE") {
    for (const [name, value] of given(input)) url.searchParams.set(name, String(value));
    return { url: url.href, init: { method, headers } };
  }
  headers["idempotency-key"] = options.idempotencyKey ?? crypto.randomUUID();
  if (takesFile !== undefined) return { url: url.href, init: { method, headers, body: formOf(input) } };
  headers["content-type"] = "application/json";
  return { url: url.href, init: { method, headers, body: JSON.stringify(input) } };
}

const given = (input: Record<string, unknown>) => Object.entries(input).filter(([, value]) => value !== undefined);

function formOf({ file, name, ...fields }: Record<string, unknown>): FormData {
  const form = new FormData();
  // Fields before the file, so that the server knows them when the file comes.
  for (const [field, value] of given(fields)) form.append(field, String(value));
  form.append("file", file as Blob, name as string);
  return form;
}

/** Codes are not checked, since later versions of the service may have more. */
const Refused = z.object({ error: z.object({ code: z.string(), message: z.string(), requestId: z.string() }) });

function outcomeOf(endpoint: AnyEndpoint, answer: Response, body: unknown): Outcome<unknown> {
  const { status } = answer;
  const requestId = answer.headers.get("x-request-id");
  if (typeof body === "object" && body !== null && "success" in body && body.success === true && "data" in body) {
    const data = endpoint.response.safeParse(body.data);
    if (data.success) return { ok: true, value: data.data, status };
    return failed("UNREADABLE", "The answer is not what this version of the client knows.", { status, requestId });
  }
  const refused = Refused.safeParse(body);
  if (!refused.success) return failed("UNREADABLE", `The answer is no JSON of the API (status ${status}).`, { status });
  const { code, message, requestId: id } = refused.data.error;
  return failed(code, message, { status, requestId: id, retryAfterSeconds: retryAfterSeconds(answer) });
}

function failed(code: CallError["code"], message: string, details: Partial<CallError> = {}): Outcome<never> {
  return { ok: false, error: { status: null, requestId: null, retryAfterSeconds: null, ...details, code, message } };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
