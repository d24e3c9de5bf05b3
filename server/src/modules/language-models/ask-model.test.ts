import { eq } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { createLogger } from "../../http/request-log.ts";
import { createFakeModel, type FakeModel } from "../../ports/llm/fake-model.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";
import { askModel, BudgetSpent } from "./ask-model.ts";
import { languageModelExporters } from "./data-exporters.ts";
import { llmDays, llmUsage } from "./tables.ts";

/** 100 tokens in and 100 out at most: 100 + 500 millionths of a dollar. */
const REQUEST = { system: "가".repeat(50), user: "나".repeat(50), maxOutputTokens: 100 };
const WORST = 600;
/** 10 tokens of answer cost 150. */
const ANSWER = "다".repeat(10);
const REAL = 150;
const DAY = new Date("2026-03-09T15:00:00Z");

onEachDatabase("askModel", (connection) => {
  let userId: string;
  let model: FakeModel;
  let now: Date;
  beforeEach(async () => {
    const { db } = connection();
    await db.delete(llmUsage);
    await db.delete(llmDays);
    userId = await insertUser(db);
    model = createFakeModel({ id: "m", price: { input: 1, output: 5 } });
    model.says = ANSWER;
    now = new Date("2026-03-10T14:59:59Z");
  });
  const ask = (budget: { perDay: number; perUserPerDay: number }, by = userId, role: "edit" | "judge" = "edit") =>
    askModel(
      { db: connection().db, now: () => now, log: createLogger("silent"), budget },
      { model, userId: by, role, request: REQUEST },
      () => model.write(REQUEST),
    );
  const days = () => connection().db.select().from(llmDays);
  const usage = (of = userId) => connection().db.select().from(llmUsage).where(eq(llmUsage.userId, of));
  const PLENTY = { perDay: 1_000_000, perUserPerDay: 1_000_000 };

  it("records tokens and cost per user, day, model and role", async () => {
    await ask(PLENTY);
    await ask(PLENTY);
    await ask(PLENTY, userId, "judge");
    now = new Date("2026-03-10T15:00:00Z");
    await ask(PLENTY);
    const rows = (await usage()).map(({ day, role, calls, spent }) => [day.toISOString(), role, calls, spent]);
    expect(rows.sort()).toEqual([
      ["2026-03-09T15:00:00.000Z", "edit", 2, 2 * REAL],
      ["2026-03-09T15:00:00.000Z", "judge", 1, REAL],
      ["2026-03-10T15:00:00.000Z", "edit", 1, REAL],
    ]);
    expect((await days()).find(({ day }) => day.getTime() === DAY.getTime())).toEqual({
      day: DAY,
      spent: 3 * REAL,
      reserved: 0,
    });
    expect((await usage())[0]).toMatchObject({ llm: "m", inputTokens: 200, outputTokens: 20, failures: 0 });
  });

  it("records the cost of failed requests", async () => {
    model.fails = { kind: "cut-off" };
    await expect(ask(PLENTY)).rejects.toMatchObject({ kind: "cut-off" });
    model.fails = { kind: "unavailable" };
    await expect(ask(PLENTY)).rejects.toMatchObject({ kind: "unavailable" });
    const [row] = await usage();
    expect(row).toMatchObject({ calls: 2, failures: 2, reserved: 0, inputTokens: 100 });
    expect(row?.spent).toBeGreaterThan(100);
    expect((await days())[0]).toMatchObject({ reserved: 0, spent: row?.spent });
  });

  it("rejects requests that may exceed the daily or the user's budget", async () => {
    for (const budget of [
      { ...PLENTY, perDay: WORST - 1 },
      { ...PLENTY, perUserPerDay: WORST - 1 },
    ]) {
      await expect(ask(budget)).rejects.toThrow(BudgetSpent);
    }
    expect(model.asked).toEqual([]);
    await ask({ perDay: WORST, perUserPerDay: WORST });
    await expect(ask({ ...PLENTY, perUserPerDay: REAL + WORST - 1 })).rejects.toThrow(BudgetSpent);
    const other = await insertUser(connection().db);
    await ask({ perDay: REAL + WORST, perUserPerDay: WORST }, other);
    await expect(ask({ ...PLENTY, perDay: 2 * REAL + WORST - 1 }, other)).rejects.toThrow(BudgetSpent);
    now = new Date("2026-03-10T15:00:00Z");
    await ask({ perDay: WORST, perUserPerDay: WORST });
  });

  it("keeps ten concurrent requests within the daily budget", async () => {
    model.delayMs = 30;
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => ask({ ...PLENTY, perDay: 3 * WORST })));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect((await days())[0]).toMatchObject({ spent: 3 * REAL, reserved: 0 });
  });

  it("allows a free model on a zero budget and records its usage", async () => {
    model = createFakeModel({ id: "own", price: { input: 0, output: 0 } });
    model.says = ANSWER;
    await ask({ perDay: 0, perUserPerDay: 0 });
    expect((await usage())[0]).toMatchObject({ calls: 1, spent: 0, outputTokens: 10 });
  });

  it("exports a user's usage, deletes it with the user and keeps daily totals", async () => {
    const { db } = connection();
    await ask(PLENTY);
    const rows = [];
    for await (const row of languageModelExporters[0]?.rows(db, userId) ?? []) rows.push(row);
    expect(rows).toEqual([
      { day: DAY, llm: "m", role: "edit", calls: 1, failures: 0, inputTokens: 100, outputTokens: 10 },
    ]);
    model.delayMs = 30;
    const late = ask(PLENTY);
    // Its possible cost is reserved by then.
    await vi.waitFor(() => expect(model.asked).toHaveLength(2));
    await db.delete(users).where(eq(users.id, userId));
    await late;
    expect(await usage()).toEqual([]);
    expect((await days())[0]).toMatchObject({ spent: 2 * REAL, reserved: 0 });
  });
});
