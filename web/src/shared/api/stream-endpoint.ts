import type { Endpoint } from "@geulgyeol/contract";
import type { z } from "zod";
import { ApiFailure } from "./api-failure.ts";
import { refusal, refusalIn } from "./refusal.ts";
import { readJson, send } from "./send.ts";

export const LINES_TYPE = "application/x-ndjson";
/** Maximum line length: a result of 10,000 characters with its changes has some 200 kB. */
const LINE_MAX_CHARS = 2_000_000;

/**
 * Calls an endpoint that streams lines of JSON, and passes each to `onEvent`. Resolves at the end of the stream.
 * Rejects with `ApiFailure`, or with AbortError if the caller aborted.
 */
export async function streamEndpoint<Request extends z.ZodType, Event extends z.ZodType>(
  endpoint: Endpoint<Request, Event>,
  input: z.input<Request>,
  { signal, onEvent }: { readonly signal: AbortSignal; readonly onEvent: (event: z.output<Event>) => void },
): Promise<void> {
  const answer = await send(endpoint.path, {
    method: endpoint.method,
    credentials: "same-origin",
    signal,
    body: JSON.stringify(input),
    headers: { accept: LINES_TYPE, "content-type": "application/json" },
  });
  await readEvents(answer, endpoint.response, { path: endpoint.path, signal, onEvent });
}

/** Passes each line of a streamed response to `onEvent`. Rejects like `streamEndpoint`; `path` is for the error. */
export async function readEvents<Event extends z.ZodType>(
  answer: Response,
  schema: Event,
  {
    path,
    signal,
    onEvent,
  }: { readonly path: string; readonly signal: AbortSignal; readonly onEvent: (event: z.output<Event>) => void },
): Promise<void> {
  if (!answer.ok || answer.body === null) throw refusal(answer, await readJson(answer));
  const take = (line: string) => {
    if (line.trim() === "") return;
    const value = parseLine(line);
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      throw refusalIn(value) ?? new ApiFailure("unreadable", `${path}: a line that nobody promised`);
    }
    onEvent(parsed.data);
  };
  const reader = answer.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = "";
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + read.value).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > LINE_MAX_CHARS) throw new ApiFailure("unreadable", `${path}: a line without an end`);
      for (const line of lines) take(line);
    }
    take(rest);
  } catch (cause) {
    if (signal.aborted) throw new DOMException("The request was given up.", "AbortError");
    if (cause instanceof ApiFailure) throw cause;
    throw new ApiFailure("network", "The answer broke off.", { cause });
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
