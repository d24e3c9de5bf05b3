import { createHash, randomBytes } from "node:crypto";
import {
  type ErrorCode,
  RECORD_STAMPS_MAX,
  RECORD_VERIFICATIONS_PER_MINUTE,
  RECORDS_PER_USER,
  Stamp,
} from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { recordExporters } from "./data-exporters.ts";
import { writingRecords, writingStamps } from "./tables.ts";

const NOON = new Date("2026-03-10T03:00:00Z");
const MINUTE = 60_000;
const freshId = () => randomBytes(16).toString("hex");
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

onEachDatabase("/api/writing-records", (connection) => {
  let test: TestApp;
  let cookie: string;
  let recordId: string;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    test.clock = NOON;
    cookie = await test.newSession();
    recordId = freshId();
  });

  const state = (entries: number, letters = `state ${entries}`) => ({ entries, hash: hashOf(letters) });
  const stamp = (entries: number, more: object = {}, by = cookie) =>
    test.post(
      "/api/writing-records/stamps",
      { recordId, characters: entries * 3, ...state(entries), ...more },
      { cookie: by },
    );
  const verify = (states: object[], id = recordId) =>
    test.post("/api/writing-records/verify", { recordId: id, states });
  const forget = (by = cookie, id = recordId) =>
    test.post("/api/writing-records/forget", { recordId: id }, { cookie: by });
  const userIdOf = async (by: string) => (await test.call("GET", "/api/user/me", { cookie: by })).json().data.user.id;

  it("stamps states with the server time and returns them on verification", async () => {
    const first = await stamp(10);
    expect(first.statusCode).toBe(200);
    expect(Stamp.strict().parse(first.json().data)).toEqual({
      ...state(10),
      characters: 30,
      stampedAt: NOON.toISOString(),
    });
    test.clock = new Date(NOON.getTime() + MINUTE);
    await stamp(25);
    const found = await verify([state(10), state(12), state(25)]);
    expect(found.statusCode).toBe(200);
    expect(found.json().data.stamps).toEqual([
      { ...state(10), characters: 30, stampedAt: NOON.toISOString() },
      { ...state(25), characters: 75, stampedAt: test.clock.toISOString() },
    ]);
  });

  it("returns no stamps for missing or wrong hashes or an unknown record", async () => {
    await stamp(10);
    expect((await verify([])).json().data).toEqual({ stamps: [] });
    expect((await verify([state(10, "another text")])).json().data).toEqual({ stamps: [] });
    expect((await verify([state(10)], freshId())).json().data).toEqual({ stamps: [] });
  });

  it("is idempotent for the same state, also under concurrency", async () => {
    await Promise.all(Array.from({ length: 4 }, () => stamp(10)));
    test.clock = new Date(NOON.getTime() + MINUTE);
    expect((await stamp(10)).json().data.stampedAt).toBe(NOON.toISOString());
    const rows = await connection().db.select().from(writingStamps).where(eq(writingStamps.recordId, recordId));
    expect(rows).toHaveLength(1);
  });

  it("rejects fewer entries or another hash with RECORD_OUT_OF_ORDER", async () => {
    await stamp(10);
    expectRefusal(await stamp(9), "RECORD_OUT_OF_ORDER");
    expectRefusal(await stamp(10, state(10, "another text")), "RECORD_OUT_OF_ORDER");
    expect((await stamp(11)).statusCode).toBe(200);
  });

  it("returns NOT_FOUND for another user's record and leaves it unchanged", async () => {
    const other = await test.newSession();
    await stamp(10);
    expectRefusal(await stamp(20, {}, other), "NOT_FOUND");
    expectRefusal(await forget(other), "NOT_FOUND");
    expectRefusal(await forget(other, freshId()), "NOT_FOUND");
    expect((await verify([state(10), state(20)])).json().data.stamps).toHaveLength(1);
  });

  it("deletes a record at its owner's request", async () => {
    await stamp(10);
    expect((await forget()).statusCode).toBe(200);
    expect((await verify([state(10)])).json().data).toEqual({ stamps: [] });
    expectRefusal(await forget(), "NOT_FOUND");
  });

  it("exports only the user's own stamps", async () => {
    await stamp(10);
    const other = await test.newSession();
    await test.post(
      "/api/writing-records/stamps",
      { recordId: freshId(), characters: 1, ...state(1) },
      { cookie: other },
    );
    const rows = [];
    for await (const row of recordExporters[0]?.rows(connection().db, await userIdOf(cookie)) ?? []) rows.push(row);
    expect(rows).toEqual([{ recordId, ...state(10), characters: 30, stampedAt: NOON }]);
  });

  it("limits stamps per record and records per user", async () => {
    const { db } = connection();
    const userId = await userIdOf(cookie);
    await stamp(1);
    const stamps = Array.from({ length: RECORD_STAMPS_MAX - 1 }, (_, at) => ({
      recordId,
      ...state(at + 2),
      characters: 1,
      stampedAt: NOON,
    }));
    await db.insert(writingStamps).values(stamps);
    expectRefusal(await stamp(RECORD_STAMPS_MAX + 5), "TOO_MANY_STAMPS");
    const records = Array.from({ length: RECORDS_PER_USER - 1 }, () => ({ id: freshId(), userId, createdAt: NOON }));
    await db.insert(writingRecords).values(records);
    recordId = freshId();
    expectRefusal(await stamp(1), "TOO_MANY_STAMPS");
  });

  describe("잘못된 요청은 저마다의 코드로 답하고 아무것도 적지 않는다", () => {
    it.each<[string, ErrorCode, object]>([
      ["an id of another shape", "INVALID_REQUEST", { recordId: "../../etc" }],
      ["a hash of another shape", "INVALID_REQUEST", { hash: "A".repeat(64) }],
      ["a negative count", "INVALID_REQUEST", { entries: -1 }],
      ["half an entry", "INVALID_REQUEST", { entries: 1.5 }],
      ["too many entries", "INVALID_REQUEST", { entries: 100_001 }],
      ["no count of letters", "INVALID_REQUEST", { characters: undefined }],
    ])("%s: %s", async (_name, code, more) => {
      expectRefusal(await stamp(3, more), code);
      expect(await connection().db.select().from(writingRecords).where(eq(writingRecords.id, recordId))).toEqual([]);
    });

    it("requires login to stamp and forget, but not to verify", async () => {
      const body = { recordId, characters: 1, ...state(1) };
      expectRefusal(await test.post("/api/writing-records/stamps", body), "LOGIN_REQUIRED");
      expectRefusal(await test.post("/api/writing-records/forget", { recordId }), "LOGIN_REQUIRED");
      expect((await verify([])).statusCode).toBe(200);
      expectRefusal(await test.post("/api/writing-records/verify", { recordId: 1, states: [] }), "INVALID_REQUEST");
    });

    it("counts verifications of one household's network together", async () => {
      const from = (at: number) => `2001:db8:1:2::${at.toString(16)}`;
      const ask = (at: number) =>
        test.post("/api/writing-records/verify", { recordId, states: [] }, { from: from(at + 1) });
      for (let at = 0; at < RECORD_VERIFICATIONS_PER_MINUTE; at++) expect((await ask(at)).statusCode).toBe(200);
      expectRefusal(await ask(RECORD_VERIFICATIONS_PER_MINUTE), "RATE_LIMITED");
    });

    it("returns 429 beyond six stamps a minute", async () => {
      const codes = [];
      for (let at = 1; at <= 8; at++) codes.push((await stamp(at)).statusCode);
      expect(codes.filter((code) => code === 429)).toHaveLength(2);
    });
  });
});
