import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** How long one answer of a server took. */
export interface ToldAnswer {
  readonly status: number;
  /** Processor time that all threads of the server used from the request to the end of its answer, in ms. */
  readonly cpuMs: number;
  /** By the clock of the server. */
  readonly wallMs: number;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Loaded before a server's own code (`node --import`), so that the very process that serves tells its parent, whenever it is
 * asked, how long each answer since the last question took. The clock alone would blame a server for the programs that it
 * shares a machine with: on a machine that is its own an answer takes no longer than the server works meanwhile, and what
 * it deliberately waits.
 */
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
const started = new WeakMap<IncomingMessage, { cpu: number; wall: number }>();
let told: ToldAnswer[] = [];
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
