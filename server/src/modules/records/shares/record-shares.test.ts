import { randomBytes } from "node:crypto";
import {
  type ErrorCode,
  RECORD_AFTER_CLOSE_DAYS,
  RECORD_SHARES_PER_USER,
  RecordShare,
  SharedRecordPage,
  type Stamp,
  type WritingRecord,
} from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { SerializedRow } from "../../../module.ts";
import { linkDriver } from "../../../testing/link-driver.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { writtenRecord } from "../../../testing/written-record.ts";
import { recordExporters } from "../data-exporters.ts";
import { recordShares } from "../tables.ts";
import { sweepRecordShares } from "./sweep-record-shares.ts";

const NOON = new Date("2026-03-10T03:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET_WORDS = "지워 버린 비밀 문장.";

onEachDatabase("/api/record-shares", (connection) => {
  let test: TestApp;
  let cookie: string;
  let written: ReturnType<typeof writtenRecord>;
  let links: ReturnType<typeof linkDriver>;
  beforeAll(async () => {
    test = await openTestApp(connection());
    links = linkDriver(test, { own: "/api/record-shares", read: "/api/shared-records" });
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    test.clock = NOON;
    cookie = await test.newSession({ emailVerified: true });
    written = writtenRecord([
      { text: "버스를 타고 강을 건넜다. " },
      { text: "붙여 넣은 인용문이다.", origin: "paste" },
      { text: SECRET_WORDS, deleted: SECRET_WORDS.length },
    ]);
  });

  const body = (more: object = {}) => ({
    record: written.shown("text"),
    title: "강을 건넌 날",
    writer: "한도윤",
    showsText: true,
    showsReplay: false,
    days: 30,
    ...more,
  });
  const make = (more: object = {}, by = cookie) => links.make(body(more), by);
  const share = async (more: object = {}) => RecordShare.strict().parse(await links.made(body(more), cookie));
  const open = (...given: Parameters<typeof links.open>) => links.open(...given);
  const list = (by = cookie) => links.list<RecordShare>(by);
  const change = (payload: object, by = cookie) => links.change(payload, by);
  const remove = (id: string, by = cookie) => links.remove(id, by);
  const stampAfter = async (entries: number, by = cookie): Promise<Stamp> => {
    const state = { recordId: written.recordId, entries, hash: written.hashes[entries], characters: 1 };
    return (await test.post("/api/writing-records/stamps", state, { cookie: by })).json().data;
  };

  it("shows the record to anybody with its token, with the server's own stamps", async () => {
    const stamp = await stampAfter(10);
    const made = await share({
      record: { ...written.shown("text"), stamps: [{ ...stamp, stampedAt: "2020-01-01T00:00:00Z" }] },
    });
    expect(made).toMatchObject({
      recordId: written.recordId,
      path: `/records/${made.token}`,
      views: 0,
      isClosed: false,
    });
    expect(made).toMatchObject({ entries: written.record.entries.length, characters: written.text.length });
    expect(Buffer.from(made.token, "base64url")).toHaveLength(24);
    const answer = await open(made.token);
    expect(answer.headers).toMatchObject({
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
    const page = SharedRecordPage.strict().parse(answer.json().data);
    expect(page).toMatchObject({ title: "강을 건넌 날", writer: "한도윤", sharedAt: NOON.toISOString() });
    expect(page.expiresAt).toBe(new Date(NOON.getTime() + 30 * DAY_MS).toISOString());
    expect(page.record.entries).toEqual(written.shown("text").entries);
    expect(page.stamps).toEqual([{ ...stamp, stampedAt: NOON.toISOString() }]);
    expect(answer.body).not.toContain("비밀");
  });

  it("prints a shared record for anybody, with the address of its page", async () => {
    const { token, id } = await share();
    const print = (given: string) => test.call("GET", `/api/shared-records/pdf?token=${given}`);
    const answer = await print(token);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="geulgyeol-record.pdf"',
    });
    expect(answer.body).toMatch(new RegExp(`^%PDF-1.3 http://localhost(:80)?/records/${token}$`));
    expect(await list()).toMatchObject([{ views: 0 }]);
    await change({ id, isClosed: true });
    expectRefusal(await print(token), "NOT_FOUND");
  });

  it("keeps nothing of the text that is not shown", async () => {
    const made = await share({ record: written.shown("nothing"), showsText: false });
    const [row] = await connection().db.select().from(recordShares).where(eq(recordShares.id, made.id));
    expect(row).toMatchObject({ text: null, textHash: null, typedPercent: 56 });
    expect((await open(made.token)).body).not.toMatch(/버스|인용문|비밀/);
    const shown = await share();
    const [second] = await connection().db.select().from(recordShares).where(eq(recordShares.id, shown.id));
    expect(second?.text).toBe(written.text);
    const everything = await share({ record: written.record, showsReplay: true });
    expect((await open(everything.token)).json().data.record).toEqual(written.record);
    expect(test.logLines.join()).not.toMatch(/버스를|비밀 문장/);
  });

  it.each<[string, () => object]>([
    ["the secret, which opens every text", () => ({ record: { ...written.shown("text"), secret: "5".repeat(64) } })],
    ["a text although none is to be shown", () => ({ showsText: false })],
    ["no text although it is to be shown", () => ({ record: written.shown("nothing") })],
    ["deleted texts withheld although all are to be shown", () => ({ showsReplay: true })],
    ["a changed letter", () => ({ record: changedLetter(written.shown("text")) })],
    ["a changed time", () => ({ record: earlier(written.shown("text")) })],
    ["another hash", () => ({ record: { ...written.shown("text"), hash: "0".repeat(64) } })],
    [
      "a stamp that the server never gave",
      () => ({ record: { ...written.shown("text"), stamps: [stampOf(written, 5)] } }),
    ],
  ])("refuses a record with %s and stores nothing", async (_name, more) => {
    expectRefusal(await make(more()), "RECORD_INVALID");
    expect(await list()).toEqual([]);
  });

  it("refuses another user's record, with and without stamps", async () => {
    await share();
    const copier = await test.newSession({ emailVerified: true });
    expectRefusal(await make({}, copier), "RECORD_INVALID");
    const stamp = await stampAfter(10);
    expectRefusal(await make({ record: { ...written.shown("text"), stamps: [stamp] } }, copier), "RECORD_INVALID");
    expect(await list(copier)).toEqual([]);
  });

  it("counts views of others once an hour for each address, and the last one", async () => {
    const { token } = await share();
    await open(token, { by: cookie });
    await open(token, { from: "10.0.0.1" });
    await open(token, { from: "10.0.0.1" });
    test.clock = new Date(NOON.getTime() + 60_000);
    await open(token, { by: await test.newSession(), from: "10.0.0.2" });
    expect(await list()).toMatchObject([{ views: 2, lastViewedAt: test.clock.toISOString() }]);
  });

  it("answers expired, closed, deleted and unknown links alike", async () => {
    const ends = [await share({ days: 7 }), await share(), await share()];
    await change({ id: ends[1]?.id, isClosed: true });
    await remove(ends[2]?.id ?? "");
    test.clock = new Date(NOON.getTime() + 7 * DAY_MS);
    const tokens = [...ends.map(({ token }) => token), randomBytes(24).toString("base64url"), "short", "a b"];
    for (const token of tokens) expectRefusal(await open(token), "NOT_FOUND");
    expect((await list()).map(({ isExpired, isClosed }) => [isExpired, isClosed])).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    );
  });

  it("changes the expiry, closes and opens again", async () => {
    const { id, token } = await share({ days: 7 });
    test.clock = new Date(NOON.getTime() + 8 * DAY_MS);
    expectRefusal(await open(token), "NOT_FOUND");
    expect((await change({ id, days: 90 })).json().data.expiresAt).toBe(
      new Date(test.clock.getTime() + 90 * DAY_MS).toISOString(),
    );
    expect((await open(token)).statusCode).toBe(200);
    expect((await change({ id, isClosed: true })).json().data).toMatchObject({ isClosed: true });
    expect((await change({ id, isClosed: false, days: null })).json().data).toMatchObject({
      isClosed: false,
      expiresAt: null,
    });
    expect((await change({ id })).json().data).toMatchObject({ id, expiresAt: null });
    expect((await open(token)).statusCode).toBe(200);
  });

  it("answers another user's link as if it did not exist", async () => {
    const { id } = await share();
    const other = await test.newSession({ emailVerified: true });
    expectRefusal(await change({ id, isClosed: true }, other), "NOT_FOUND");
    expectRefusal(await remove(id, other), "NOT_FOUND");
    expect(await list(other)).toEqual([]);
    expect(await list()).toMatchObject([{ id, isClosed: false }]);
  });

  it.each<[string, ErrorCode, object]>([
    ["other days", "INVALID_REQUEST", { days: 31 }],
    ["a title that is too long", "INVALID_REQUEST", { title: "가".repeat(101) }],
    ["a name that is too long", "INVALID_REQUEST", { writer: "가".repeat(61) }],
    ["no record", "INVALID_REQUEST", { record: undefined }],
    ["a record of the first version", "INVALID_REQUEST", { record: { version: 1 } }],
    ["more than eight megabytes", "PAYLOAD_TOO_LARGE", { title: "a".repeat(8 * 1024 * 1024) }],
  ])("refuses %s", async (_name, code, more) => {
    expectRefusal(await make(more), code);
  });

  it("refuses a record that is too large to be kept", async () => {
    const noise = () => randomBytes(735_000).toString("base64");
    const parts = Array.from({ length: 5 }, () => ({ text: noise(), origin: "paste" as const, deleted: 980_000 }));
    written = writtenRecord([...parts, { text: "남은 글." }]);
    expectRefusal(await make({ record: written.record, showsReplay: true }), "RECORD_TOO_LARGE");
    expect(await list()).toEqual([]);
  });

  it("limits open links, shares a minute and unconfirmed addresses", async () => {
    const { id } = await share();
    const [row] = await connection().db.select().from(recordShares).where(eq(recordShares.id, id));
    if (row === undefined) throw new Error("The share is missing.");
    const more = Array.from({ length: RECORD_SHARES_PER_USER - 2 }, (_, at) => ({
      ...row,
      id: `${id}${at}`,
      token: `${at}${row.token}`,
    }));
    await connection().db.insert(recordShares).values(more);
    const last = await Promise.all([make(), make(), make()]);
    expect(last.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expectRefusal(await make(), "TOO_MANY_RECORD_SHARES");
    await change({ id, isClosed: true });
    expect((await make()).statusCode).toBe(200);
    expectRefusal(await make({}, await test.newSession({ emailVerified: false })), "EMAIL_NOT_VERIFIED");
    const strict = await openTestApp(connection(), { limits: { recordSharesPerMinute: 1 } });
    const hasty = await test.newSession({ emailVerified: true });
    written = writtenRecord([{ text: "짧은 글." }]);
    await strict.post("/api/record-shares", body(), { cookie: hasty });
    expectRefusal(await strict.post("/api/record-shares", body(), { cookie: hasty }), "RATE_LIMITED");
    await strict.app.close();
  });

  it("deletes records 30 days after their link ended", async () => {
    const [kept, expired, closed] = [
      await share({ days: null }),
      await share({ days: 7 }),
      await share({ days: null }),
    ];
    await change({ id: closed.id, isClosed: true });
    const now = (days: number) => new Date(NOON.getTime() + days * DAY_MS + 1);
    await sweepRecordShares({ db: connection().db, now: now(RECORD_AFTER_CLOSE_DAYS - 1) });
    expect(await list()).toHaveLength(3);
    await sweepRecordShares({ db: connection().db, now: now(RECORD_AFTER_CLOSE_DAYS) });
    expect((await list()).map(({ id }) => id).sort()).toEqual([kept.id, expired.id].sort());
    await sweepRecordShares({ db: connection().db, now: now(RECORD_AFTER_CLOSE_DAYS + 7) });
    expect((await list()).map(({ id }) => id)).toEqual([kept.id]);
  });

  it("exports one's own shared records", async () => {
    await share();
    const { id: userId } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
    const exporter = recordExporters.find(({ file }) => file === "shared-records.json");
    const rows = [];
    for await (const row of exporter?.rows(connection().db, userId) ?? []) {
      rows.push(JSON.parse(Buffer.from((row as SerializedRow).json).toString()));
    }
    expect(rows).toMatchObject([{ title: "강을 건넌 날", writer: "한도윤", record: written.shown("text") }]);
    expect(JSON.stringify(rows)).not.toContain(userId);
  });
});

const changedLetter = (record: WritingRecord): WritingRecord => ({
  ...record,
  entries: record.entries.map((entry, at) => (at === 3 ? { ...entry, inserted: "힣" } : entry)),
});
const earlier = (record: WritingRecord): WritingRecord => ({
  ...record,
  entries: record.entries.map((entry, at) => (at === 3 ? { ...entry, time: entry.time - 1 } : entry)),
});
const stampOf = ({ hashes }: ReturnType<typeof writtenRecord>, entries: number) => ({
  entries,
  hash: hashes[entries],
  characters: 1,
  stampedAt: NOON.toISOString(),
});
