import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Duration of one response. */
export interface AnswerMessage {
  readonly status: number;
  /** Processor time of all server threads from the request to the end of its response, in ms. */
  readonly cpuMs: number;
  /** By the clock of the server. */
  readonly wallMs: number;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Loaded before a server's own code (`node --import`): reports to its parent, on request, the duration of each response
 * since the last request, in processor time to exclude other programs.
 */
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
const started = new WeakMap<IncomingMessage, { cpu: number; wall: number }>();
let told: AnswerMessage[] = [];
subscribe("http.server.request.start", (message) => {
  const { request } = message as Exchange;
  started.set(request, { cpu: cpuMs(), wall: performance.now() });
});
subscribe("http.server.response.finish", (message) => {
  const { request, response } = message as Exchange;
  const start = started.get(request);
  if (start === undefined) return;
  told.push({ status: response.statusCode, cpuMs: cpuMs() - start.cpu, wallMs: performance.now() - start.wall });
});
process.on("message", (question) => {
  if (question !== "answers") return;
  process.send?.(told);
  told = [];
});
process.channel?.unref();
