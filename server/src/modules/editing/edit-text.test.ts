import { EDITS_PER_DAY } from "@geulgyeol/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import { createLogger } from "../../http/request-log.ts";
import { creditDriver } from "../../testing/credit-driver.ts";
import { scriptedRewrite } from "../../testing/scripted-rewrite.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { editText } from "./edit-text.ts";
import { editDays } from "./tables.ts";

const SELECTED = "폭우로 인해 도로가 잠겼다.";
const EDITED = "폭우로 도로가 잠겼다.";
/** 23:59:30 on 10 March in Seoul. */
const EVENING = new Date("2026-03-10T14:59:30Z");

onEachDatabase("editText", (connection) => {
  let userId: string;
  let script: ReturnType<typeof scriptedRewrite>;
  let now: Date;
  beforeEach(async () => {
    userId = await insertUser(connection().db);
    script = scriptedRewrite();
    now = EVENING;
  });
  const edit = (request: Partial<Parameters<typeof editText>[2]> = {}, by = userId) =>
    editText(
      {
        db: connection().db,
        rewrite: script.rewrite,
        now: () => now,
        models: [],
        log: createLogger("silent"),
        budget: { perDay: 0, perUserPerDay: 0 },
      },
      by,
      { selectedText: SELECTED, prompt: "자연스럽게", ...request },
    );
  const hasUsed = async (used: number) => {
    await connection().db.delete(editDays);
    const day = new Date("2026-03-09T15:00:00Z");
    await connection().db.insert(editDays).values({ userId, day, used });
  };
  const used = async () => (await connection().db.select().from(editDays)).find((row) => row.userId === userId)?.used;

  it("고친 글과 바뀐 곳과 이유를 돌려주고, 내장 편집기가 고쳤다고 말한다", async () => {
    const result = await edit();
    expect(result).toMatchObject({
      editedText: EDITED,
      followed: true,
      source: "builtin",
      model: null,
      notes: [],
      warnings: [],
    });
    expect(result.changes).toHaveLength(1);
    expect(result.changes[0]).toMatchObject({ before: "폭우로 인해", after: "폭우로" });
    expect(result.changes[0]?.reason).toMatch(/요\.$/);
    expect(await used()).toBe(1);
  });

  it("따를 수 없는 요청과 고칠 것이 없는 글은 그대로 두고 세지 않는다", async () => {
    const refused = await edit({ prompt: "결말을 더 감동적으로 바꿔 줘" });
    expect(refused).toMatchObject({ editedText: SELECTED, changes: [], followed: false });
    expect(refused.notes.length).toBeGreaterThan(0);
    expect(await edit({ selectedText: EDITED })).toMatchObject({ editedText: EDITED, changes: [], followed: true });
    expect(await used()).toBeUndefined();
  });

  it.each(["EDIT_FAILED", "EDIT_TIMEOUT", "SERVER_BUSY"] as const)(
    "%s does not count toward the daily limit",
    async (code) => {
      script.failNext = new AppError(code);
      await expect(edit()).rejects.toMatchObject({ code });
      expect(await used()).toBeUndefined();
    },
  );

  it.each([
    ["SELECTION_EMPTY", { selectedText: " \n" }],
    ["TEXT_TOO_LONG", { selectedText: "가".repeat(10_001) }],
    ["PROMPT_EMPTY", { prompt: "  " }],
    ["PROMPT_TOO_LONG", { prompt: "쉽".repeat(501) }],
  ] as const)("throws %s before running the editor", async (code, request) => {
    await expect(edit(request)).rejects.toMatchObject({ code });
    expect(script.runs).toBe(0);
  });

  it("accepts the longest passage and the longest prompt", async () => {
    const longest = { selectedText: "가".repeat(10_000), prompt: `쉽게${" ".repeat(498)}` };
    script.failNext = new AppError("EDIT_FAILED");
    await expect(edit(longest)).rejects.toMatchObject({ code: "EDIT_FAILED" });
    expect(script.runs).toBe(1);
  });

  describe.each([
    ["free", EDITS_PER_DAY.free],
    ["pro", EDITS_PER_DAY.pro],
  ] as const)("daily limit on the plan %s", (plan, perDay) => {
    beforeEach(async () => {
      if (plan === "free") return;
      const month = 30 * 86_400_000;
      await creditDriver(connection().db, userId).subscribe(userId, EVENING, new Date(EVENING.getTime() + month));
    });

    it(`allows ${perDay} edits per day and resets at midnight in Seoul`, async () => {
      await hasUsed(perDay - 1);
      await edit();
      await expect(edit()).rejects.toMatchObject({ code: "EDITS_USED_UP", retryAfterSeconds: 30 });
      expect(script.runs).toBe(1);
      now = new Date("2026-03-10T14:59:59.999Z");
      await expect(edit()).rejects.toMatchObject({ code: "EDITS_USED_UP", retryAfterSeconds: 1 });
      now = new Date("2026-03-10T15:00:00Z");
      await edit();
      expect(await used()).toBe(1);
    });

    it("allows three of ten concurrent edits when three are left", async () => {
      await hasUsed(perDay - 3);
      const all = await Promise.allSettled(Array.from({ length: 10 }, () => edit()));
      expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(3);
      const codes = all.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
      expect(codes).toEqual(Array(7).fill("EDITS_USED_UP"));
      expect(await used()).toBe(perDay);
    });
  });

  it("counts edits per user, and a clock set back grants none", async () => {
    await hasUsed(EDITS_PER_DAY.free);
    expect((await edit({}, await insertUser(connection().db))).followed).toBe(true);
    now = new Date("2026-03-08T03:00:00Z");
    await expect(edit()).rejects.toMatchObject({ code: "EDITS_USED_UP" });
  });
});
