import {
  HAND_INS_PER_REQUEST,
  type HandIn,
  HandInReceipt,
  WRITING_REQUESTS_PER_USER,
  type WritingRequest,
} from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { writtenRecord } from "../../testing/written-record.ts";
import { users } from "../accounts/tables.ts";
import { writingRequestExporters } from "./data-exporters.ts";
import { sweepRequests } from "./sweep-requests.ts";
import { handIns, writingRequests } from "./tables.ts";

const NOON = new Date("2026-03-10T03:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const ASKED = {
  title: "우리 동네에서 바뀌었으면 하는 한 가지",
  instructions: "직접 본 일에서 시작해 주세요.",
  minChars: 800,
  maxChars: 1500,
  wantsRecord: true,
  wantsReplay: false,
  acceptsWithoutRecord: true,
  keptDays: 90,
};

onEachDatabase("requests to write", (connection) => {
  let test: TestApp;
  let asker: string;
  let written: ReturnType<typeof writtenRecord>;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    test.clock = NOON;
    asker = await test.newSession({ emailVerified: true });
    written = writtenRecord([{ text: "초록불이 열넷에서 시작했다. " }, { text: "지운 비밀.", deleted: 6 }]);
  });

  const at = (days: number) => new Date(NOON.getTime() + days * DAY_MS);
  const create = (more: object = {}, by = asker) =>
    test.post("/api/writing-requests", { ...ASKED, dueAt: at(7).toISOString(), ...more }, { cookie: by });
  const ask = async (more: object = {}) => {
    const answer = await create(more);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data as WritingRequest;
  };
  const withRecord = (showsReplay = false) => ({
    record: showsReplay ? written.record : written.shown("text"),
    showsReplay,
  });
  const send = (token: string, more: object = {}, by?: string) =>
    test.post(
      "/api/hand-ins",
      { token, name: "한도윤", text: written.text, writing: withRecord(), ...more },
      by === undefined ? {} : { cookie: by },
    );
  const handed = async (token: string, more: object = {}, by?: string) => {
    const answer = await send(token, more, by);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return HandInReceipt.strict().parse(answer.json().data);
  };
  const get = (path: string, by = asker) => test.call("GET", path, { cookie: by });
  const change = (payload: object, by = asker) =>
    test.app.inject({ method: "PATCH", url: "/api/writing-requests", headers: { cookie: by }, payload });
  const remove = (path: string, by?: string) =>
    test.app.inject({ method: "DELETE", url: path, headers: by === undefined ? {} : { cookie: by } });
  const lines = async (id: string) =>
    (await get(`/api/writing-requests/hand-ins?id=${id}`)).json().data as {
      request: WritingRequest;
      handIns: HandIn[];
    };

  it("goes from the request through a writer without an account back to who asked", async () => {
    const request = await ask();
    const shown = (await test.call("GET", `/api/requested-writing?token=${request.token}`)).json().data;
    expect(shown).toMatchObject({
      title: ASKED.title,
      asker: expect.any(String),
      state: "open",
      now: NOON.toISOString(),
    });
    expect(Object.keys(shown)).not.toContain("id");
    const receipt = await handed(request.token);
    expect(receipt).toMatchObject({ name: "한도윤", text: written.text, hasRecord: true, mayWithdraw: true });
    expect(receipt.deletesAt).toBe(at(97).toISOString());
    const list = await lines(request.id);
    expect(list.request).toMatchObject({ handIns: 1, unread: 1, state: "open" });
    expect(list.handIns).toMatchObject([
      {
        name: "한도윤",
        characters: written.text.length,
        isRead: false,
        record: { typedPercent: 100, sessions: 1, stamps: 0 },
      },
    ]);
    const opened = (await get(`/api/writing-requests/hand-in?id=${list.handIns[0]?.id}`)).json().data;
    expect(opened).toMatchObject({ text: written.text, title: ASKED.title, isRead: true });
    expect(opened.writing.record.entries).toEqual(written.shown("text").entries);
    expect(JSON.stringify(opened)).not.toContain("비밀");
    expect((await lines(request.id)).request.unread).toBe(0);
    expect((await get("/api/writing-requests")).json().data.requests).toMatchObject([{ id: request.id, handIns: 1 }]);
    expect(test.logLines.join()).not.toMatch(/초록불|한도윤/);
  });

  it("takes a text without a record without marking it, unless only recorded ones are asked for", async () => {
    const { token, id } = await ask();
    expect(await handed(token, { writing: null })).toMatchObject({ hasRecord: false });
    expect((await lines(id)).handIns).toMatchObject([{ record: null }]);
    const strict = await ask({ acceptsWithoutRecord: false });
    expectRefusal(await send(strict.token, { writing: null }), "REQUEST_NEEDS_RECORD");
    const plain = await ask({ wantsRecord: false });
    await handed(plain.token);
    expect((await lines(plain.id)).handIns).toMatchObject([{ record: null }]);
  });

  it("takes a text once by its receipt, however often and at whatever time it is sent", async () => {
    const { token, id } = await ask();
    const receipt = "r".repeat(31);
    const plain = { writing: null, receipt: `${receipt}1` };
    const twice = await Promise.all([send(token, plain), send(token, plain), send(token, plain)]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(twice.map((answer) => answer.json().data.receipt))).toEqual(new Set([plain.receipt]));
    await handed(token, { receipt: `${receipt}2` });
    expect(await handed(token, { receipt: `${receipt}2` })).toMatchObject({ hasRecord: true });
    expect((await lines(id)).handIns).toHaveLength(2);
    expectRefusal(await send(token, { ...plain, text: `${written.text} 고침` }), "ALREADY_HANDED_IN");
    expectRefusal(await send(token, { ...plain, name: "한도연" }), "ALREADY_HANDED_IN");
    // Without a receipt of its own each text counts, as two pupils may hand in the same one.
    await handed(token, { writing: null });
    await handed(token, { writing: null });
    expect((await lines(id)).handIns).toHaveLength(4);
    // The answer was lost and the deadline has passed: it had arrived.
    test.clock = at(8);
    expect(await handed(token, plain)).toMatchObject({ handedInAt: NOON.toISOString(), mayWithdraw: false });
    expectRefusal(await send(token, { writing: null, receipt: `${receipt}3` }), "REQUEST_ENDED");
    expectRefusal(await send(token, { receipt: "short" }), "INVALID_REQUEST");
  });

  it("counts stamps only for their owner", async () => {
    const writer = await test.newSession();
    const state = { recordId: written.recordId, entries: 5, hash: written.hashes[5], characters: 1 };
    const stamp = (await test.post("/api/writing-records/stamps", state, { cookie: writer })).json().data;
    const writing = { record: { ...written.shown("text"), stamps: [stamp] }, showsReplay: false };
    const own = await ask();
    await handed(own.token, { writing }, writer);
    const [line] = (await lines(own.id)).handIns;
    expect(line?.record?.stamps).toBe(1);
    expect((await get(`/api/writing-requests/hand-in?id=${line?.id}`)).json().data.writing.stamps).toEqual([stamp]);
    const anonymous = await ask();
    await handed(anonymous.token, { writing });
    expect((await lines(anonymous.id)).handIns[0]?.record?.stamps).toBe(0);
  });

  it.each<[string, () => object]>([
    ["a text that is not the recorded one", () => ({ text: `${written.text}!` })],
    ["a replay that was not asked for", () => ({ writing: withRecord(true) })],
    [
      "another hash",
      () => ({ writing: { record: { ...written.shown("text"), hash: "0".repeat(64) }, showsReplay: false } }),
    ],
  ])("refuses %s", async (_what, more) => {
    const { token, id } = await ask();
    expectRefusal(await send(token, more()), "RECORD_INVALID");
    expect((await lines(id)).handIns).toEqual([]);
  });

  it("gives a replay where it is asked for and the writer allows it", async () => {
    const { token, id } = await ask({ wantsReplay: true });
    expect(await handed(token, { writing: withRecord(true) })).toMatchObject({ showsReplay: true });
    const [line] = (await lines(id)).handIns;
    expect((await get(`/api/writing-requests/hand-in?id=${line?.id}`)).json().data.writing.record).toEqual(
      written.record,
    );
  });

  it("takes nothing from the millisecond of the deadline on, closed or full, but still shows what was asked", async () => {
    const { token, id } = await ask();
    await change({ id, isClosed: true });
    expectRefusal(await send(token), "REQUEST_CLOSED");
    await change({ id, isClosed: false });
    test.clock = new Date(at(7).getTime() - 1);
    await handed(token, { writing: null });
    test.clock = at(7);
    expectRefusal(await send(token, { writing: null }), "REQUEST_ENDED");
    expect((await test.call("GET", `/api/requested-writing?token=${token}`)).json().data.state).toBe("ended");
    expect((await change({ id, dueAt: at(9).toISOString() })).json().data.state).toBe("open");
    const [row] = await connection().db.select().from(handIns).where(eq(handIns.requestId, id));
    if (row === undefined) throw new Error("Nothing was handed in.");
    const more = Array.from({ length: HAND_INS_PER_REQUEST - 1 }, (_, n) => ({
      ...row,
      id: `${row.id}${n}`,
      receiptHash: `${row.receiptHash}${n}`,
    }));
    await connection().db.insert(handIns).values(more);
    expectRefusal(await send(token), "REQUEST_FULL");
  });

  it("lets the writer read and withdraw by the receipt until the deadline", async () => {
    const { token, id } = await ask();
    const { receipt } = await handed(token);
    expectRefusal(await send(token), "ALREADY_HANDED_IN");
    const read = () => test.call("GET", `/api/hand-ins?receipt=${receipt}`);
    expect((await read()).json().data).toMatchObject({ text: written.text, mayWithdraw: true });
    const [row] = await connection().db.select().from(handIns).where(eq(handIns.requestId, id));
    expect(JSON.stringify(row)).not.toContain(receipt);
    test.clock = at(7);
    expect((await read()).json().data.mayWithdraw).toBe(false);
    expect((await remove(`/api/hand-ins?receipt=${receipt}`)).json().error).toMatchObject({ code: "REQUEST_ENDED" });
    test.clock = at(6);
    expect((await remove(`/api/hand-ins?receipt=${receipt}`)).statusCode).toBe(200);
    expectRefusal(await read(), "NOT_FOUND");
    expect((await lines(id)).handIns).toEqual([]);
    await handed(token);
  });

  it("answers another user's request and its texts as if they did not exist", async () => {
    const { token, id } = await ask();
    await handed(token);
    const [line] = (await lines(id)).handIns;
    const other = await test.newSession({ emailVerified: true });
    expectRefusal(await get(`/api/writing-requests/hand-ins?id=${id}`, other), "NOT_FOUND");
    expectRefusal(await get(`/api/writing-requests/hand-in?id=${line?.id}`, other), "NOT_FOUND");
    expectRefusal(await change({ id, isClosed: true }, other), "NOT_FOUND");
    expectRefusal(await remove(`/api/writing-requests?id=${id}`, other), "NOT_FOUND");
    expectRefusal(await test.call("GET", "/api/requested-writing?token=none"), "NOT_FOUND");
    expectRefusal(await send("none"), "NOT_FOUND");
    expect((await lines(id)).request.unread).toBe(1);
  });

  it.each([
    ["no title", { title: " " }],
    ["a deadline that is past", { dueAt: NOON.toISOString() }],
    ["a deadline in more than a year", { dueAt: new Date(NOON.getTime() + 366 * DAY_MS).toISOString() }],
    ["a least above its most", { minChars: 10, maxChars: 9 }],
  ])("refuses a request with %s", async (_what, more) => {
    expectRefusal(await create(more), "REQUEST_FIELDS");
  });

  it("refuses empty fields, unconfirmed addresses and too many texts from one address", async () => {
    const { token } = await ask();
    expectRefusal(await send(token, { name: " " }), "HAND_IN_EMPTY");
    expectRefusal(await send(token, { text: "\n", writing: null }), "HAND_IN_EMPTY");
    expectRefusal(await create({}, await test.newSession({ emailVerified: false })), "EMAIL_NOT_VERIFIED");
    const strict = await openTestApp(connection(), { limits: { handInsPerMinute: 1 } });
    await strict.post("/api/hand-ins", { token });
    expectRefusal(await strict.post("/api/hand-ins", { token }), "RATE_LIMITED");
    await strict.app.close();
  });

  it("deletes everything on its day, with the request, and with the accounts", async () => {
    const count = async (id: string) =>
      (await connection().db.select().from(handIns).where(eq(handIns.requestId, id))).length;
    const { token, id } = await ask();
    const writer = await test.newSession();
    await handed(token, {}, writer);
    await handed(token, { writing: null });
    const { id: writerId } = (await get("/api/user/me", writer)).json().data.user;
    const { id: askerId } = (await get("/api/user/me")).json().data.user;
    const exported = async (file: string, userId: string) => {
      const rows = [];
      const exporter = writingRequestExporters.find((one) => one.file === file);
      for await (const row of exporter?.rows(connection().db, userId) ?? []) rows.push(row);
      return rows;
    };
    expect(await exported("handed-in-texts.json", writerId)).toMatchObject([{ text: written.text }]);
    expect(await exported("handed-in-texts.json", askerId)).toEqual([]);
    expect(await exported("writing-requests.json", askerId)).toMatchObject([{ title: ASKED.title }]);
    await connection().db.delete(users).where(eq(users.id, writerId));
    expect(await count(id)).toBe(1);
    await sweepRequests({ db: connection().db, now: new Date(at(97).getTime() - 1) });
    expect(await count(id)).toBe(1);
    await sweepRequests({ db: connection().db, now: at(97) });
    expect(await count(id)).toBe(0);
    const second = await ask();
    await handed(second.token);
    await remove(`/api/writing-requests?id=${second.id}`, asker);
    expect(await count(second.id)).toBe(0);
    const third = await ask();
    await handed(third.token);
    await connection().db.delete(users).where(eq(users.id, askerId));
    expect(await count(third.id)).toBe(0);
    expect(await connection().db.select().from(writingRequests).where(eq(writingRequests.id, third.id))).toEqual([]);
  });

  it(`makes at most ${WRITING_REQUESTS_PER_USER} requests of one account, also concurrently`, async () => {
    const answers = await Promise.all(Array.from({ length: WRITING_REQUESTS_PER_USER + 5 }, () => create()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(WRITING_REQUESTS_PER_USER);
  });
});
