import { PRO_MONTHLY_CREDITS } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import { batchDriver, content, JUDGING, NOON } from "../../testing/batch-driver.ts";
import { creditDriver } from "../../testing/credit-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { TAKEN_MS } from "./rules.ts";

onEachDatabase("judging batches in the background", (connection) => {
  let test: TestApp;
  let driver: Awaited<ReturnType<typeof batchDriver>>;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    driver = await batchDriver(test, connection);
  });

  it("leaves the question of the batch out of its judgements", async () => {
    const { add, create, send, settled } = driver;
    const questions: unknown[] = [];
    const watched = await openTestApp(connection(), {
      analyse: (text, options) => {
        questions.push(options.question);
        return test.script.analyse(text, options);
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
    const { add, create, open, send, settled } = driver;
    const { id } = await create();
    await send("PATCH", "/api/batches", { id, isPaused: true });
    await add(id, [{ content: content() }]);
    await test.sweep(JUDGING);
    await new Promise((done) => setTimeout(done, 200));
    expect((await open(id)).batch).toMatchObject({ isPaused: true, texts: { waiting: 1, judged: 0 } });
    await send("PATCH", "/api/batches", { id, isPaused: false });
    await settled(id, 1);
  });

  it("says that credits ran out, and goes on when there are some again", async () => {
    const { add, create, open, settled, userId } = driver;
    await creditDriver(connection().db, userId).spend(PRO_MONTHLY_CREDITS - 1, NOON);
    const { id } = await create();
    await add(id, [{ content: content() }, { content: content() }]);
    await settled(id, 1);
    await expect.poll(async () => (await open(id)).batch.stoppedBy).toBe("credits");
    const { db } = connection();
    await db.execute(sql`update credit_accounts set bonus = bonus + 5 where user_id = ${userId}`);
    test.clock = new Date(NOON.getTime() + 2 * 60_000);
    await test.sweep(JUDGING);
    expect((await settled(id, 2)).batch.stoppedBy).toBeNull();
  });

  it("judges more texts than it has room for, also if it is woken meanwhile", async () => {
    const { add, create, settled } = driver;
    const small = await openTestApp(connection(), {
      engineThreads: 1,
      analyse: async (...given) => {
        await small.sweep(JUDGING);
        return test.script.analyse(...given);
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
    const { add, create, settled, spent } = driver;
    const { id } = await create();
    test.script.failNext = new AppError("ANALYSIS_FAILED");
    await add(id, [{ content: content() }, { content: content() }]);
    await settled(id, 1);
    test.clock = new Date(NOON.getTime() + 10_000);
    await test.sweep(JUDGING);
    await settled(id, 2);
    expect(await spent()).toBe(2);
  });

  it("finishes on another server what a killed one had taken, and charges each text once", async () => {
    const { add, create, open, settled, spent } = driver;
    const dying = await openTestApp(connection(), { analyse: () => new Promise(() => undefined), engineThreads: 2 });
    const { id } = await create();
    await add(id, [{ content: content() }, { content: content() }, { content: content() }], dying);
    await expect.poll(async () => (await open(id)).texts.filter(({ state }) => state === "judging").length).toBe(2);
    await test.sweep(JUDGING);
    await settled(id, 1);
    test.clock = new Date(NOON.getTime() + TAKEN_MS + 1);
    await test.sweep(JUDGING);
    const { texts } = await settled(id, 3);
    // As if it had been killed between storing a result and writing it into the row of its text.
    const [kept] = texts;
    const runs = test.script.runs;
    await connection().db.execute(sql`update batch_texts set state = 'waiting', analysis_id = null, finding = null,
      text = (select text from analyses where id = ${kept?.finding?.analysisId}) where id = ${kept?.id}`);
    await test.sweep(JUDGING);
    expect((await settled(id, 3)).texts[0]?.finding?.analysisId).toBe(kept?.finding?.analysisId);
    expect(test.script.runs).toBe(runs);
    expect(await spent()).toBe(3);
  });

  it("gives equal texts results of their own, and charges a draft once", async () => {
    const { add, cookie, create, settled, spent } = driver;
    const same = koreanText(4_444);
    await test.post("/api/analyze", { text: same }, { cookie });
    const { id } = await create();
    await add(id, [{ content: content(same) }]);
    const { texts } = await settled(id, 1);
    await add(id, [{ content: content(same) }]);
    await settled(id, 2);
    expect(await spent()).toBe(1);
    const history = (await test.call("GET", "/api/history", { cookie })).json().data.entries;
    expect(history).toHaveLength(1);
    await test.post("/api/batches/texts/delete", { batchId: id, ids: [texts[0]?.id] }, { cookie });
    const left = await settled(id, 1);
    expect(left.texts[0]?.finding).not.toBeNull();
    expect((await test.call("GET", "/api/history", { cookie })).json().data.entries).toHaveLength(1);
  });
});
