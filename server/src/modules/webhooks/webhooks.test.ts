import type { AddressInfo } from "node:net";
import { WEBHOOK_RETRY_MS, WEBHOOKS_PER_USER } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGuardedFetch } from "../../ports/guarded-fetch.ts";
import { verifyWebhook } from "../../ports/webhook-signature.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { openWebhookWorld, type Received, type WebhookWorld } from "../../testing/webhook-world.ts";
import { mayCall } from "./rules.ts";

onEachDatabase("webhooks", (connection) => {
  let world: WebhookWorld;
  let test: TestApp;
  beforeAll(async () => {
    world = await openWebhookWorld(connection());
    test = world.test;
  });
  afterEach(() => world.forget());
  afterAll(() => world?.close());

  describe("what is told", () => {
    it("delivers a signed event when a batch is judged, once, and again after more texts", async () => {
      const cookie = await world.newPro();
      const { secret } = (await world.make(cookie)).data;
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
      await world.work();
      await world.work();
      expect(world.received).toHaveLength(1);
      const [{ headers, body }] = world.received as [Received];
      expect(JSON.parse(body)).toMatchObject({
        type: "batch.judged",
        data: { batchId: batch.id, judged: 1, failed: 0 },
      });
      expect(body).not.toContain("3반");
      const id = verifyWebhook(secret, body, headers as Record<string, string>, test.clock);
      expect(id).toMatch(/^evt_/);
      expect(verifyWebhook(secret, `${body} `, headers as Record<string, string>, test.clock)).toBeNull();
      world.later(1_000);
      await add(2);
      await settled(batch.id);
      await world.work();
      expect(world.received.map((one) => JSON.parse(one.body).data.judged)).toEqual([1, 2]);
      expect(new Set(world.received.map((one) => one.headers["webhook-id"])).size).toBe(2);
    });

    it("tries again with the same id until the receiver answers, later each time", async () => {
      const cookie = await world.newPro();
      const { webhook } = (await world.make(cookie)).data;
      world.answers = [500, 302, 200];
      await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
      await world.work();
      await world.work();
      expect(world.received).toHaveLength(1);
      expect((await world.list(cookie))[0].lastDelivery).toMatchObject({ isDelivered: false, status: 500 });
      world.later(WEBHOOK_RETRY_MS[0]);
      await world.work();
      world.later(WEBHOOK_RETRY_MS[1]);
      await world.work();
      world.later(WEBHOOK_RETRY_MS[2]);
      await world.work();
      expect(world.received).toHaveLength(3);
      expect(new Set(world.received.map((one) => one.headers["webhook-id"])).size).toBe(1);
      expect(new Set(world.received.map((one) => one.headers["webhook-timestamp"])).size).toBe(3);
      expect((await world.list(cookie))[0].lastDelivery).toMatchObject({ isDelivered: true, status: 200 });
    });

    it("switches a webhook off when its receiver is gone or silent for a day, and on again by a test", async () => {
      const cookie = await world.newPro();
      const { webhook } = (await world.make(cookie)).data;
      world.answers = [410];
      await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
      await world.work();
      expect((await world.list(cookie))[0].disabledAt).not.toBeNull();
      world.later(1_000);
      await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
      await world.work();
      expect((await world.list(cookie))[0]).toMatchObject({ disabledAt: null, lastDelivery: { isDelivered: true } });
      world.later(1_000);
      world.answers = Array.from({ length: WEBHOOK_RETRY_MS.length + 1 }, () => 503);
      await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
      await world.work();
      for (const wait of WEBHOOK_RETRY_MS) {
        world.later(wait);
        await world.work();
      }
      expect(world.answers).toEqual([]);
      expect((await world.list(cookie))[0].disabledAt).not.toBeNull();
    });

    it("makes nobody wait for the slow receivers of somebody else", async () => {
      const [slow, quick] = [await world.newPro(), await world.newPro()];
      const [{ webhook }, { webhook: other }] = [(await world.make(slow)).data, (await world.make(quick)).data];
      await connection().db.execute(
        sql`insert into webhook_events (id, webhook_id, body, created_at, next_at)
          select 'slow-' || n, ${webhook.id}, '{}', ${test.clock.toISOString()}, ${test.clock.toISOString()}
          from generate_series(1, 40) n`,
      );
      world.later(1_000);
      await test.post("/api/webhooks/test", { id: other.id }, { cookie: quick });
      let answer = () => {};
      world.answering = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const working = world.work();
      await expect.poll(() => world.received.length).toBe(10);
      expect(world.received.filter(({ body }) => body.includes("test"))).toHaveLength(1);
      answer();
      await working;
      expect(world.received).toHaveLength(41);
    });

    it("takes up what another server left", async () => {
      const cookie = await world.newPro();
      const { webhook } = (await world.make(cookie)).data;
      await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
      // As a server leaves it that dies between taking and delivering.
      await connection().db.execute(
        sql`update webhook_events set attempts = 1, next_at = ${new Date(test.clock.getTime() + 60_000).toISOString()}
          where webhook_id = ${webhook.id}`,
      );
      await world.work();
      expect(world.received).toHaveLength(0);
      world.later(60_000);
      await world.work();
      expect(world.received).toHaveLength(1);
    });

    it("is for Pro, for its owner alone, and for a few", async () => {
      const free = await test.newSession();
      expectRefusal(await test.post("/api/webhooks", { url: "https://a.example" }, { cookie: free }), "PRO_REQUIRED");
      const cookie = await world.newPro();
      const other = await world.newPro();
      const { webhook } = (await world.make(cookie)).data;
      expect(await world.list(other)).toEqual([]);
      for (const answer of [
        await test.post("/api/webhooks/test", { id: webhook.id }, { cookie: other }),
        await test.call("DELETE", `/api/webhooks?id=${webhook.id}`, { cookie: other }),
      ])
        expectRefusal(answer, "NOT_FOUND");
      const made = await Promise.all(Array.from({ length: WEBHOOKS_PER_USER + 2 }, () => world.make(cookie)));
      expect(made.filter(({ success }) => success)).toHaveLength(WEBHOOKS_PER_USER - 1);
      expect((await test.call("DELETE", `/api/webhooks?id=${webhook.id}`, { cookie })).statusCode).toBe(200);
      expect((await world.list(cookie)).some(({ id }: { id: string }) => id === webhook.id)).toBe(false);
    });

    it("keeps no secret in the database", async () => {
      const cookie = await world.newPro();
      const { secret } = (await world.make(cookie)).data;
      const { rows } = (await connection().db.execute(sql`select w::text as row from webhooks w`)) as {
        rows: unknown[];
      };
      expect(JSON.stringify(rows)).not.toContain(secret.replace("whsec_", "").slice(0, 12));
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
      const cookie = await world.newPro();
      expectRefusal(await test.post("/api/webhooks", { url }, { cookie }), "WEBHOOK_URL_REFUSED");
    });

    it("allows a name of the internet", () => expect(mayCall("https://hooks.school.example:8443/a?b=c")).toBe(true));

    it("is refused at the connection if the name stands for a private address", async () => {
      const { port } = world.receiver.address() as AddressInfo;
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
      expect(world.received).toHaveLength(0);
    });
  });
});
