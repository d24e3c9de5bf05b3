import { AnalysisResult } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { koreanText } from "../../testing/korean-text.ts";
import { scriptedAnalyse } from "../../testing/scripted-analyse.ts";
import { scriptedDetector } from "../../testing/scripted-detector.ts";
import { storeOnly } from "../../testing/store-only.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";
import { giftCredits, readCredits } from "../credits/index.ts";
import { creditEntries } from "../credits/tables.ts";
import { analyseText } from "./analyse-text.ts";
import { analyses } from "./tables.ts";
import { toResult } from "./to-result.ts";

const NOON = new Date("2026-03-10T03:00:00Z").getTime();
const DAY_MS = 24 * 60 * 60 * 1000;

/** What happens while the engine runs, between the decision on the price and the storing. */
onEachDatabase("storeAnalysis after a change", (connection) => {
  let userId: string;
  let time: number;
  beforeEach(async () => {
    userId = await insertUser(connection().db);
    time = NOON;
  });

  const run = async (
    text: string,
    { meanwhile = async () => {}, key }: { meanwhile?: () => Promise<unknown>; key?: string } = {},
  ) => {
    const script = scriptedAnalyse();
    const parts = {
      db: connection().db,
      analyse: async (...given: Parameters<typeof script.analyse>) => {
        await meanwhile();
        return script.analyse(...given);
      },
      versions: scriptedDetector,
      storing: storeOnly,
      now: () => new Date(time),
    };
    const request = { text, trigger: "manual" as const, source: { kind: "paste" as const } };
    const { json } = await analyseText(parts, { userId, kind: "basic", request, requestKey: key });
    return JSON.parse(json) as AnalysisResult;
  };
  const balance = async () => (await readCredits({ db: connection().db, now: new Date(time) }, userId)).credits;
  const stored = async () =>
    (await connection().db.select().from(analyses).where(eq(analyses.userId, userId))).map(({ id }) => id);
  const ledger = async () => {
    const rows = await connection().db.select().from(creditEntries).where(eq(creditEntries.userId, userId));
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };

  it("answers with what it stored", async () => {
    const result = await run(koreanText(1));
    expect(AnalysisResult.parse(result)).toEqual(result);
    const [row] = await connection().db.select().from(analyses).where(eq(analyses.userId, userId));
    if (row === undefined) throw new Error("Nothing was stored.");
    expect(toResult(row, result.credits, undefined)).toEqual(result);
  });

  it("is free for the same text that was paid meanwhile", async () => {
    const text = koreanText(1);
    let first: AnalysisResult | undefined;
    const second = await run(text, {
      meanwhile: async () => {
        first = await run(text);
      },
    });
    expect(second).toMatchObject({ analysisId: first?.analysisId, credits: { charged: 0, freeRevision: true } });
    expect(await stored()).toEqual([first?.analysisId]);
    expect(await balance()).toMatchObject({ remaining: 2 });
  });

  it("is a free revision of a draft that was paid meanwhile", async () => {
    const text = koreanText(1, 400);
    const result = await run(`${text} 끝.`, { meanwhile: () => run(text) });
    expect(result.credits).toEqual({ charged: 0, remaining: 2, freeRevision: true });
  });

  it("charges the new balance after a gift", async () => {
    const { db } = connection();
    const result = await run(koreanText(1), { meanwhile: () => giftCredits({ db, now: new Date(time) }, userId, 5) });
    expect(result.credits).toMatchObject({ charged: 1, remaining: 7 });
    expect(await ledger()).toBe(7);
  });

  it("charges the allowance of the new day after midnight", async () => {
    await run(koreanText(1));
    const result = await run(koreanText(2), {
      meanwhile: async () => {
        time += DAY_MS;
      },
    });
    expect(result.credits).toMatchObject({ charged: 1, remaining: 2 });
    expect(await ledger()).toBe(2);
  });

  it("throws INSUFFICIENT_CREDITS if the last credit was spent meanwhile, and stores nothing", async () => {
    for (const seed of [1, 2]) await run(koreanText(seed));
    const late = run(koreanText(3), { meanwhile: () => run(koreanText(4)) });
    await expect(late).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    expect(await stored()).toHaveLength(3);
    expect(await ledger()).toBe(0);
  });

  it("returns the analysis of the same request that was answered meanwhile, and refuses another text", async () => {
    let first: AnalysisResult | undefined;
    const again = await run(koreanText(1), {
      key: "one",
      meanwhile: async () => {
        first = await run(koreanText(1), { key: "one" });
      },
    });
    expect(again.analysisId).toBe(first?.analysisId);
    const other = run(koreanText(2), { key: "two", meanwhile: () => run(koreanText(3), { key: "two" }) });
    await expect(other).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    expect(await balance()).toMatchObject({ remaining: 1 });
  });

  it("refuses a key that a free repetition of a stored text took meanwhile", async () => {
    await run(koreanText(1));
    const late = run(koreanText(2), { key: "one", meanwhile: () => run(koreanText(1), { key: "one" }) });
    await expect(late).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    expect(await balance()).toMatchObject({ remaining: 2 });
  });

  it("throws LOGIN_REQUIRED if the account was deleted meanwhile", async () => {
    const { db } = connection();
    const late = run(koreanText(1), { meanwhile: () => db.delete(users).where(eq(users.id, userId)) });
    await expect(late).rejects.toMatchObject({ code: "LOGIN_REQUIRED" });
  });
});
