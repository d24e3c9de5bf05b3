import { PassThrough } from "node:stream";
import { ERRORS, type FailedLine } from "@geulgyeol/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isShed, knownError } from "./known-error.ts";
import { StreamedAnswer } from "./register-endpoint.ts";

/** Sends one event as a line of JSON. */
export type SendLine<Event> = (event: Event) => void;

export const LINES_TYPE = "application/x-ndjson";

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Streams lines of JSON. Errors before the first line are thrown as usual; later ones become a last line `failed`.
 * `signal` is aborted if the caller disconnects.
 */
export async function streamLines<Event>(
  { request, reply }: Exchange,
  work: (send: SendLine<Event>, signal: AbortSignal) => Promise<void>,
): Promise<StreamedAnswer> {
  const lines = new PassThrough();
  const signal = signalOf(reply);
  const write = (event: Event | FailedLine) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(event)}\n`);
  };
  await new Promise<void>((resolve, reject) => {
    let hasBegun = false;
    const send: SendLine<Event> = (event) => {
      write(event);
      hasBegun = true;
      resolve();
    };
    work(send, signal)
      .catch((error: unknown) => {
        if (!hasBegun) return reject(error);
        if (!signal.aborted) write(failedEvent(error, request));
      })
      .finally(() => {
        resolve();
        lines.end();
      });
  });
  return new StreamedAnswer(`${LINES_TYPE}; charset=utf-8`, lines);
}

/**
 * For callers that accept lines, streams what `work` sends before its end, and then the line that `last` makes of its
 * result. Returns the result itself if nothing was sent, or if the caller accepts no lines.
 */
export async function streamIfSent<Event, Result>(
  exchange: Exchange,
  work: (send: SendLine<Event> | undefined, signal: AbortSignal) => Promise<Result>,
  last: (result: Result) => Event,
): Promise<Result | StreamedAnswer> {
  if (!exchange.request.headers.accept?.includes(LINES_TYPE)) return work(undefined, signalOf(exchange.reply));
  let hasSent = false;
  let result: Result | undefined;
  const stream = await streamLines<Event>(exchange, async (send, signal) => {
    const sendFirst = (event: Event) => {
      hasSent = true;
      send(event);
    };
    result = await work(sendFirst, signal);
    if (hasSent) send(last(result));
  });
  return hasSent ? stream : (result as Result);
}

/** Aborted if the caller disconnects before the response was sent. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function failedEvent(error: unknown, request: FastifyRequest): FailedLine {
  const known = knownError(error);
  const { code, retryAfterSeconds } = known;
  const { status, message } = ERRORS[code];
  if (status >= 500 && !isShed(known)) request.log.error({ err: known.cause ?? known, code }, "request failed");
  return {
    type: "failed",
    error: { code, message, requestId: request.id },
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
