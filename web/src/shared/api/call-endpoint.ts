import { type Endpoint, successEnvelope } from "@geulgyeol/contract";
import { z } from "zod";
import { ApiFailure } from "./api-failure.ts";
import { refusal } from "./refusal.ts";
import { readJson, send } from "./send.ts";

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Repeating a request with the same key gives the same response without a second charge. */
  readonly idempotencyKey?: string;
}

/**
 * Calls one endpoint of the contract and returns its parsed `data`. Rejects with `ApiFailure`, or with the signal's own
 * AbortError if the caller aborted.
 */
export async function callEndpoint<Request extends z.ZodType, Response extends z.ZodType>(
  endpoint: Endpoint<Request, Response>,
  input: z.input<Request>,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<z.output<Response>> {
  const answer = await sendTo(endpoint, input, { signal, idempotencyKey });
  return parseAnswer(endpoint, answer, await readJson(answer));
}

/** Calls an endpoint that returns a file. Rejects like `callEndpoint`. */
export async function callForFile<Request extends z.ZodType>(
  endpoint: Endpoint<Request, z.ZodType>,
  input: z.input<Request>,
): Promise<{ blob: Blob; name: string | null }> {
  const answer = await sendTo(endpoint, input, {});
  if (!answer.ok) throw refusal(answer, await readJson(answer));
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? null;
  try {
    return { blob: await answer.blob(), name };
  } catch (cause) {
    throw new ApiFailure("network", "The file broke off.", { cause });
  }
}

/** Sends the input of an endpoint. `accept` is JSON if absent. */
export function sendTo<Request extends z.ZodType>(
  endpoint: Pick<Endpoint<Request, z.ZodType>, "method" | "path">,
  input: z.input<Request>,
  {
    signal,
    idempotencyKey,
    accept = "application/json",
  }: { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined; accept?: string },
): Promise<globalThis.Response> {
  const hasBody = endpoint.method !== "GET" && endpoint.method !== "DELETE";
  const headers: Record<string, string> = { accept };
  if (hasBody) headers["content-type"] = "application/json";
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  return send(hasBody ? endpoint.path : withQuery(endpoint.path, input), {
    method: endpoint.method,
    headers,
    credentials: "same-origin",
    ...(hasBody && { body: JSON.stringify(input) }),
    ...(signal && { signal }),
  });
}

/** The parsed `data` of a response. Throws `ApiFailure`. */
export function parseAnswer<Response extends z.ZodType>(
  endpoint: Pick<Endpoint<z.ZodType, Response>, "method" | "path" | "response">,
  answer: globalThis.Response,
  body: unknown,
): z.output<Response> {
  if (!answer.ok) throw refusal(answer, body);
  const parsed = successEnvelope(endpoint.response).safeParse(body);
  if (!parsed.success) {
    throw new ApiFailure("unreadable", `${endpoint.method} ${endpoint.path}: ${z.prettifyError(parsed.error)}`, {
      status: answer.status,
    });
  }
  return (parsed.data as { data: z.output<Response> }).data;
}

function withQuery(path: string, input: unknown): string {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return path;
  return `${path}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}
