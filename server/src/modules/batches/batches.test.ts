import { type Batch, type BatchText, ERRORS, PRO_MONTHLY_CREDITS } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import { creditDriver } from "../../testing/credit-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { batchExporters } from "./data-exporters.ts";
import { TAKEN_MS } from "./rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = new Date("2026-03-10T03:00:00Z");
const JUDGING = "judge the texts of batches";

onEachDatabase("batches", (connection) => {
  let test: TestApp;
  let cookie: string;
  let userId: string;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    test.clock = NOON;
    ({ cookie, userId } = await newUser());
  });

  async function newUser(isPro = true) {
    const session = await test.newSession({ emailVerified: true });
    const { id } = (await test.call("GET", "/api/user/me", { cookie: session })).json().data.user;
    if (isPro) await creditDriver(connection().db, id).subscribe(id, NOON, new Date(NOON.getTime() + 30 * DAY_MS));
    return { cookie: session, userId: id as string };
  }
  let seed = 700_000;
  const content = (text = koreanText(seed++)) => ({ text, source: { kind: "hwp", name: "글.hwp" } });
  const send = (method: "PATCH" | "PUT", url: string, payload: object, by = cookie) =>
    test.app.inject({ method, url, headers: { cookie: by }, payload });
  const remove = (url: string, by = cookie) => test.app.inject({ method: "DELETE", url, headers: { cookie: by } });
  const create = async (more: object = {}, by = cookie) => {
    const answer = await test.post("/api/batches", { name: "3반 수행평가", ...more }, { cookie: by });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data as Batch;
  };
  const add = async (batchId: string, texts: object[], by = cookie, at = test) => {
    const answer = await at.post("/api/batches/texts", { batchId, texts }, { cookie: by });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data.texts as BatchText[];
  };
  const open = async (id: string, at = test) =>
    (await at.call("GET", `/api/batches/batch?id=${id}`, { cookie })).json().data as {
      batch: Batch;
      texts: BatchText[];
    };
  const settled = async (id: string, judged: number, at = test) => {
    await expect.poll(async () => (await open(id, at)).batch.texts.judged, { timeout: 20_000 }).toBe(judged);
    return open(id, at);
  };
  const charged = async () =>
    (await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining as number;
  const rowsWith = async (part: string) => {
    const { db } = connection();
    const { rows: tables } = (await db.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )) as unknown as { rows: { name: string }[] };
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = (await db.execute(
        sql`select 1 from ${sql.identifier(name)} as one where one::text like ${`%${part}%`} limit 1`,
      )) as unknown as { rows: unknown[] };
      if (rows.length > 0) found.push(name);
    }
    return found;
  };

  it("judges texts in the background, charges their owner and keeps the order of the roster", async () => {
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
    expect(await charged()).toBe(PRO_MONTHLY_CREDITS - 3);
    const opened = (await test.call("GET", `/api/batches/text?id=${texts[1]?.id}`, { cookie })).json().data;
    expect(opened).toMatchObject({
      batch: { name: "3반 수행평가 ‘길’" },
      text: { pupilName: "서하율" },
      analysis: { title: "글.hwp", result: { analysisId: texts[1]?.finding?.analysisId, documentType: "assignment" } },
    });
    expect(test.logLines.join()).not.toMatch(/서하율|글\.hwp/);
  });

  it("names, changes, pages and finds batches of one owner", async () => {
    const first = await create({ name: "3반 수행평가" });
    test.clock = new Date(NOON.getTime() + 1_000);
    const second = await create({ name: "겨울 방학 숙제" });
    const list = async (query: string) =>
      (await test.call("GET", `/api/batches?${query}`, { cookie })).json().data as {
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
    const { id } = await create();
    const [text] = await add(id, [{ fileName: "표지.hwp" }]);
    const changes = { pupilNumber: 7, pupilName: "류하진", title: "두 번째 글", reviewed: "talked" };
    const changed = await send("PATCH", "/api/batches/texts", { id: text?.id, ...changes });
    expect(changed.json().data).toMatchObject({ ...changes, state: "unread", fileName: "표지.hwp" });
    expect((await open(id)).batch.texts).toMatchObject({ unread: 1, reviewed: 1 });
  });

  it("keeps a file that could not be read until it is sent again", async () => {
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
    expect(await charged()).toBe(PRO_MONTHLY_CREDITS - 1);
  });

  it("leaves the question of the batch out of its judgements", async () => {
    const questions: unknown[] = [];
    const watched = await openTestApp(connection(), {
      analyse: (text, options) => {
        questions.push(options.question);
        return test.script.analyse(text, options);
      },
    });
    const { id } = await create({ question: "우리 동네의 문제는 무엇인가요?" });
    await add(id, [{ content: content() }], cookie, watched);
    await settled(id, 1);
    await send("PATCH", "/api/batches", { id, question: "" });
    await add(id, [{ content: content() }], cookie, watched);
    await settled(id, 2);
    await watched.app.close();
    expect(questions).toEqual(["우리 동네의 문제는 무엇인가요?", undefined]);
  });

  it("deletes what a replaced content had given", async () => {
    const { id } = await create();
    const [text] = await add(id, [{ content: content(`${koreanText(9_001)} 지난 판의 낱말`) }]);
    const before = (await settled(id, 1)).texts[0]?.finding?.analysisId ?? "";
    await send("PATCH", "/api/batches/texts", { id: text?.id, reviewed: "read" });
    await send("PUT", "/api/batches/texts", { id: text?.id, content: content() });
    const after = (await settled(id, 1)).texts[0];
    expect(after).toMatchObject({ reviewed: "none" });
    expect(after?.finding?.analysisId).not.toBe(before);
    expect(await rowsWith("지난 판의 낱말")).toEqual([]);
    expect(await rowsWith(before)).toEqual(["credit_entries"]);
  });

  it("stops and goes on when its owner says so", async () => {
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

  it("tries again what the server could not judge, and lets the others pass", async () => {
    const { id } = await create();
    test.script.failNext = new AppError("ANALYSIS_FAILED");
    await add(id, [{ content: content() }, { content: content() }]);
    await settled(id, 1);
    test.clock = new Date(NOON.getTime() + 10_000);
    await test.sweep(JUDGING);
    await settled(id, 2);
    expect(await charged()).toBe(PRO_MONTHLY_CREDITS - 2);
  });

  it("finishes on another server what a killed one had taken, and charges each text once", async () => {
    const dying = await openTestApp(connection(), { analyse: () => new Promise(() => undefined), engineThreads: 2 });
    const { id } = await create();
    await add(id, [{ content: content() }, { content: content() }, { content: content() }], cookie, dying);
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
    expect(await charged()).toBe(PRO_MONTHLY_CREDITS - 3);
  });

  it("gives equal texts results of their own, and charges a draft once", async () => {
    const same = koreanText(4_444);
    await test.post("/api/analyze", { text: same }, { cookie });
    const { id } = await create();
    await add(id, [{ content: content(same) }]);
    const { texts } = await settled(id, 1);
    await add(id, [{ content: content(same) }]);
    await settled(id, 2);
    expect(await charged()).toBe(PRO_MONTHLY_CREDITS - 1);
    const history = (await test.call("GET", "/api/history", { cookie })).json().data.entries;
    expect(history).toHaveLength(1);
    await test.post("/api/batches/texts/delete", { batchId: id, ids: [texts[0]?.id] }, { cookie });
    const left = await settled(id, 1);
    expect(left.texts[0]?.finding).not.toBeNull();
    expect((await test.call("GET", "/api/history", { cookie })).json().data.entries).toHaveLength(1);
  });

  it("leaves nothing of a deleted batch in any table", async () => {
    const { id } = await create({ name: "지워질 묶음" });
    const words = "은행나무 사거리의 까치집";
    const one = { pupilName: "문가온별", fileName: "지워질글.hwp", content: content(`${koreanText(5)} ${words}`) };
    await add(id, [one, { pupilName: "문가온별", content: content("거절:언어 ".repeat(20)) }]);
    const { texts } = await settled(id, 1);
    const analysisId = texts[0]?.finding?.analysisId ?? "";
    await test.call("GET", `/api/history?query=${encodeURIComponent("까치집")}`, { cookie });
    expect(await rowsWith(analysisId)).toContain("history_texts");
    expect((await remove(`/api/batches?id=${id}`)).statusCode).toBe(200);
    for (const part of [words, "지워질 묶음", "문가온별", "지워질글", id])
      expect([part, await rowsWith(part)]).toEqual([part, []]);
    // The ledger keeps what was paid for, without its text.
    expect(await rowsWith(analysisId)).toEqual(["credit_entries"]);
    expectRefusal(await test.call("GET", `/api/batches/batch?id=${id}`, { cookie }), "NOT_FOUND");
  });

  it("deletes what was found in a text that was deleted meanwhile", async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((done) => {
      finish = done;
    });
    const slow = await openTestApp(connection(), {
      analyse: async (...given) => {
        await finished;
        return test.script.analyse(...given);
      },
    });
    const { id } = await create();
    const [text] = await add(id, [{ content: content(`${koreanText(6)} 사라질 문장`) }], cookie, slow);
    await expect.poll(async () => (await open(id)).texts[0]?.state).toBe("judging");
    await test.post("/api/batches/texts/delete", { batchId: id, ids: [text?.id] }, { cookie });
    finish();
    await slow.app.close();
    expect(await rowsWith("사라질 문장")).toEqual([]);
  });

  it("deletes a batch on its day and results that a crash has left", async () => {
    const { id } = await create();
    const [text] = await add(id, [{ content: content(`${koreanText(7)} 남겨진 결과`) }]);
    await settled(id, 1);
    const { db } = connection();
    await db.execute(sql`delete from batch_texts where id = ${text?.id}`);
    await db.execute(sql`update batches set deletes_at = ${new Date(NOON.getTime() + DAY_MS).toISOString()}`);
    test.clock = new Date(NOON.getTime() + DAY_MS - 1);
    await test.sweep("delete old batches");
    expect(await rowsWith("남겨진 결과")).toEqual([]);
    expect((await open(id)).batch.deletesAt).toBe("2026-03-11T03:00:00.000Z");
    test.clock = new Date(NOON.getTime() + DAY_MS);
    await test.sweep("delete old batches");
    expectRefusal(await test.call("GET", `/api/batches/batch?id=${id}`, { cookie }), "NOT_FOUND");
  });

  it("gives the table and the reports as files named after those of the pupils", async () => {
    const { id } = await create({ name: "3반 수행평가" });
    await add(id, [
      { pupilNumber: 2, pupilName: "고은결", fileName: "3반_02_고은결.hwp", content: content() },
      { fileName: "못읽은.hwp", content: { failure: "FILE_BROKEN" } },
    ]);
    await settled(id, 1);
    const csv = await test.call("GET", `/api/batches/table?id=${id}&format=csv`, { cookie });
    expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(csv.body.split("\r\n")[1]).toMatch(/^2,"고은결","3반_02_고은결.hwp","",120,"사람 글","보통"/);
    const xlsx = await test.call("GET", `/api/batches/table?id=${id}&format=xlsx`, { cookie });
    expect(Object.keys(unzipSync(xlsx.rawPayload))).toContain("xl/worksheets/sheet1.xml");
    const zip = await test.call("GET", `/api/batches/reports?id=${id}`, { cookie });
    const files = unzipSync(zip.rawPayload);
    expect(Object.keys(files)).toEqual(["3반_02_고은결.pdf"]);
    expect(strFromU8(files["3반_02_고은결.pdf"] ?? new Uint8Array())).toMatch(/^%PDF/);
  });

  it("answers another user as if nothing existed", async () => {
    const { id } = await create();
    const [text] = await add(id, [{ content: content() }]);
    await settled(id, 1);
    const other = (await newUser()).cookie;
    const refused = [
      await test.call("GET", `/api/batches/batch?id=${id}`, { cookie: other }),
      await test.call("GET", `/api/batches/text?id=${text?.id}`, { cookie: other }),
      await send("PATCH", "/api/batches", { id, name: "남의 것" }, other),
      await send("PATCH", "/api/batches/texts", { id: text?.id, reviewed: "read" }, other),
      await send("PUT", "/api/batches/texts", { id: text?.id, content: content() }, other),
      await test.post("/api/batches/texts", { batchId: id, texts: [{}] }, { cookie: other }),
      await test.post("/api/batches/texts/delete", { batchId: id, ids: [text?.id] }, { cookie: other }),
      await remove(`/api/batches?id=${id}`, other),
      await test.call("GET", "/api/batches/batch?id=none", { cookie: other }),
    ];
    for (const answer of refused) expectRefusal(answer, "NOT_FOUND");
    expect(await open(id)).toMatchObject({ batch: { name: "3반 수행평가" }, texts: [{ reviewed: "none" }] });
    // A text of another batch of the same owner is not in this one.
    const mine = await create();
    const gone = await test.post("/api/batches/texts/delete", { batchId: mine.id, ids: [text?.id] }, { cookie });
    expect(gone.json().data.ids).toEqual([]);
  });

  it("needs Pro, and has limits", async () => {
    const free = (await newUser(false)).cookie;
    expectRefusal(await test.post("/api/batches", { name: "묶음" }, { cookie: free }), "PRO_REQUIRED");
    const { id } = await create();
    await add(
      id,
      Array.from({ length: 200 }, () => ({ fileName: "하나.hwp" })),
    );
    expectRefusal(
      await test.post("/api/batches/texts", { batchId: id, texts: [{}] }, { cookie }),
      "TOO_MANY_BATCH_TEXTS",
    );
    const { db } = connection();
    await db.execute(sql`insert into batches (id, owner_id, name, created_at)
      select 'many' || n, ${userId}, 'n', now() from generate_series(1, 999) n`);
    expectRefusal(await test.post("/api/batches", { name: "묶음" }, { cookie }), "TOO_MANY_BATCHES");
    expect(ERRORS.TOO_MANY_BATCHES.message).toContain("1,000개");
  });

  it("is part of the owner's export", async () => {
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
