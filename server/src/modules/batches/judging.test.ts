import { PRO_MONTHLY_CREDITS } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import { batchWorld, content, JUDGING, NOON } from "../../testing/batch-driver.ts";
import { type CreditDriver, creditDriver } from "../../testing/credit-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { STOPPED_RETRY_MS, TAKEN_MS } from "./rules.ts";

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

onEachDatabase("judging batches in the background", (connection) => {
  const world = batchWorld(connection);

  it("leaves the question of the batch out of its judgements", async () => {
    const { add, create, send, settled } = world.driver;
    const questions: unknown[] = [];
    const watched = await openTestApp(connection(), {
      analyse: (text, options) => {
        questions.push(options.question);
        return world.test.script.analyse(text, options);
      },
    });
    const { id } = await create({ question: "우리 동네의 문제는 무엇인가요?" });
    await add(id, [{ content: content() }], watched);
    await settled(id, 1);
    await send("PATCH", "/api/batches", { id, question: "" });
    await add(id, [{ content: content() }], watched);
    await settled(id, 2);
    await watched.app.close();
    expect(questions).toEqual(["우리 동네의 문제는 무엇인가요?", undefined]);
  });

  it("stops and goes on when its owner says so", async () => {
    const { add, create, open, send, settled } = world.driver;
    const { id } = await create();
    await send("PATCH", "/api/batches", { id, isPaused: true });
    await add(id, [{ content: content() }]);
    await world.test.sweep(JUDGING);
    await new Promise((done) => setTimeout(done, 200));
    expect((await open(id)).batch).toMatchObject({ isPaused: true, texts: { waiting: 1, judged: 0 } });
    await send("PATCH", "/api/batches", { id, isPaused: false });
    await settled(id, 1);
  });

  it.each([
    ["a pack", (own: CreditDriver, at: Date) => own.buyPack("order", 30, at, new Date(at.getTime() + MONTH_MS))],
    ["feedback", (own: CreditDriver, at: Date) => own.feedback(1, at)],
    ["a gift", (own: CreditDriver, at: Date) => own.gift(1, at)],
    ["a new plan", (own: CreditDriver, at: Date) => own.subscribe("new", at, new Date(at.getTime() + MONTH_MS))],
    [
      "a month that was paid late",
      (own: CreditDriver, at: Date) =>
        own.subscribe("late", new Date(at.getTime() - 30_000), new Date(at.getTime() + MONTH_MS)),
    ],
  ])("says that credits ran out, and goes on as soon as there are some by %s", async (_name, grant) => {
    const { add, create, open, settled, userId } = world.driver;
    const own = creditDriver(connection().db, userId);
    await own.spend(PRO_MONTHLY_CREDITS - 1, NOON);
    world.test.clock = new Date(NOON.getTime() + 60_000);
    const { id } = await create();
    await add(id, [{ content: content() }, { content: content() }]);
    await settled(id, 1);
    await expect.poll(async () => (await open(id)).batch.stoppedBy).toBe("credits");
    world.test.clock = new Date(NOON.getTime() + 61_000);
    await world.test.sweep(JUDGING);
    expect((await open(id)).batch).toMatchObject({ stoppedBy: "credits", texts: { judged: 1 } });
    await grant(own, world.test.clock);
    await world.test.sweep(JUDGING);
    expect((await settled(id, 2)).batch.stoppedBy).toBeNull();
  });

  it("goes on at the beginning of the next allowance", async () => {
    const { add, create, open, settled, userId } = world.driver;
    const own = creditDriver(connection().db, userId);
    const next = NOON.getTime() + MONTH_MS;
    await own.subscribe("next month", new Date(next), new Date(next + MONTH_MS));
    world.test.clock = new Date(next - 20_000);
    await own.spend(PRO_MONTHLY_CREDITS, world.test.clock);
    const { id } = await create();
    await add(id, [{ content: content() }]);
    await expect.poll(async () => (await open(id)).batch.stoppedBy).toBe("credits");
    world.test.clock = new Date(next + 1);
    await world.test.sweep(JUDGING);
    expect((await settled(id, 1)).batch.stoppedBy).toBeNull();
  });

  it("tries again after a pause when it does not see why there are credits", async () => {
    const { add, create, open, settled, userId } = world.driver;
    const { db } = connection();
    await creditDriver(db, userId).spend(PRO_MONTHLY_CREDITS, NOON);
    const { id } = await create();
    await add(id, [{ content: content() }]);
    await expect.poll(async () => (await open(id)).batch.stoppedBy).toBe("credits");
    await db.execute(sql`update credit_accounts set bonus = bonus + 5 where user_id = ${userId}`);
    world.test.clock = new Date(NOON.getTime() + STOPPED_RETRY_MS);
    await world.test.sweep(JUDGING);
    await settled(id, 1);
  });

  it("judges more texts than it has room for, also if it is woken meanwhile", async () => {
    const { add, create, settled } = world.driver;
    const small = await openTestApp(connection(), {
      engineThreads: 1,
      analyse: async (...given) => {
        await small.sweep(JUDGING);
        return world.test.script.analyse(...given);
      },
    });
    const { id } = await create();
    await add(
      id,
      Array.from({ length: 5 }, () => ({ content: content() })),
      small,
    );
    await settled(id, 5);
    await small.app.close();
  });

  it("tries again what the server could not judge, and lets the others pass", async () => {
    const { add, create, settled, spent } = world.driver;
    const { id } = await create();
    world.test.script.failNext = new AppError("ANALYSIS_FAILED");
    await add(id, [{ content: content() }, { content: content() }]);
    await settled(id, 1);
    world.test.clock = new Date(NOON.getTime() + 10_000);
    await world.test.sweep(JUDGING);
    await settled(id, 2);
    expect(await spent()).toBe(2);
  });

  it("finishes on another server what a killed one had taken, and charges each text once", async () => {
    const { add, create, open, settled, spent } = world.driver;
    const dying = await openTestApp(connection(), { analyse: () => new Promise(() => undefined), engineThreads: 2 });
    const { id } = await create();
    await add(id, [{ content: content() }, { content: content() }, { content: content() }], dying);
    await expect.poll(async () => (await open(id)).texts.filter(({ state }) => state === "judging").length).toBe(2);
    await world.test.sweep(JUDGING);
    await settled(id, 1);
    world.test.clock = new Date(NOON.getTime() + TAKEN_MS + 1);
    await world.test.sweep(JUDGING);
    const { texts } = await settled(id, 3);
    // As if it had been killed between storing a result and writing it into the row of its text.
    const [kept] = texts;
    const runs = world.test.script.runs;
    await connection().db.execute(sql`update batch_texts set state = 'waiting', analysis_id = null, finding = null,
      text = (select text from analyses where id = ${kept?.finding?.analysisId}) where id = ${kept?.id}`);
    await world.test.sweep(JUDGING);
    expect((await settled(id, 3)).texts[0]?.finding?.analysisId).toBe(kept?.finding?.analysisId);
    expect(world.test.script.runs).toBe(runs);
    expect(await spent()).toBe(3);
  });

  it("gives equal texts results of their own, and charges a draft once", async () => {
    const { add, cookie, create, settled, spent } = world.driver;
    const same = koreanText(4_444);
    await world.test.post("/api/analyze", { text: same }, { cookie });
    const { id } = await create();
    await add(id, [{ content: content(same) }]);
    const { texts } = await settled(id, 1);
    await add(id, [{ content: content(same) }]);
    await settled(id, 2);
    expect(await spent()).toBe(1);
    const history = (await world.test.call("GET", "/api/history", { cookie })).json().data.entries;
    expect(history).toHaveLength(1);
    await world.test.post("/api/batches/texts/delete", { batchId: id, ids: [texts[0]?.id] }, { cookie });
    const left = await settled(id, 1);
    expect(left.texts[0]?.finding).not.toBeNull();
    expect((await world.test.call("GET", "/api/history", { cookie })).json().data.entries).toHaveLength(1);
  });
});
