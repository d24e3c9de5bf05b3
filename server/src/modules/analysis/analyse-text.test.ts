import { type AnalyseRequest, AnalysisResult, REVISIONS_PER_PAID_ANALYSIS } from "@geulgyeol/contract";
import { count, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { scriptedAnalyse } from "../../testing/scripted-analyse.ts";
import { scriptedDetector } from "../../testing/scripted-detector.ts";
import { storeOnly } from "../../testing/store-only.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { giftCredits, readCredits } from "../credits/index.ts";
import { type AnalyseTextInput, analyseText } from "./analyse-text.ts";
import { serializeAnalysis } from "./serialize-analysis.ts";
import { analyses } from "./tables.ts";

const NOON = new Date("2026-03-10T03:00:00Z").getTime();
const HOUR = 3_600_000;

onEachDatabase("analyseText", (connection) => {
  let userId: string;
  let time: number;
  let script: ReturnType<typeof scriptedAnalyse>;
  beforeEach(async () => {
    userId = await insertUser(connection().db);
    time = NOON;
    script = scriptedAnalyse();
  });

  const run = async (text: string, more: Partial<AnalyseTextInput> = {}) => {
    const parts = {
      db: connection().db,
      analyse: script.analyse,
      versions: scriptedDetector,
      storing: storeOnly,
      now: () => new Date(time),
    };
    const request = { text, trigger: "manual" as const, source: { kind: "paste" as const } };
    const { json } = await analyseText(parts, { userId, kind: "basic", request, ...more });
    return JSON.parse(json) as AnalysisResult;
  };
  const remaining = async () =>
    (await readCredits({ db: connection().db, now: new Date(time) }, userId)).credits.remaining;
  const stored = async () => {
    const [row] = await connection().db.select({ n: count() }).from(analyses).where(eq(analyses.userId, userId));
    return row?.n;
  };

  it("returns every field of the contract and stores the whole result", async () => {
    const text = koreanText(1);
    const result = await run(text, { kind: "ensemble" });
    expect(AnalysisResult.parse(result)).toEqual(result);
    expect(result).toMatchObject({
      kind: "ensemble",
      verdict: "human",
      processingTime: 12.5,
      charCount: text.length,
      credits: { charged: 3, remaining: 0, freeRevision: false },
    });
    const [row] = await connection().db.select().from(analyses).where(eq(analyses.id, result.analysisId));
    expect(row).toMatchObject({ userId, text, charged: 3, verdict: "human", revisionOf: null });
    expect(row?.report.sentences[0]?.text).toBe(text);
  });

  it("charges 1, 2 and 3 credits for basic, word level and ensemble", async () => {
    await giftCredits({ db: connection().db, now: new Date(time) }, userId, 10);
    const costs = [];
    for (const kind of ["basic", "wordLevel", "ensemble"] as const) {
      costs.push((await run(koreanText(1), { kind })).credits.charged);
    }
    expect(costs).toEqual([1, 2, 3]);
    expect(await remaining()).toBe(7);
  });

  it("charges exactly 3 credits for 50 concurrent requests on a balance of 3", async () => {
    const all = await Promise.allSettled(Array.from({ length: 50 }, (_, seed) => run(koreanText(seed))));
    const codes = all.map((one) => (one.status === "fulfilled" ? "ok" : (one.reason as AppError).code));
    expect(codes.filter((code) => code === "ok")).toHaveLength(3);
    expect(codes.filter((code) => code === "INSUFFICIENT_CREDITS")).toHaveLength(47);
    expect(await remaining()).toBe(0);
    expect(await stored()).toBe(3);
  });

  it("does not run the engine without enough credits", async () => {
    await run(koreanText(1));
    await expect(run(koreanText(2), { kind: "ensemble" })).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    expect(script.runs).toBe(1);
    expect(await remaining()).toBe(2);
  });

  it("an analysis that fails costs nothing and stores nothing", async () => {
    for (const code of ["ANALYSIS_FAILED", "ANALYSIS_TIMEOUT", "SERVER_BUSY"] as const) {
      script.failNext = new AppError(code);
      await expect(run(koreanText(1))).rejects.toMatchObject({ code });
    }
    expect(await remaining()).toBe(3);
    expect(await stored()).toBe(0);
  });

  it("a result that cannot be stored costs nothing", async () => {
    const analysis = serializeAnalysis(scriptedDetector.analyse(koreanText(1)));
    const analyse = async () => ({ analysis: { ...analysis, report: "{" }, processingTimeMs: 1 });
    const parts = {
      db: connection().db,
      analyse,
      versions: scriptedDetector,
      storing: storeOnly,
      now: () => new Date(time),
    };
    const request = { text: koreanText(1), trigger: "manual" as const, source: { kind: "paste" as const } };
    await expect(analyseText(parts, { userId, kind: "basic", request })).rejects.toThrow();
    expect(await remaining()).toBe(3);
    expect(await stored()).toBe(0);
  });

  it("다른 언어와 판단할 수 없는 글은 크레딧을 쓰지 않는다", async () => {
    await expect(run(`거절:언어 ${koreanText(1)}`)).rejects.toMatchObject({ code: "UNSUPPORTED_LANGUAGE" });
    await expect(run(`거절:판단 ${koreanText(1)}`)).rejects.toMatchObject({ code: "NOT_JUDGEABLE" });
    expect(await remaining()).toBe(3);
  });

  it.each([
    ["TEXT_TOO_SHORT", "가".repeat(49)],
    ["TEXT_TOO_SHORT", `${" ".repeat(100)}짧다`],
    ["TEXT_TOO_LONG", "가".repeat(10_001)],
    ["INVALID_UNICODE", `${"가".repeat(60)}\ud800`],
  ])("rejects the text with %s", async (code, text) => {
    await expect(run(text)).rejects.toMatchObject({ code });
    expect(script.runs).toBe(0);
  });

  it("자소를 풀어 쓴 글도 글자 수는 같다", async () => {
    const result = await run(koreanText(1, 10_000).normalize("NFD"));
    expect(result.charCount).toBe(10_000);
  });

  it("rejects the realtime trigger without Pro", async () => {
    const request = { text: koreanText(1), trigger: "realtime" as const, source: { kind: "paste" as const } };
    await expect(run("", { request })).rejects.toMatchObject({ code: "PRO_REQUIRED" });
    expect(await remaining()).toBe(3);
  });

  it("with mayCharge false, allows only free analyses", async () => {
    const asked = (text: string) => {
      const request = { text, trigger: "manual", source: { kind: "paste" }, mayCharge: false } as const;
      return run(text, { request });
    };
    const draft = koreanText(1, 400);
    await expect(asked(draft)).rejects.toMatchObject({ code: "CHARGE_NOT_AGREED" });
    expect([script.runs, await stored(), await remaining()]).toEqual([0, 0, 3]);
    await run(draft);
    expect((await asked(draft)).credits).toEqual({ charged: 0, remaining: 2, freeRevision: true });
    expect((await asked(`${draft.slice(0, 350)}${koreanText(7, 50)}`)).credits.charged).toBe(0);
    await expect(asked(`${draft.slice(0, 200)}${koreanText(8, 200)}`)).rejects.toMatchObject({
      code: "CHARGE_NOT_AGREED",
    });
    expect([await stored(), await remaining()]).toEqual([2, 2]);
  });

  it("with mayCharge false, rejects concurrent revisions beyond the free ones", async () => {
    const base = koreanText(1, 800);
    await run(base);
    const changed = (step: number) => {
      const text = `${base}${"가".repeat(step)}`;
      return run(text, { request: { text, trigger: "manual", source: { kind: "paste" }, mayCharge: false } });
    };
    const steps = Array.from({ length: REVISIONS_PER_PAID_ANALYSIS + 4 }, (_, at) => changed(at + 1));
    const outcomes = await Promise.allSettled(steps);
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused.map((one) => one.status === "rejected" && one.reason.code)).toEqual(
      Array.from({ length: 4 }, () => "CHARGE_NOT_AGREED"),
    );
    expect(await remaining()).toBe(2);
  });

  it("a repeated request gets the first answer and is not charged again", async () => {
    const requestKey = "3f1c";
    const first = await run(koreanText(1), { requestKey });
    await run(koreanText(2));
    const again = await run(koreanText(1), { requestKey });
    expect(again).toEqual({ ...first, credits: { charged: 0, remaining: 1, freeRevision: false } });
    expect(script.runs).toBe(2);
    expect(await stored()).toBe(2);
  });

  it("the same idempotency key with another request is a conflict", async () => {
    const requestKey = "3f1c";
    await run(koreanText(1), { requestKey });
    await expect(run(koreanText(2), { requestKey })).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    await expect(run(koreanText(1), { requestKey, kind: "ensemble" })).rejects.toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
    expect(await remaining()).toBe(2);
  });

  it("idempotency keys are separate for each user", async () => {
    const first = await run(koreanText(1), { requestKey: "k" });
    userId = await insertUser(connection().db);
    const other = await run(koreanText(2), { requestKey: "k" });
    expect(other.analysisId).not.toBe(first.analysisId);
  });

  it("concurrent requests with one idempotency key are charged and stored once", async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => run(koreanText(1), { requestKey: "once" })));
    expect(new Set(all.map((one) => one.analysisId)).size).toBe(1);
    expect(all.filter((one) => one.credits.charged === 1)).toHaveLength(1);
    expect(await remaining()).toBe(2);
    expect(await stored()).toBe(1);
  });

  it("of two concurrent different requests under one key, one is rejected", async () => {
    const all = await Promise.allSettled([1, 2].map((seed) => run(koreanText(seed), { requestKey: "one" })));
    expect(all.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await remaining()).toBe(2);
  });

  it("같은 글을 24시간 안에 다시 분석하면 무료이고, 저장된 결과를 답한다", async () => {
    const first = await run(koreanText(1));
    time += 24 * HOUR;
    const again = await run(koreanText(1));
    expect(again).toMatchObject({ analysisId: first.analysisId, credits: { charged: 0, freeRevision: true } });
    expect(script.runs).toBe(1);
    time += 1;
    expect((await run(koreanText(1))).credits).toMatchObject({ charged: 1, freeRevision: false });
  });

  it("the same text is charged again for another kind or another user", async () => {
    await run(koreanText(1));
    expect((await run(koreanText(1), { kind: "wordLevel" })).credits.charged).toBe(2);
    userId = await insertUser(connection().db);
    expect((await run(koreanText(1))).credits.charged).toBe(1);
  });

  const typed = (text: string, documentType: AnalyseRequest["documentType"]) => ({
    request: { text, documentType, trigger: "manual" as const, source: { kind: "paste" as const } },
  });

  it("another document type returns a view of the stored result without charge", async () => {
    const text = koreanText(1);
    const first = await run(text);
    const types = ["paper", "assignment", undefined, "blog", "self-introduction", "other"] as const;
    for (let round = 0; round < 5; round++) {
      for (const documentType of types) {
        const again = await run(text, typed(text, documentType));
        expect(again.credits).toEqual({ charged: 0, remaining: 2, freeRevision: true });
        expect(again.analysisId).toBe(first.analysisId);
        const isPaper = documentType === "paper";
        expect(again.gptAnalysis.reasoning.includes("논문")).toBe(isPaper);
        expect(again.sentences[0]?.reasons).toEqual(
          isPaper ? ["사람 글 중 논문에 흔해요."] : documentType === undefined ? [] : ["사람 글에 흔해요."],
        );
        expect(again.aiProbability).toBe(first.aiProbability);
      }
    }
    expect(script.runs).toBe(1);
    expect(await stored()).toBe(1);
  });

  it("30 concurrent requests with different document types are charged and stored once", async () => {
    const text = koreanText(2);
    const types = ["paper", "assignment", "blog"] as const;
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => run(text, typed(text, types[n % 3]))));
    expect(all.reduce((sum, { credits }) => sum + credits.charged, 0)).toBe(1);
    expect(new Set(all.map(({ analysisId }) => analysisId)).size).toBe(1);
    expect(await stored()).toBe(1);
    expect(await remaining()).toBe(2);
  });

  it("a repeated idempotency key returns the view of the requested document type", async () => {
    const text = koreanText(3);
    await run(text);
    const asked = { ...typed(text, "paper"), requestKey: "paper view" };
    const [once, again] = [await run(text, asked), await run(text, asked)];
    expect(again.gptAnalysis).toEqual(once.gptAnalysis);
    expect(again.gptAnalysis.reasoning).toContain("논문");
  });

  it("a result stored without views is reanalysed as a free revision", async () => {
    const text = koreanText(4);
    const { analysisId } = await run(text);
    await connection().db.update(analyses).set({ views: null }).where(eq(analyses.id, analysisId));
    const again = await run(text, typed(text, "paper"));
    expect(again.credits).toMatchObject({ charged: 0, freeRevision: true });
    const [paid] = await connection().db.select().from(analyses).where(eq(analyses.id, analysisId));
    expect(paid?.revisionsUsed).toBe(1);
  });

  it("reanalysing a deleted text uses up free revisions, then is charged", async () => {
    const text = koreanText(5);
    await run(text);
    const again = async () => {
      await connection()
        .db.update(analyses)
        .set({ deletedAt: new Date(time) })
        .where(eq(analyses.userId, userId));
      return (await run(text)).credits.charged;
    };
    for (let n = 0; n < REVISIONS_PER_PAID_ANALYSIS; n++) expect(await again()).toBe(0);
    expect(await again()).toBe(1);
    expect(await again()).toBe(0);
  });

  it("조금 고친 글은 무료이고, 많이 고친 글은 아니다", async () => {
    const draft = koreanText(1, 400);
    await run(draft);
    const lightly = await run(`${draft.slice(0, 350)}${koreanText(7, 50)}`);
    expect(lightly.credits).toEqual({ charged: 0, remaining: 2, freeRevision: true });
    const heavily = await run(`${draft.slice(0, 200)}${koreanText(8, 200)}`);
    expect(heavily.credits).toMatchObject({ charged: 1, freeRevision: false });
  });

  it("a free revision is compared with the last version, not the first", async () => {
    const parts = Array.from({ length: 10 }, (_, seed) => koreanText(seed + 10, 80));
    await run(parts.join(""));
    for (let step = 0; step < 10; step++) {
      parts[step] = koreanText(step + 100, 80);
      expect((await run(parts.join(""))).credits.freeRevision).toBe(true);
    }
    expect(await remaining()).toBe(2);
  });

  it("20 revisions are free; the next is charged and restarts the count", async () => {
    const base = koreanText(1, 800);
    await run(base);
    const changed = (step: number) => run(`${base}${"가".repeat(step)}`);
    for (let step = 1; step <= REVISIONS_PER_PAID_ANALYSIS; step++) {
      expect((await changed(step)).credits.charged).toBe(0);
    }
    expect((await changed(21)).credits).toEqual({ charged: 1, remaining: 1, freeRevision: false });
    expect((await changed(22)).credits.charged).toBe(0);
    // The first charged text is still free when it is sent again unchanged.
    expect((await run(base)).credits.charged).toBe(0);
  });

  it("concurrent versions of one draft are charged once", async () => {
    const base = koreanText(1, 400);
    const all = await Promise.all(Array.from({ length: 6 }, (_, step) => run(`${base}${"나".repeat(step + 1)}`)));
    expect(all.filter((one) => one.credits.charged === 1)).toHaveLength(1);
    expect(await remaining()).toBe(2);
  });

  it("크레딧이 없어도 고친 글은 분석된다", async () => {
    const draft = koreanText(1, 400);
    await run(draft);
    await run(koreanText(2), { kind: "wordLevel" });
    expect(await remaining()).toBe(0);
    expect((await run(`${draft}끝.`)).credits.freeRevision).toBe(true);
    await expect(run(koreanText(3))).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
  });
});
