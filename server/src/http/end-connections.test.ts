import { once } from "node:events";
import { Agent, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { PassThrough } from "node:stream";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { endConnectionsOnClose } from "./end-connections.ts";

const GRACE_MS = 600;
/** Longer than a test may take, so a passing test has not waited for it. */
const LONG_GRACE_MS = 3_600_000;
/** Tolerance for a busy machine. */
const SLACK_MS = 5_000;

async function open(graceMs = GRACE_MS) {
  const app = Fastify({ logger: false });
  endConnectionsOnClose(app, graceMs);
  app.get("/quick", async () => "done");
  app.get("/slow", async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return "done after all";
  });
  const streams: PassThrough[] = [];
  app.get("/stream", (_request, reply) => {
    const stream = new PassThrough();
    streams.push(stream);
    stream.write("the first line\n");
    return reply.send(stream);
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, streams };
}

const close = async (app: { close(): Promise<unknown> }) => {
  const start = performance.now();
  await app.close();
  return performance.now() - start;
};

it("closes unused and idle keep-alive connections on shutdown", async () => {
  const { app, port } = await open(LONG_GRACE_MS);
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  const agent = new Agent({ keepAlive: true });
  const [answer] = await once(request({ port, path: "/quick", agent }).end(), "response");
  answer.resume();
  await once(answer, "end");
  const ended = once(silent, "close");
  await app.close();
  await ended;
  agent.destroy();
});

it("finishes a running request on shutdown", async () => {
  const { app, port } = await open(LONG_GRACE_MS);
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await new Promise((resolve) => app.server.once("request", resolve));
  const closed = app.close();
  expect(await (await answer).text()).toBe("done after all");
  await closed;
});

it("skips abandoned streams and cuts endless ones after the grace period", async () => {
  const { app, port } = await open();
  const gone = new AbortController();
  const left = await fetch(`http://127.0.0.1:${port}/stream`, { signal: gone.signal });
  await left.body?.getReader().read();
  gone.abort();
  expect(await close(app)).toBeLessThan(GRACE_MS + SLACK_MS);

  const second = await open();
  const sleeping = await fetch(`http://127.0.0.1:${second.port}/stream`);
  const reader = sleeping.body?.getReader();
  await reader?.read();
  const took = await close(second.app);
  expect(took).toBeGreaterThanOrEqual(GRACE_MS - 50);
  expect(took).toBeLessThan(GRACE_MS + SLACK_MS);
  await expect(reader?.read()).rejects.toThrow();
});
