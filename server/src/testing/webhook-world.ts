import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Webhook } from "@geulgyeol/contract";
import type { DatabaseConnection } from "../db/connection.ts";
import { creditDriver } from "./credit-driver.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A service whose webhooks all lead to one receiver on this machine, and what its users do with them. */
export interface WebhookWorld {
  readonly test: TestApp;
  readonly receiver: Server;
  /** What has come since `forget`, oldest first. */
  readonly received: Received[];
  /** Statuses of the next answers; 204 when there are no more. */
  answers: number[];
  /** The receiver answers when this is done. */
  answering: Promise<unknown>;
  readonly forget: () => void;
  readonly later: (ms: number) => void;
  /** Announces what was judged and delivers what is due. */
  readonly work: () => Promise<void>;
  /** A session of a new user with Pro. */
  readonly newPro: () => Promise<string>;
  readonly make: (cookie: string, url?: string) => Promise<{ success: boolean; data: Made }>;
  readonly list: (cookie: string) => Promise<Answered[]>;
  readonly deliveries: (webhookId: string, cookie: string) => Promise<Answered[]>;
  readonly switchTo: (id: string, isOn: boolean, cookie: string) => ReturnType<TestApp["call"]>;
  readonly close: () => Promise<void>;
}
// biome-ignore lint/suspicious/noExplicitAny: what the service answers is checked by the tests, field by field.
type Answered = any;
interface Made {
  readonly webhook: Webhook;
  readonly secret: string;
}

export async function openWebhookWorld(connection: DatabaseConnection): Promise<WebhookWorld> {
  const receiver = createServer(async (request, response) => {
    world.received.push({ headers: request.headers, body: (await buffer(request)).toString("utf8") });
    const status = world.answers.shift() ?? 204;
    await world.answering;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  // Every address of the internet is the receiver.
  const webhookFetch: typeof fetch = (_, init) => fetch(`http://127.0.0.1:${port}/`, init);
  const test = await openTestApp(connection, { webhookFetch });
  const get = async (path: string, cookie: string) => (await test.call("GET", path, { cookie })).json().data;
  const world: WebhookWorld = {
    test,
    receiver,
    received: [],
    answers: [],
    answering: Promise.resolve(),
    forget() {
      world.received.length = 0;
      world.answers = [];
    },
    later(ms) {
      test.clock = new Date(test.clock.getTime() + ms);
    },
    async work() {
      await test.sweep("announce judged batches");
      await test.sweep("deliver events to webhooks");
    },
    async newPro() {
      const cookie = await test.newSession({ emailVerified: true });
      const { id } = (await get("/api/user/me", cookie)).user;
      const end = new Date(test.clock.getTime() + 30 * 86_400_000);
      await creditDriver(connection.db, id).subscribe(id, test.clock, end);
      return cookie;
    },
    make: async (cookie, url = "https://receiver.example/hook") =>
      (await test.post("/api/webhooks", { url }, { cookie })).json(),
    list: async (cookie) => (await get("/api/webhooks", cookie)).webhooks,
    deliveries: async (id, cookie) => (await get(`/api/webhooks/deliveries?id=${id}`, cookie)).deliveries,
    switchTo: (id, isOn, cookie) => test.call("PATCH", "/api/webhooks", { payload: { id, isOn }, cookie }),
    async close() {
      receiver.close();
      await test.app.close();
    },
  };
  return world;
}
