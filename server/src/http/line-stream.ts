import { PassThrough } from "node:stream";
import { ERRORS } from "@geulgyeol/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "../app-error.ts";
import { knownError } from "./known-error.ts";
import { StreamedAnswer } from "./register-endpoint.ts";

/** Sends one event as a line of JSON. */
export type SendLine<Event> = (event: Event) => void;

interface FailedEvent {
  readonly type: "failed";
  readonly error: { readonly code: AppError["code"]; readonly message: string; readonly requestId: string };
  readonly retryAfterSeconds?: number;
}

/**
 * Streams lines of JSON. Errors before the first line are thrown as usual; later ones become a last line `failed`.
 * `signal` is aborted if the caller disconnects.
 */
export async function streamLines<Event>(
  request: FastifyRequest,
  work: (send: SendLine<Event>, signal: AbortSignal) => Promise<void>,
): Promise<StreamedAnswer> {
  const lines = new PassThrough();
  const gone = new AbortController();
  lines.once("close", () => gone.abort());
  request.raw.socket.once("close", () => gone.abort());
  const write = (event: Event | FailedEvent) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(event)}\n`);
  };
  await new Promise<void>((resolve, reject) => {
    let hasBegun = false;
    const send: SendLine<Event> = (event) => {
      write(event);
      hasBegun = true;
      resolve();
    };
    work(send, gone.signal)
      .catch((error: unknown) => {
        if (!hasBegun) return reject(error);
        if (!gone.signal.aborted) write(failedEvent(error, request));
      })
      .finally(() => {
        resolve();
        lines.end();
      });
  });
  return new StreamedAnswer("application/x-ndjson; charset=utf-8", lines);
}

/** Aborted if the caller disconnects before the response was sent. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function failedEvent(error: unknown, request: FastifyRequest): FailedEvent {
  const known = knownError(error);
  const { code, retryAfterSeconds } = known;
  const { status, message } = ERRORS[code];
  if (status >= 500) request.log.error({ err: known.cause ?? known, code }, "request failed");
  return {
    type: "failed",
    error: { code, message, requestId: request.id },
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
