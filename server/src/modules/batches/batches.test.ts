import { type Batch, ERRORS } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { batchWorld, content, NOON } from "../../testing/batch-driver.ts";
import { expectRefusal } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { batchExporters } from "./data-exporters.ts";

onEachDatabase("batches", (connection) => {
  const world = batchWorld(connection);

  it("judges texts in the background, charges their owner and keeps the order of the roster", async () => {
    const { add, cookie, create, send, settled, spent } = world.driver;
    const batch = await create({ name: "3반 수행평가 ‘길’", documentType: "assignment" });
    await add(batch.id, [
      { pupilNumber: 12, pupilName: "서하율", fileName: "12_서하율.hwp", content: content() },
      { fileName: "표지.hwp", content: content() },
      { pupilNumber: 3, pupilName: "김도하", fileName: "3_김도하.hwp", content: content() },
    ]);
    const { batch: done, texts } = await settled(batch.id, 3);
    expect(texts.map(({ pupilName }) => pupilName)).toEqual(["김도하", "서하율", ""]);
    expect(texts[0]).toMatchObject({
      state: "judged",
      charCount: 120,
      reviewed: "none",
      finding: { verdict: "human", certainty: "moderate", isHeld: false, aiShareInterval: { lower: 0, upper: 0.3 } },
    });
    expect(done.texts).toEqual({ all: 3, unread: 0, waiting: 0, judged: 3, failed: 0, reviewed: 0 });
    expect(await spent()).toBe(3);
    const opened = (await world.test.call("GET", `/api/batches/text?id=${texts[1]?.id}`, { cookie })).json().data;
    expect(opened).toMatchObject({
      batch: { name: "3반 수행평가 ‘길’" },
      text: { pupilName: "서하율" },
      analysis: { title: "글.hwp", result: { analysisId: texts[1]?.finding?.analysisId, documentType: "assignment" } },
    });
    const typed = { id: texts[1]?.finding?.analysisId, documentType: "blog" };
    expect((await send("PATCH", "/api/history/analysis", typed)).statusCode).toBe(200);
    const again = (await world.test.call("GET", `/api/batches/text?id=${texts[1]?.id}`, { cookie })).json().data;
    expect(again.analysis.result.documentType).toBe("blog");
    expect(world.test.logLines.join()).not.toMatch(/서하율|글\.hwp/);
  });

  it("names, changes, pages and finds batches of one owner", async () => {
    const { cookie, create, send } = world.driver;
    const first = await create({ name: "3반 수행평가" });
    world.test.clock = new Date(NOON.getTime() + 1_000);
    const second = await create({ name: "겨울 방학 숙제" });
    const list = async (query: string) =>
      (await world.test.call("GET", `/api/batches?${query}`, { cookie })).json().data as {
        batches: Batch[];
        count: number;
        nextCursor: string | null;
      };
    const page = await list("limit=1");
    expect(page).toMatchObject({ count: 2, batches: [{ id: second.id }] });
    expect(await list(`limit=1&cursor=${page.nextCursor}`)).toMatchObject({
      batches: [{ id: first.id }],
      nextCursor: null,
    });
    expect((await list(`query=${encodeURIComponent("방학숙")}`)).batches).toMatchObject([{ id: second.id }]);
    const renamed = await send("PATCH", "/api/batches", { id: first.id, name: "5반 100%_수행" });
    expect(renamed.json().data).toMatchObject({ name: "5반 100%_수행" });
    expect((await list(`query=${encodeURIComponent("100%_")}`)).batches).toMatchObject([{ id: first.id }]);
    expect((await list(`query=${encodeURIComponent("1%행")}`)).count).toBe(0);
    expectRefusal(await send("PATCH", "/api/batches", { id: first.id, name: " " }), "INVALID_REQUEST");
  });

  it("changes whose text it is and whether it was looked at", async () => {
    const { add, create, open, send } = world.driver;
    const { id } = await create();
    const [text] = await add(id, [{ fileName: "표지.hwp" }]);
    const changes = { pupilNumber: 7, pupilName: "류하진", title: "두 번째 글", reviewed: "talked" };
    const changed = await send("PATCH", "/api/batches/texts", { id: text?.id, ...changes });
    expect(changed.json().data).toMatchObject({ ...changes, state: "unread", fileName: "표지.hwp" });
    expect((await open(id)).batch.texts).toMatchObject({ unread: 1, reviewed: 1 });
  });

  it("keeps a file that could not be read until it is sent again", async () => {
    const { add, create, open, send, settled, spent } = world.driver;
    const { id } = await create();
    const [photo, broken] = await add(id, [
      { fileName: "KakaoTalk_1922.jpg", content: { failure: "OCR_NO_TEXT" } },
      { content: content("거절:판단 ".repeat(20)) },
    ]);
    expect(photo).toMatchObject({ state: "failed", failure: "OCR_NO_TEXT", mayJudgeAgain: false });
    await expect.poll(async () => (await open(id)).batch.texts.failed).toBe(2);
    expect((await open(id)).texts[1]).toMatchObject({ id: broken?.id, failure: "NOT_JUDGEABLE", mayJudgeAgain: true });
    const sent = await send("PUT", "/api/batches/texts", { id: photo?.id, fileName: "다시.jpg", content: content() });
    expect(sent.json().data).toMatchObject({ state: "waiting", fileName: "다시.jpg", failure: null });
    const { texts } = await settled(id, 1);
    expect(texts[0]?.finding).not.toBeNull();
    expect(await spent()).toBe(1);
  });

  it("gives the table and the reports as files named after those of the pupils", async () => {
    const { add, cookie, create, settled } = world.driver;
    const { id } = await create({ name: "3반 수행평가" });
    await add(id, [
      { pupilNumber: 2, pupilName: "고은결", fileName: "3반_02_고은결.hwp", content: content() },
      { fileName: "못읽은.hwp", content: { failure: "FILE_BROKEN" } },
    ]);
    await settled(id, 1);
    const csv = await world.test.call("GET", `/api/batches/table?id=${id}&format=csv`, { cookie });
    expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(csv.body.split("\r\n")[1]).toMatch(/^2,"고은결","3반_02_고은결.hwp","",120,"사람 글","보통"/);
    const xlsx = await world.test.call("GET", `/api/batches/table?id=${id}&format=xlsx`, { cookie });
    expect(Object.keys(unzipSync(xlsx.rawPayload))).toContain("xl/worksheets/sheet1.xml");
    const zip = await world.test.call("GET", `/api/batches/reports?id=${id}`, { cookie });
    const files = unzipSync(zip.rawPayload);
    expect(Object.keys(files)).toEqual(["3반_02_고은결.pdf"]);
    expect(strFromU8(files["3반_02_고은결.pdf"] ?? new Uint8Array())).toMatch(/^%PDF/);
  });

  it("answers another user as if nothing existed", async () => {
    const { add, cookie, create, newUser, open, remove, send, settled } = world.driver;
    const { id } = await create();
    const [text] = await add(id, [{ content: content() }]);
    await settled(id, 1);
    const other = (await newUser(true)).cookie;
    const refused = [
      await world.test.call("GET", `/api/batches/batch?id=${id}`, { cookie: other }),
      await world.test.call("GET", `/api/batches/text?id=${text?.id}`, { cookie: other }),
      await send("PATCH", "/api/batches", { id, name: "남의 것" }, other),
      await send("PATCH", "/api/batches/texts", { id: text?.id, reviewed: "read" }, other),
      await send("PUT", "/api/batches/texts", { id: text?.id, content: content() }, other),
      await world.test.post("/api/batches/texts", { batchId: id, texts: [{}] }, { cookie: other }),
      await world.test.post("/api/batches/texts/delete", { batchId: id, ids: [text?.id] }, { cookie: other }),
      await remove(`/api/batches?id=${id}`, other),
      await world.test.call("GET", "/api/batches/batch?id=none", { cookie: other }),
    ];
    for (const answer of refused) expectRefusal(answer, "NOT_FOUND");
    expect(await open(id)).toMatchObject({ batch: { name: "3반 수행평가" }, texts: [{ reviewed: "none" }] });
    // A text of another batch of the same owner is not in this one.
    const mine = await create();
    const gone = await world.test.post("/api/batches/texts/delete", { batchId: mine.id, ids: [text?.id] }, { cookie });
    expect(gone.json().data.ids).toEqual([]);
  });

  it("needs Pro, and has limits", async () => {
    const { add, cookie, create, newUser, userId } = world.driver;
    const free = (await newUser(false)).cookie;
    expectRefusal(await world.test.post("/api/batches", { name: "묶음" }, { cookie: free }), "PRO_REQUIRED");
    const { id } = await create();
    await add(
      id,
      Array.from({ length: 200 }, () => ({ fileName: "하나.hwp" })),
    );
    expectRefusal(
      await world.test.post("/api/batches/texts", { batchId: id, texts: [{}] }, { cookie }),
      "TOO_MANY_BATCH_TEXTS",
    );
    const { db } = connection();
    await db.execute(sql`insert into batches (id, owner_id, name, created_at)
      select 'many' || n, ${userId}, 'n', now() from generate_series(1, 998) n`);
    const make = () => world.test.post("/api/batches", { name: "묶음" }, { cookie });
    const last = await Promise.all([make(), make(), make()]);
    expect(last.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expectRefusal(await make(), "TOO_MANY_BATCHES");
    expect(ERRORS.TOO_MANY_BATCHES.message).toContain("1,000개");
  });

  it("is part of the owner's export", async () => {
    const { add, create, userId } = world.driver;
    const { id } = await create({ question: "우리 동네의 문제는 무엇인가요?" });
    await add(id, [{ pupilName: "최온유", content: { failure: "FILE_ENCRYPTED" } }]);
    const files: Record<string, unknown[]> = {};
    for (const { file, rows } of batchExporters) {
      const read: unknown[] = [];
      for await (const row of rows(connection().db, userId)) read.push(row);
      files[file] = read;
    }
    expect(files).toMatchObject({
      "batches.json": [{ id, name: "3반 수행평가", question: "우리 동네의 문제는 무엇인가요?" }],
      "batch-texts.json": [{ batchId: id, pupilName: "최온유", failure: "FILE_ENCRYPTED" }],
    });
  });
});
