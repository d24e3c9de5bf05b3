import { type Endpoint, ErrorEnvelope, successEnvelope } from "@geulgyeol/contract";
import { z } from "zod";
import { ApiFailure } from "./api-failure.ts";
import { readJson, send } from "./send.ts";

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Repeating a request with the same key is answered again without a second charge. */
  readonly idempotencyKey?: string;
}

/**
 * Calls one endpoint of the contract and returns what stands in `data`, parsed.
 * Rejects with `ApiFailure`, or with the signal's own AbortError when the caller gave up.
 */
export async function callEndpoint<Request extends z.ZodType, Response extends z.ZodType>(
  endpoint: Endpoint<Request, Response>,
  input: z.input<Request>,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<z.output<Response>> {
  const hasBody = endpoint.method !== "GET" && endpoint.method !== "DELETE";
  const headers: Record<string, string> = { accept: "application/json" };
  if (hasBody) headers["content-type"] = "application/json";
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  const answer = await send(hasBody ? endpoint.path : withQuery(endpoint.path, input), {
    method: endpoint.method,
    headers,
    credentials: "same-origin",
    ...(hasBody && { body: JSON.stringify(input) }),
    ...(signal && { signal }),
  });
  const body = await readJson(answer);
  if (!answer.ok) throw refusal(answer, body);
  const parsed = successEnvelope(endpoint.response).safeParse(body);
  if (!parsed.success) {
    throw new ApiFailure("unreadable", `${endpoint.method} ${endpoint.path}: ${z.prettifyError(parsed.error)}`, {
      status: answer.status,
    });
  }
  return (parsed.data as { data: z.output<Response> }).data;
}

/** The failure that an answer outside 200 to 299 stands for. */
export function refusal(answer: Response, body: unknown): ApiFailure {
  const parsed = ErrorEnvelope.safeParse(body);
  if (!parsed.success) {
    return new ApiFailure("unreadable", `The server answered ${answer.status}.`, { status: answer.status });
  }
  const { code, message, requestId } = parsed.data.error;
  return new ApiFailure("refused", message, { code, status: answer.status, requestId, ...retryAfterOf(answer) });
}

/** `Retry-After` in seconds, as our server sends it; a date or nothing is left out. */
function retryAfterOf(answer: Response): { retryAfterSeconds?: number } {
  const value = answer.headers.get("retry-after");
  return value !== null && /^\d{1,6}$/.test(value) ? { retryAfterSeconds: Number(value) } : {};
}

function withQuery(path: string, input: unknown): string {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return path;
  return `${path}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}
