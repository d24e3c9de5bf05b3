import { HistoryAnalysis, HistoryEntry } from "@geulgyeol/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { storeAsOlderResult } from "../../testing/as-older-result.ts";
import { creditDriver } from "../../testing/credit-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { sweepHistory } from "../analysis/index.ts";
import { analyses } from "../analysis/tables.ts";
import { fillHistory } from "./fill-history.ts";
import { historyEntries, historyTexts } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = new Date("2026-03-10T03:00:00Z");

onEachDatabase("/api/history", (connection) => {
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
  let seed = 500_000;
  const analyse = async (text: string, path = "/api/analyze", by = cookie): Promise<string> => {
    const answer = await test.post(path, { text }, { cookie: by });
    expect(answer.statusCode).toBe(200);
    return answer.json().data.analysisId;
  };
  const analyseSome = (words = "") => analyse(`${words} ${koreanText(seed++, 80)}`);
  const list = async (query: Record<string, string> = {}, by = cookie) => {
    const answer = await test.call("GET", `/api/history?${new URLSearchParams(query)}`, { cookie: by });
    expect(answer.statusCode).toBe(200);
    return answer.json().data as { entries: HistoryEntry[]; nextCursor: string | null };
  };
  const ids = async (query: Record<string, string> = {}, by = cookie) =>
    (await list(query, by)).entries.map(({ id }) => id);
  const read = (id: string, by = cookie) => test.call("GET", `/api/history/analysis?id=${id}`, { cookie: by });
  const label = (change: Record<string, unknown>, by = cookie) =>
    test.app.inject({ method: "PATCH", url: "/api/history/analysis", headers: { cookie: by }, payload: change });
  const summary = async (by = cookie) => (await test.call("GET", "/api/history/summary", { cookie: by })).json().data;

  it("pages through the user's own analyses, newest first, with a stable cursor", async () => {
    const made = [];
    for (let n = 0; n < 7; n++) made.unshift(await analyseSome());
    const other = await newUser();
    await analyse(koreanText(seed++, 80), "/api/analyze", other.cookie);
    expect(await ids()).toEqual(made);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await list({ limit: "3", ...(cursor && { cursor }) });
      seen.push(...page.entries.map(({ id }) => id));
      // An analysis made meanwhile moves no row to another page.
      if (seen.length === 3) await analyseSome();
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(made);
  });

  it("returns each entry's title, verdict, figures, grain and source", async () => {
    const id = await analyse(`${"가나다라 ".repeat(30)}끝이다.`);
    const [entry] = (await list()).entries;
    expect(entry).toMatchObject({
      id,
      kind: "basic",
      source: "paste",
      verdict: "human",
      aiProbability: 0.2,
      certainty: "moderate",
      interval: { lower: 0.1, upper: 0.4 },
      isHeld: false,
      isFavourite: false,
      isOutdated: false,
      excerpt: null,
      createdAt: NOON.toISOString(),
      grain: [{ length: 154, aiProbability: 0.2 }],
    });
    expect(entry?.title).toBe(`${"가나다라 ".repeat(16).trim()}…`);
  });

  it("the name of a file is the title, is found by search, and gives way to the owner's title", async () => {
    const text = koreanText(seed++, 80);
    const source = { kind: "docx", name: "1\u1107\u1161\u11ab_04\n최지우.docx" };
    const id = (await test.post("/api/analyze", { text, source }, { cookie })).json().data.analysisId;
    expect((await list()).entries[0]?.title).toBe("1반_04 최지우.docx");
    expect(await ids({ query: "1반_04" })).toEqual([id]);
    expect((await label({ id, title: "수행평가" })).json().data.title).toBe("수행평가");
    expect((await label({ id, title: null })).json().data.title).toBe("1반_04 최지우.docx");
    expect((await read(id)).json().data).toMatchObject({ title: "1반_04 최지우.docx", hasOwnTitle: false });
  });

  it("another document type changes what the evidence compares with and lasts; the judgement stays", async () => {
    const id = await analyseSome();
    const before = HistoryAnalysis.parse((await read(id)).json().data).result;
    expect(before.documentType).toBeNull();
    expect((await label({ id, documentType: "paper" })).json().data.documentType).toBe("paper");
    const paper = HistoryAnalysis.parse((await read(id)).json().data).result;
    expect(paper.documentType).toBe("paper");
    expect(paper.gptAnalysis.reasoning).toContain("논문");
    const { gptAnalysis: _a, sentences: _b, documentType: _c, ...judged } = before;
    expect(paper).toMatchObject(judged);
    await label({ id, documentType: "blog" });
    expect((await read(id)).json().data.result.gptAnalysis.reasoning).not.toContain("논문");
    expectRefusal(await label({ id, documentType: "novel" }), "INVALID_REQUEST");
    const stranger = await newUser();
    expectRefusal(await label({ id, documentType: "paper" }, stranger.cookie), "NOT_FOUND");
  });

  it("returns a result of engine 1.3 as it was, listed, whole and backfilled", async () => {
    const id = await analyseSome("옛날");
    const { db } = connection();
    await storeAsOlderResult(db, id);
    const [entry] = (await list()).entries;
    expect(HistoryEntry.strict().parse(entry)).toMatchObject({ id, aiProbability: 0.2 });
    expect(entry).not.toHaveProperty("certainty");
    const { result } = HistoryAnalysis.parse((await read(id)).json().data);
    for (const field of ["classProbabilities", "certainty", "falseAlarm"]) expect(result).not.toHaveProperty(field);
    expect(result.segments[0]).not.toHaveProperty("kind");
    await db.delete(historyEntries);
    await fillHistory(db);
    expect((await list()).entries).toEqual([entry]);
  });

  it("보류된 글도 판정별로 찾고, 차례는 시각만 따른다", async () => {
    const made = [];
    for (const words of ["바다", "바다 보류:길이", "바다 보류:근거"]) made.unshift(await analyseSome(words));
    expect(await ids({ query: "바다", verdict: "human" })).toEqual(made);
    expect((await list({ verdict: "human" })).entries.map(({ isHeld }) => isHeld)).toEqual([true, true, false]);
    expect((await summary()).counts).toEqual({ human: 3, mixed: 0, ai: 0 });
  });

  it("filters by verdict, kind, Seoul day and favourite, also combined with a search", async () => {
    const basic = await analyseSome("바다");
    const ensemble = await analyse(`바다 ${koreanText(seed++, 80)}`, "/api/analyze/ensemble");
    test.clock = new Date("2026-03-10T15:30:00Z");
    const nextDay = await analyseSome("바다");
    await label({ id: basic, isFavourite: true });
    await connection().db.execute(sql`update history_entries set verdict = 'ai' where analysis_id = ${nextDay}`);
    expect(await ids({ verdict: "ai" })).toEqual([nextDay]);
    expect(await ids({ verdict: "mixed" })).toEqual([]);
    for (const query of [undefined, "바다"]) {
      const with_ = { ...(query && { query }) };
      expect(await ids({ kind: "ensemble", ...with_ })).toEqual([ensemble]);
      expect(await ids({ favourite: "true", ...with_ })).toEqual([basic]);
      expect(await ids({ to: "2026-03-10", ...with_ })).toEqual([ensemble, basic]);
      expect(await ids({ from: "2026-03-11", to: "2026-03-11", ...with_ })).toEqual([nextDay]);
      expect(await ids({ from: "2026-03-12", ...with_ })).toEqual([]);
      expect(await ids({ kind: "basic", favourite: "true", verdict: "human", to: "2026-03-10", ...with_ })).toEqual([
        basic,
      ]);
    }
  });

  it("searches title and text from two syllables, ignoring spaces and case", async () => {
    const garden = await analyse(`우리 동네 공터에 텃밭이 생겼다. ChatGPT를 쓰지 않았다. ${koreanText(seed++, 60)}`);
    const stairs = await analyse(`할 수 있다고 믿고 계단을 올랐다. 나눗셈 텃세와 밭. ${koreanText(seed++, 60)}`);
    expect(await ids({ query: "텃밭" })).toEqual([garden]);
    expect(await ids({ query: "텃밭이 생겼다" })).toEqual([garden]);
    expect(await ids({ query: "할수있다고" })).toEqual([stairs]);
    expect(await ids({ query: "chatgpt" })).toEqual([garden]);
    expect(await ids({ query: "텃밭".normalize("NFD") })).toEqual([garden]);
    expect(await ids({ query: "밭텃" })).toEqual([]);
    expect(await ids({ query: "텃" })).toEqual([]);
    expect(await ids({ query: "%_" })).toEqual([]);
    expect(await ids({ query: "\u0001텃밭" })).toEqual([garden]);
    await label({ id: stairs, title: "기말 과제 초안" });
    expect(await ids({ query: "과제 초안" })).toEqual([stairs]);
    const [found] = (await list({ query: "밭이생" })).entries;
    expect(found?.excerpt).toMatchObject({ before: "우리 동네 공터에 텃", match: "밭이 생" });
  });

  it("pages through search results across months", async () => {
    const made = [];
    for (let month = 0; month < 9; month++) {
      test.clock = new Date(Date.UTC(2026, 2 + month, 10));
      made.unshift(await analyseSome(month % 2 ? "홀수 달의 글" : "짝수 달의 글"));
      const { db } = connection();
      await db.execute(sql`update credit_accounts set bonus = bonus + 5 where user_id = ${userId}`);
    }
    await connection().db.execute(sql`update pro_periods set ends_at = '2027-01-01' where user_id = ${userId}`);
    const even = made.filter((_, position) => position % 2 === 0);
    expect(await ids({ query: "짝수 달" })).toEqual(even);
    const first = await list({ query: "짝수 달", limit: "2" });
    const second = await list({ query: "짝수 달", limit: "2", cursor: first.nextCursor ?? "" });
    expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(even.slice(0, 4));
  });

  it("returns the stored result with text, rating state and outdated-model flag", async () => {
    const text = koreanText(seed++, 100);
    const answer = await test.post("/api/analyze/word-level", { text }, { cookie });
    const { credits, ...result } = answer.json().data;
    const opened = (await read(result.analysisId)).json().data;
    expect(opened.result).toEqual({ ...result, credits: { charged: credits.charged, freeRevision: false } });
    expect(opened).toMatchObject({
      text,
      hasOwnTitle: false,
      isFavourite: false,
      isOutdated: false,
      isRated: false,
      earlierVersion: null,
    });
    await test.post("/api/feedback", { analysisId: result.analysisId, rating: "correct" }, { cookie });
    expect((await read(result.analysisId)).json().data.isRated).toBe(true);
    await connection().db.update(analyses).set({ modelVersion: "old" }).where(eq(analyses.id, result.analysisId));
    expect((await read(result.analysisId)).json().data.isOutdated).toBe(true);
  });

  it("names the previous version of the same draft", async () => {
    const text = koreanText(seed++, 300);
    const first = await analyse(text);
    const second = await analyse(`${text} 덧붙임.`);
    const third = await analyse(`${text} 덧붙임. 또 하나.`);
    const before = async (id: string) => (await read(id)).json().data.earlierVersion?.id ?? null;
    expect([await before(first), await before(second), await before(third)]).toEqual([null, first, second]);
  });

  it("sets title and favourite, resets the title on null and rejects bad titles", async () => {
    const id = await analyseSome("처음 제목이 될 문장이다.");
    const { title } = (await read(id)).json().data;
    expect((await label({ id, title: "  내 제목  ", isFavourite: true })).json().data).toMatchObject({
      title: "내 제목",
      isFavourite: true,
    });
    expect((await list()).entries[0]).toMatchObject({ title: "내 제목", isFavourite: true });
    expect((await label({ id, title: null })).json().data).toMatchObject({ title, isFavourite: true });
    for (const bad of ["", "가".repeat(101), "줄\n바꿈"]) {
      expectRefusal(await label({ id, title: bad }), "INVALID_REQUEST");
    }
    expectRefusal(await label({ id, title: "\u0000" }), "INVALID_UNICODE");
    expect((await list()).entries[0]?.title).toBe(title);
  });

  it("deletes in bulk, restores title and favourite within a day, then purges", async () => {
    const [one, two, three] = [await analyseSome("하나"), await analyseSome("둘둘"), await analyseSome("셋셋")];
    await label({ id: one, title: "지울 글", isFavourite: true });
    const drop = async (...which: string[]) => test.post("/api/history/delete", { ids: which }, { cookie });
    const back = async (...which: string[]) => test.post("/api/history/restore", { ids: which }, { cookie });
    expect((await drop(one, two, "missing")).json().data.ids.sort()).toEqual([one, two].sort());
    expect(await ids()).toEqual([three]);
    expect(await ids({ query: "지울 글" })).toEqual([]);
    expectRefusal(await read(one), "NOT_FOUND");
    expectRefusal(await label({ id: one, title: "x" }), "NOT_FOUND");
    expectRefusal(await drop(one), "NOT_FOUND");
    expectRefusal(await test.post("/api/feedback", { analysisId: one, rating: "correct" }, { cookie }), "NOT_FOUND");
    expect((await summary()).counts.human).toBe(1);
    expect((await back(one)).json().data.ids).toEqual([one]);
    expect((await list({ query: "지울 글" })).entries).toMatchObject([
      { id: one, title: "지울 글", isFavourite: true },
    ]);
    await sweepHistory({ db: connection().db, now: new Date(NOON.getTime() + DAY_MS - 1) });
    test.clock = new Date(NOON.getTime() + DAY_MS);
    await sweepHistory({ db: connection().db, now: test.clock });
    expectRefusal(await back(two), "NOT_FOUND");
    expect(await ids()).toEqual([three, one]);
  });

  it("re-analyses a deleted text for free and lists it again", async () => {
    const text = koreanText(seed++, 100);
    const gone = await analyse(text);
    await test.post("/api/history/delete", { ids: [gone] }, { cookie });
    const answer = (await test.post("/api/analyze", { text }, { cookie })).json().data;
    expect(answer.credits).toMatchObject({ charged: 0, freeRevision: true });
    expect(answer.analysisId).not.toBe(gone);
    expect(await ids()).toEqual([answer.analysisId]);
  });

  it("shows 30 entries after Pro ends and purges older ones after 90 days", async () => {
    const made: string[] = [];
    for (let n = 0; n < 31; n++) made.unshift(await analyseSome(n === 0 ? "가장 오래된 글" : ""));
    const oldest = made.at(-1) ?? "";
    expect(await ids({ limit: "100" })).toEqual(made);
    expect(await summary()).toEqual({ counts: { human: 31, mixed: 0, ai: 0 }, hidden: 0, hiddenUntil: null });
    const end = new Date(NOON.getTime() + 30 * DAY_MS);
    test.clock = end;
    expect(await ids({ limit: "100" })).toEqual(made.slice(0, 30));
    expect(await ids({ query: "가장 오래된" })).toEqual([]);
    expectRefusal(await read(oldest), "PRO_REQUIRED");
    const until = new Date(end.getTime() + 90 * DAY_MS);
    expect(await summary()).toEqual({
      counts: { human: 30, mixed: 0, ai: 0 },
      hidden: 1,
      hiddenUntil: until.toISOString(),
    });
    const count = async () =>
      (await connection().db.select({ id: analyses.id }).from(analyses).where(eq(analyses.userId, userId))).length;
    await sweepHistory({ db: connection().db, now: until });
    expect(await count()).toBe(31);
    await sweepHistory({ db: connection().db, now: new Date(until.getTime() + 1) });
    expect(await count()).toBe(30);
    expect(await summary()).toMatchObject({ hidden: 0, hiddenUntil: null });
  });

  it("hides but keeps entries past 30 made on the free plan", async () => {
    const free = await newUser(false);
    const { db } = connection();
    await db.execute(sql`update credit_accounts set bonus = bonus + 40 where user_id = ${free.userId}`);
    for (let n = 0; n < 31; n++) await analyse(koreanText(seed++, 60), "/api/analyze", free.cookie);
    expect(await ids({ limit: "100" }, free.cookie)).toHaveLength(30);
    expect(await summary(free.cookie)).toMatchObject({ hidden: 1, hiddenUntil: null });
    await sweepHistory({ db, now: new Date(NOON.getTime() + 1_000 * DAY_MS) });
    expect(await summary(free.cookie)).toMatchObject({ hidden: 1 });
  });

  it("backfills missing history entries once", async () => {
    const made = [await analyseSome("옛글"), await analyseSome("옛글")];
    const { db } = connection();
    await db.delete(historyTexts);
    await db.delete(historyEntries);
    expect(await ids()).toEqual([]);
    expect(await fillHistory(db)).toBeGreaterThanOrEqual(2);
    expect(await ids({ query: "옛글" })).toEqual(made.reverse());
    expect(await fillHistory(db)).toBe(0);
  });

  it("rejects malformed queries and id lists", async () => {
    for (const query of [
      "limit=0",
      "limit=101",
      "verdict=robot",
      "from=2026-13-01",
      "cursor=1",
      `query=${"가".repeat(101)}`,
    ]) {
      expectRefusal(await test.call("GET", `/api/history?${query}`, { cookie }), "INVALID_REQUEST");
    }
    for (const ids of [[], ["x".repeat(65)], ["'; --"], Array.from({ length: 101 }, String)]) {
      expectRefusal(await test.post("/api/history/delete", { ids }, { cookie }), "INVALID_REQUEST");
      expectRefusal(await test.post("/api/history/restore", { ids }, { cookie }), "INVALID_REQUEST");
    }
  });
});
