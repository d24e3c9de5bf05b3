import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import {
  WEBHOOK_DELIVERIES_LISTED,
  WEBHOOK_RETRY_MS,
  WEBHOOK_SENDS_PER_MINUTE,
  WEBHOOKS_PER_USER,
} from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGuardedFetch } from "../../ports/guarded-fetch.ts";
import { verifyWebhook } from "../../ports/webhook-signature.ts";
import { creditDriver } from "../../testing/credit-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { mayCall } from "./rules.ts";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

onEachDatabase("webhooks", (connection) => {
  let test: TestApp;
  let receiver: Server;
  const received: Received[] = [];
  let answers: number[] = [];

  /** Every address of the internet is the receiver of this test. */
  const webhookFetch: typeof fetch = (_, init) =>
    fetch(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, init);

  beforeAll(async () => {
    test = await openTestApp(connection(), { webhookFetch });
    receiver = createServer(async (request, response) => {
      received.push({ headers: request.headers, body: (await buffer(request)).toString("utf8") });
      response.writeHead(answers.shift() ?? 204).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    received.length = 0;
    answers = [];
  });
  afterAll(async () => {
    receiver?.close();
    await test?.app.close();
  });

  const later = (ms: number) => {
    test.clock = new Date(test.clock.getTime() + ms);
  };
  const work = async () => {
    await test.sweep("announce judged batches");
    await test.sweep("deliver events to webhooks");
  };
  const make = async (cookie: string, url = "https://receiver.example/hook") =>
    (await test.post("/api/webhooks", { url }, { cookie })).json();
  const list = async (cookie: string) => (await test.call("GET", "/api/webhooks", { cookie })).json().data.webhooks;

  const newPro = async () => {
    const cookie = await test.newSession({ emailVerified: true });
    const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
    const end = new Date(test.clock.getTime() + 30 * 86_400_000);
    await creditDriver(connection().db, id).subscribe(id, test.clock, end);
    return cookie;
  };

  describe("what is told", () => {
    it("delivers a signed event when a batch is judged, once, and again after more texts", async () => {
      const cookie = await newPro();
      const { secret } = (await make(cookie)).data;
      const batch = (await test.post("/api/batches", { name: "3반" }, { cookie })).json().data;
      const add = (seed: number) =>
        test.post(
          "/api/batches/texts",
          { batchId: batch.id, texts: [{ content: { text: koreanText(seed), source: { kind: "paste" } } }] },
          { cookie },
        );
      const settled = (id: string) =>
        expect
          .poll(
            async () => {
              const { texts } = (await test.call("GET", `/api/batches/batch?id=${id}`, { cookie })).json().data.batch;
              return texts.all > 0 && texts.waiting === 0;
            },
            { timeout: 20_000 },
          )
          .toBe(true);
      await add(1);
      await settled(batch.id);
      await work();
      await work();
      expect(received).toHaveLength(1);
      const [{ headers, body }] = received as [Received];
      expect(JSON.parse(body)).toMatchObject({
        type: "batch.judged",
        data: { batchId: batch.id, judged: 1, failed: 0 },
      });
      expect(body).not.toContain("3반");
      const id = verifyWebhook(secret, body, headers as Record<string, string>, test.clock);
      expect(id).toMatch(/^evt_/);
      expect(verifyWebhook(secret, `${body} `, headers as Record<string, string>, test.clock)).toBeNull();
      later(1_000);
      await add(2);
      await settled(batch.id);
      await work();
      expect(received.map((one) => JSON.parse(one.body).data.judged)).toEqual([1, 2]);
      expect(new Set(received.map((one) => one.headers["webhook-id"])).size).toBe(2);
    });

    it("tries again with the same id until the receiver answers, later each time", async () => {
      const cookie = await newPro();
      const { webhook } = (await make(cookie)).data;
      answers = [500, 302, 200];
      await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
      await work();
      await work();
      expect(received).toHaveLength(1);
      expect((await list(cookie))[0].lastDelivery).toMatchObject({ isDelivered: false, status: 500 });
      later(WEBHOOK_RETRY_MS[0]);
      await work();
      later(WEBHOOK_RETRY_MS[1]);
      await work();
      later(WEBHOOK_RETRY_MS[2]);
      await work();
      expect(received).toHaveLength(3);
      expect(new Set(received.map((one) => one.headers["webhook-id"])).size).toBe(1);
      expect(new Set(received.map((one) => one.headers["webhook-timestamp"])).size).toBe(3);
      expect((await list(cookie))[0].lastDelivery).toMatchObject({ isDelivered: true, status: 200 });
    });

    it("switches a webhook off when its receiver is gone or silent for a day, and on again by a test", async () => {
      const cookie = await newPro();
      const { webhook } = (await make(cookie)).data;
      answers = [410];
      await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
      await work();
      expect((await list(cookie))[0].disabledAt).not.toBeNull();
      later(1_000);
      await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
      await work();
      expect((await list(cookie))[0]).toMatchObject({ disabledAt: null, lastDelivery: { isDelivered: true } });
      later(1_000);
      answers = Array.from({ length: WEBHOOK_RETRY_MS.length + 1 }, () => 503);
      await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
      await work();
      for (const wait of WEBHOOK_RETRY_MS) {
        later(wait);
        await work();
      }
      expect(answers).toEqual([]);
      expect((await list(cookie))[0].disabledAt).not.toBeNull();
    });

    it("takes up what another server left", async () => {
      const cookie = await newPro();
      const { webhook } = (await make(cookie)).data;
      await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
      // As a server leaves it that dies between taking and delivering.
      await connection().db.execute(
        sql`update webhook_events set attempts = 1, next_at = ${new Date(test.clock.getTime() + 60_000).toISOString()}
          where webhook_id = ${webhook.id}`,
      );
      await work();
      expect(received).toHaveLength(0);
      later(60_000);
      await work();
      expect(received).toHaveLength(1);
    });

    it("is for Pro, for its owner alone, and for a few", async () => {
      const free = await test.newSession();
      expectRefusal(await test.post("/api/webhooks", { url: "https://a.example" }, { cookie: free }), "PRO_REQUIRED");
      const cookie = await newPro();
      const other = await newPro();
      const { webhook } = (await make(cookie)).data;
      expect(await list(other)).toEqual([]);
      for (const answer of [
        await test.post("/api/webhooks/test", { id: webhook.id }, { cookie: other }),
        await test.call("DELETE", `/api/webhooks?id=${webhook.id}`, { cookie: other }),
      ])
        expectRefusal(answer, "NOT_FOUND");
      const made = await Promise.all(Array.from({ length: WEBHOOKS_PER_USER + 2 }, () => make(cookie)));
      expect(made.filter(({ success }) => success)).toHaveLength(WEBHOOKS_PER_USER - 1);
      expect((await test.call("DELETE", `/api/webhooks?id=${webhook.id}`, { cookie })).statusCode).toBe(200);
      expect((await list(cookie)).some(({ id }: { id: string }) => id === webhook.id)).toBe(false);
    });

    it("keeps no secret in the database", async () => {
      const cookie = await newPro();
      const { secret } = (await make(cookie)).data;
      const { rows } = (await connection().db.execute(sql`select w::text as row from webhooks w`)) as {
        rows: unknown[];
      };
      expect(JSON.stringify(rows)).not.toContain(secret.replace("whsec_", "").slice(0, 12));
    });
  });

  describe("what its owner does with a webhook", () => {
    const switchTo = (id: string, isOn: boolean, cookie: string) =>
      test.call("PATCH", "/api/webhooks", { payload: { id, isOn }, cookie });
    const deliveries = async (id: string, cookie: string) =>
      (await test.call("GET", `/api/webhooks/deliveries?id=${id}`, { cookie })).json().data.deliveries;

    it("pauses it, keeps what waits, and delivers that when it goes on", async () => {
      const cookie = await newPro();
      const { id } = (await make(cookie)).data.webhook;
      await test.post("/api/webhooks/test", { id }, { cookie });
      expect((await switchTo(id, false, cookie)).statusCode).toBe(200);
      const since = (await list(cookie))[0].disabledAt;
      expect(since).not.toBeNull();
      later(60_000);
      await switchTo(id, false, cookie);
      expect((await list(cookie))[0].disabledAt).toBe(since);
      await work();
      expect(received).toHaveLength(0);
      expect(await deliveries(id, cookie)).toMatchObject([{ state: "waiting", attempts: 0, triedAt: null }]);
      await switchTo(id, true, cookie);
      expect((await list(cookie))[0].disabledAt).toBeNull();
      await work();
      expect(received).toHaveLength(1);
    });

    it("sees its deliveries, the newest first, and how each went", async () => {
      const cookie = await newPro();
      const { id } = (await make(cookie)).data.webhook;
      for (const status of [500, 200, 410]) {
        answers = [status];
        await test.post("/api/webhooks/test", { id }, { cookie });
        await work();
        later(1_000);
      }
      const [gone, delivered, failing] = await deliveries(id, cookie);
      expect(gone).toMatchObject({ type: "test", batchId: null, state: "failed", status: 410, nextAt: null });
      expect(delivered).toMatchObject({ state: "delivered", status: 200, attempts: 1, nextAt: null });
      expect(failing).toMatchObject({ state: "waiting", status: 500, attempts: 1 });
      expect(Date.parse(failing.nextAt)).toBe(Date.parse(failing.triedAt) + WEBHOOK_RETRY_MS[0]);
      await connection().db.execute(
        sql`insert into webhook_events (id, webhook_id, body, created_at) select 'evt_' || n || ${id}, webhook_id, body, created_at
          from webhook_events, generate_series(1, ${WEBHOOK_DELIVERIES_LISTED}) n where id = ${failing.id}`,
      );
      expect(await deliveries(id, cookie)).toHaveLength(WEBHOOK_DELIVERIES_LISTED);
    });

    it("sends one again with the same id, also to a webhook that was switched off", async () => {
      const cookie = await newPro();
      const { webhook, secret } = (await make(cookie)).data;
      answers = [410];
      await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
      await work();
      const [{ id }] = await deliveries(webhook.id, cookie);
      expect((await test.post("/api/webhooks/deliveries/resend", { id }, { cookie })).statusCode).toBe(200);
      expect((await deliveries(webhook.id, cookie))[0]).toMatchObject({ id, state: "waiting", status: null });
      await work();
      expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
      const [, { headers, body }] = received as [Received, Received];
      expect(verifyWebhook(secret, body, headers as Record<string, string>, test.clock)).toBe(id);
      expect((await deliveries(webhook.id, cookie))[0]).toMatchObject({ state: "delivered", attempts: 1 });
      expect((await list(cookie))[0].disabledAt).toBeNull();
    });

    it("does none of it with what is another's, and leaves that as it was", async () => {
      const cookie = await newPro();
      const other = await newPro();
      const { id } = (await make(cookie)).data.webhook;
      answers = [410];
      await test.post("/api/webhooks/test", { id }, { cookie });
      await work();
      const [delivery] = await deliveries(id, cookie);
      for (const answer of [
        await switchTo(id, true, other),
        await test.call("GET", `/api/webhooks/deliveries?id=${id}`, { cookie: other }),
        await test.post("/api/webhooks/deliveries/resend", { id: delivery.id }, { cookie: other }),
        await test.post("/api/webhooks/deliveries/resend", { id: "evt_none" }, { cookie }),
      ])
        expectRefusal(answer, "NOT_FOUND");
      expect(await deliveries(id, cookie)).toEqual([delivery]);
      expect((await list(cookie))[0].disabledAt).not.toBeNull();
    });

    it("sends a few by hand in a minute, tests and repeats together", async () => {
      const cookie = await newPro();
      const { id } = (await make(cookie)).data.webhook;
      await test.post("/api/webhooks/test", { id }, { cookie });
      await work();
      const [delivery] = await deliveries(id, cookie);
      for (let sent = 1; sent < WEBHOOK_SENDS_PER_MINUTE; sent++) {
        const answer = await test.post("/api/webhooks/deliveries/resend", { id: delivery.id }, { cookie });
        expect(answer.statusCode).toBe(200);
      }
      expectRefusal(await test.post("/api/webhooks/test", { id }, { cookie }), "RATE_LIMITED");
      const again = await test.post("/api/webhooks/deliveries/resend", { id: delivery.id }, { cookie });
      expectRefusal(again, "RATE_LIMITED");
      expect(await deliveries(id, cookie)).toHaveLength(1);
    });
  });

  describe("addresses of webhooks", () => {
    it.each([
      "http://a.example/hook",
      "https://127.0.0.1/hook",
      "https://[::1]/hook",
      "https://2130706433/hook",
      "https://0x7f000001/hook",
      "https://169.254.169.254/latest/meta-data",
      "https://localhost/hook",
      "https://db.internal/hook",
      "https://printer.local./hook",
      "https://intranet/hook",
      "https://user:secret@a.example/hook",
      "ftp://a.example/hook",
      "no address",
    ])("refuses %s", async (url) => {
      expect(mayCall(url)).toBe(false);
      const cookie = await newPro();
      expectRefusal(await test.post("/api/webhooks", { url }, { cookie }), "WEBHOOK_URL_REFUSED");
    });

    it("allows a name of the internet", () => expect(mayCall("https://hooks.school.example:8443/a?b=c")).toBe(true));

    it("is refused at the connection if the name stands for a private address", async () => {
      const { port } = receiver.address() as AddressInfo;
      for (const address of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1"]) {
        const guarded = createGuardedFetch({
          isForUsers: true,
          resolve: async () => [{ address, family: address.includes(":") ? 6 : 4 }],
        });
        await expect(guarded(`http://rebound.example:${port}/`)).rejects.toMatchObject({
          cause: { code: "ADDRESS_REFUSED" },
        });
        await expect(guarded(`http://localhost:${port}/`)).rejects.toMatchObject({
          cause: { code: "ADDRESS_REFUSED" },
        });
        await expect(guarded(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
          cause: { code: "ADDRESS_REFUSED" },
        });
      }
      expect(received).toHaveLength(0);
    });
  });
});
