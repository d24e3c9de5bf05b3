import { type Batch, type BatchText, PRO_MONTHLY_CREDITS } from "@geulgyeol/contract";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { DatabaseConnection } from "../db/connection.ts";
import { creditDriver } from "./credit-driver.ts";
import { koreanText } from "./korean-text.ts";
import { tablesWith } from "./tables-with.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** When the tests of batches begin. */
export const NOON = new Date("2026-03-10T03:00:00Z");
/** Name of the repeated work that judges. */
export const JUDGING = "judge the texts of batches";

/** A server, and for every test a new Pro user with the requests about batches. */
export function batchWorld(connection: () => DatabaseConnection) {
  const world = {} as { test: TestApp; driver: Awaited<ReturnType<typeof batchDriver>> };
  beforeAll(async () => {
    world.test = await openTestApp(connection());
  });
  afterAll(() => world.test?.app.close());
  beforeEach(async () => {
    world.driver = await batchDriver(world.test, connection);
  });
  return world;
}

async function batchDriver(test: TestApp, connection: () => DatabaseConnection) {
  test.clock = NOON;
  const { cookie, userId } = await newUser(true);

  async function newUser(isPro: boolean) {
    const session = await test.newSession({ emailVerified: true });
    const { id } = (await test.call("GET", "/api/user/me", { cookie: session })).json().data.user;
    if (isPro) await creditDriver(connection().db, id).subscribe(id, NOON, new Date(NOON.getTime() + 30 * DAY_MS));
    return { cookie: session, userId: id as string };
  }
  const open = async (id: string, at = test) =>
    (await at.call("GET", `/api/batches/batch?id=${id}`, { cookie })).json().data as {
      batch: Batch;
      texts: BatchText[];
    };
  return {
    cookie,
    userId,
    newUser,
    open,
    send: (method: "PATCH" | "PUT", url: string, payload: object, by = cookie) =>
      test.app.inject({ method, url, headers: { cookie: by }, payload }),
    remove: (url: string, by = cookie) => test.app.inject({ method: "DELETE", url, headers: { cookie: by } }),
    create: async (more: object = {}) => {
      const answer = await test.post("/api/batches", { name: "3반 수행평가", ...more }, { cookie });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data as Batch;
    },
    add: async (batchId: string, texts: object[], at = test) => {
      const answer = await at.post("/api/batches/texts", { batchId, texts }, { cookie });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data.texts as BatchText[];
    },
    settled: async (id: string, judged: number, at = test) => {
      await expect.poll(async () => (await open(id, at)).batch.texts.judged, { timeout: 30_000 }).toBe(judged);
      return open(id, at);
    },
    spent: async () =>
      PRO_MONTHLY_CREDITS -
      ((await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining as number),
    /** The tables that have a row with these characters. */
    tablesWith: (part: string) => tablesWith(connection().db, part),
  };
}

let seed = 700_000;

/** What the file of a text gave; each text is another. */
export function content(text = koreanText(seed++)) {
  return { text, source: { kind: "hwp", name: "글.hwp" } };
}
