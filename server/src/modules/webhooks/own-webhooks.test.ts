import { WEBHOOK_DELIVERIES_LISTED, WEBHOOK_RETRY_MS, WEBHOOK_SENDS_PER_MINUTE } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { verifyWebhook } from "../../ports/webhook-signature.ts";
import { expectRefusal, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { openWebhookWorld, type Received, type WebhookWorld } from "../../testing/webhook-world.ts";

onEachDatabase("what the owner of a webhook does with it", (connection) => {
  let world: WebhookWorld;
  let test: TestApp;
  beforeAll(async () => {
    world = await openWebhookWorld(connection());
    test = world.test;
  });
  afterEach(() => world.forget());
  afterAll(() => world?.close());

  it("pauses it, keeps what waits, and delivers that when it goes on", async () => {
    const cookie = await world.newPro();
    const { id } = (await world.make(cookie)).data.webhook;
    await test.post("/api/webhooks/test", { id }, { cookie });
    expect((await world.switchTo(id, false, cookie)).statusCode).toBe(200);
    const since = (await world.list(cookie))[0].disabledAt;
    expect(since).not.toBeNull();
    world.later(60_000);
    await world.switchTo(id, false, cookie);
    expect((await world.list(cookie))[0].disabledAt).toBe(since);
    await world.work();
    expect(world.received).toHaveLength(0);
    expect(await world.deliveries(id, cookie)).toMatchObject([{ state: "waiting", attempts: 0, triedAt: null }]);
    await world.switchTo(id, true, cookie);
    expect((await world.list(cookie))[0].disabledAt).toBeNull();
    await world.work();
    expect(world.received).toHaveLength(1);
  });

  it("sees its deliveries, the newest first, and how each went", async () => {
    const cookie = await world.newPro();
    const { id } = (await world.make(cookie)).data.webhook;
    for (const status of [500, 200, 410]) {
      world.answers = [status];
      await test.post("/api/webhooks/test", { id }, { cookie });
      await world.work();
      world.later(1_000);
    }
    const [gone, delivered, failing] = await world.deliveries(id, cookie);
    expect(gone).toMatchObject({ type: "test", batchId: null, state: "failed", status: 410, nextAt: null });
    expect(delivered).toMatchObject({ state: "delivered", status: 200, attempts: 1, nextAt: null });
    expect(failing).toMatchObject({ state: "waiting", status: 500, attempts: 1 });
    expect(Date.parse(failing.nextAt)).toBe(Date.parse(failing.triedAt) + WEBHOOK_RETRY_MS[0]);
    await connection().db.execute(
      sql`insert into webhook_events (id, webhook_id, body, created_at) select 'evt_' || n || ${id}, webhook_id, body, created_at
        from webhook_events, generate_series(1, ${WEBHOOK_DELIVERIES_LISTED}) n where id = ${failing.id}`,
    );
    expect(await world.deliveries(id, cookie)).toHaveLength(WEBHOOK_DELIVERIES_LISTED);
  });

  it("sends one again with the same id, also to a webhook that was switched off", async () => {
    const cookie = await world.newPro();
    const { webhook, secret } = (await world.make(cookie)).data;
    world.answers = [410];
    await test.post("/api/webhooks/test", { id: webhook.id }, { cookie });
    await world.work();
    const [{ id }] = await world.deliveries(webhook.id, cookie);
    expect((await test.post("/api/webhooks/deliveries/resend", { id }, { cookie })).statusCode).toBe(200);
    expect((await world.deliveries(webhook.id, cookie))[0]).toMatchObject({ id, state: "waiting", status: null });
    await world.work();
    expect(world.received.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
    const [, { headers, body }] = world.received as [Received, Received];
    expect(verifyWebhook(secret, body, headers as Record<string, string>, test.clock)).toBe(id);
    expect((await world.deliveries(webhook.id, cookie))[0]).toMatchObject({ state: "delivered", attempts: 1 });
    expect((await world.list(cookie))[0].disabledAt).toBeNull();
  });

  it("sends one again while it is being sent, and that attempt does not decide about the new round", async () => {
    const cookie = await world.newPro();
    const { id: webhookId } = (await world.make(cookie)).data.webhook;
    for (const status of [410, 204]) {
      world.received.length = 0;
      world.answers = [status];
      await test.post("/api/webhooks/test", { id: webhookId }, { cookie });
      let answer = () => {};
      world.answering = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const attempt = world.work();
      await expect.poll(() => world.received.length).toBe(1);
      world.later(1);
      const [{ id }] = await world.deliveries(webhookId, cookie);
      await test.post("/api/webhooks/deliveries/resend", { id }, { cookie });
      answer();
      await attempt;
      expect((await world.deliveries(webhookId, cookie))[0]).toMatchObject({ id, state: "waiting", attempts: 0 });
      expect((await world.list(cookie))[0].disabledAt).toBeNull();
      await world.work();
      expect(world.received.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
      expect((await world.deliveries(webhookId, cookie))[0]).toMatchObject({ state: "delivered", attempts: 1 });
      world.later(1_000);
    }
  });

  it("has what waits tried for a whole day again once it goes on", async () => {
    const cookie = await world.newPro();
    const { id } = (await world.make(cookie)).data.webhook;
    const silent = () => {
      world.answers = Array.from({ length: 20 }, () => 503);
    };
    silent();
    await test.post("/api/webhooks/test", { id }, { cookie });
    await world.work();
    for (const wait of WEBHOOK_RETRY_MS.slice(0, -1)) {
      world.later(wait);
      await world.work();
    }
    expect((await world.deliveries(id, cookie))[0]).toMatchObject({
      attempts: WEBHOOK_RETRY_MS.length,
      state: "waiting",
    });
    await world.switchTo(id, false, cookie);
    await world.switchTo(id, true, cookie);
    world.later(WEBHOOK_RETRY_MS.at(-1) ?? 0);
    silent();
    await world.work();
    expect((await world.deliveries(id, cookie))[0]).toMatchObject({ attempts: 1, state: "waiting", status: 503 });
    expect((await world.list(cookie))[0].disabledAt).toBeNull();
    for (const wait of WEBHOOK_RETRY_MS) {
      world.later(wait);
      await world.work();
    }
    expect((await world.list(cookie))[0].disabledAt).not.toBeNull();
  });

  it("keeps it on when it takes other events and one is given up", async () => {
    const cookie = await world.newPro();
    const { id } = (await world.make(cookie)).data.webhook;
    world.answers = [503];
    await test.post("/api/webhooks/test", { id }, { cookie });
    await world.work();
    for (const [index, wait] of WEBHOOK_RETRY_MS.entries()) {
      world.later(wait);
      world.answers = [503];
      await world.work();
      if (index === 2) {
        await test.post("/api/webhooks/test", { id }, { cookie });
        await world.work();
      }
    }
    const [delivered, given] = await world.deliveries(id, cookie);
    expect([delivered.state, given.state]).toEqual(["delivered", "failed"]);
    const [webhook] = await world.list(cookie);
    expect(webhook.disabledAt).toBeNull();
    expect(webhook.lastDelivery).toMatchObject({ isDelivered: false, at: given.triedAt });
  });

  it("does none of it with what is another's, and leaves that as it was", async () => {
    const cookie = await world.newPro();
    const other = await world.newPro();
    const { id } = (await world.make(cookie)).data.webhook;
    world.answers = [410];
    await test.post("/api/webhooks/test", { id }, { cookie });
    await world.work();
    const [delivery] = await world.deliveries(id, cookie);
    for (const answer of [
      await world.switchTo(id, true, other),
      await test.call("GET", `/api/webhooks/deliveries?id=${id}`, { cookie: other }),
      await test.post("/api/webhooks/deliveries/resend", { id: delivery.id }, { cookie: other }),
      await test.post("/api/webhooks/deliveries/resend", { id: "evt_none" }, { cookie }),
    ])
      expectRefusal(answer, "NOT_FOUND");
    expect(await world.deliveries(id, cookie)).toEqual([delivery]);
    expect((await world.list(cookie))[0].disabledAt).not.toBeNull();
  });

  it("sends a few by hand in a minute, tests and repeats together", async () => {
    const cookie = await world.newPro();
    const { id } = (await world.make(cookie)).data.webhook;
    await test.post("/api/webhooks/test", { id }, { cookie });
    await world.work();
    const [delivery] = await world.deliveries(id, cookie);
    for (let sent = 1; sent < WEBHOOK_SENDS_PER_MINUTE; sent++) {
      const answer = await test.post("/api/webhooks/deliveries/resend", { id: delivery.id }, { cookie });
      expect(answer.statusCode).toBe(200);
    }
    expectRefusal(await test.post("/api/webhooks/test", { id }, { cookie }), "RATE_LIMITED");
    const again = await test.post("/api/webhooks/deliveries/resend", { id: delivery.id }, { cookie });
    expectRefusal(again, "RATE_LIMITED");
    expect(await world.deliveries(id, cookie)).toHaveLength(1);
  });
});
