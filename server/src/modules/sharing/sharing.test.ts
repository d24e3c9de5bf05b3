import { type JudgeOpinion, SHARES_PER_USER, Share, SharedResult } from "@geulgyeol/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { storeAsOlderResult } from "../../testing/as-older-result.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { linkDriver } from "../../testing/link-driver.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { analyses } from "../analysis/tables.ts";
import { snapshotResult } from "./index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = new Date("2026-03-10T03:00:00Z");

onEachDatabase("/api/shares", (connection) => {
  let test: TestApp;
  let cookie: string;
  let user: { id: string; email: string };
  let analysisId: string;
  let text: string;
  let links: ReturnType<typeof linkDriver>;
  let seed = 700_000;
  beforeAll(async () => {
    test = await openTestApp(connection());
    links = linkDriver(test, { own: "/api/shares", read: "/api/shared" });
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    test.clock = NOON;
    cookie = await test.newSession({ emailVerified: true });
    user = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
    text = `비밀스러운 첫 문장이다. ${koreanText(seed++, 100)}`;
    analysisId = (await test.post("/api/analyze", { text }, { cookie })).json().data.analysisId;
  });

  const make = (withText: boolean, days: number | null = null, by = cookie) =>
    links.make({ analysisId, withText, days }, by);
  const share = async (withText: boolean, days: number | null = null) =>
    (await links.made({ analysisId, withText, days }, cookie)) as Share;
  const open = (token: string, by?: string) => links.open(token, by === undefined ? {} : { by });
  const list = (by = cookie) => links.list<Share>(by);
  const revoke = (id: string, by = cookie) => links.remove(id, by);

  it("lists links without reading texts, except for analyses without a history entry", async () => {
    const kept = await share(true);
    const { title, verdict, aiProbability, certainty, interval, isHeld } = kept;
    expect(certainty).toBe("moderate");
    // Emptied, so that the list cannot come from them.
    await connection()
      .db.update(analyses)
      .set({ text: "", report: {} as never })
      .where(eq(analyses.id, analysisId));
    expect(await list()).toMatchObject([{ id: kept.id, title, verdict, aiProbability, certainty, interval, isHeld }]);

    test.clock = new Date(NOON.getTime() + 60_000);
    text = `아직 내역에 없는 글이다. ${koreanText(seed++, 100)}`;
    analysisId = (await test.post("/api/analyze", { text }, { cookie })).json().data.analysisId;
    const young = await share(false);
    await connection().db.execute(sql`delete from history_entries where analysis_id = ${analysisId}`);
    expect((await list()).map(({ id, title: shown }) => [id, shown])).toEqual([
      [young.id, expect.stringMatching(/^아직 내역에 없는 글이다\./)],
      [kept.id, title],
    ]);
  });

  it("shows the result to anyone with the 192-bit token, without owner data", async () => {
    const made = await share(true, 7);
    expect(made).toMatchObject({ analysisId, withText: true, views: 0, isExpired: false, verdict: "human" });
    expect(made.expiresAt).toBe(new Date(NOON.getTime() + 7 * DAY_MS).toISOString());
    expect(Buffer.from(made.token, "base64url")).toHaveLength(24);
    const answer = await open(made.token);
    expect(answer.headers).toMatchObject({
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
    const shown = SharedResult.strict().parse(answer.json().data);
    expect(shown).toMatchObject({
      verdict: "human",
      aiProbability: 0.2,
      classProbabilities: { human: 0.7, mixed: 0.2, ai: 0.1 },
      certainty: "moderate",
      falseAlarm: { of: "ai", perThousand: 30, texts: 1200 },
      interval: { lower: 0.1, upper: 0.4 },
      segments: [{ kind: "human" }],
      engineVersion: "scripted-1",
      createdAt: NOON.toISOString(),
      gptAnalysis: { reasoning: "시험용 답이에요." },
      text,
      sentences: [{ text }],
    });
    for (const secret of [user.id, user.email, analysisId, '시험"']) expect(answer.payload).not.toContain(secret);
  });

  it("says that the language of the text is on trial", async () => {
    const { token } = await share(false);
    const { db } = connection();
    const [row] = await db.select().from(analyses).where(eq(analyses.id, analysisId));
    if (row === undefined) throw new Error("not stored");
    const report = { ...row.report, language: "en", isTrial: true } as const;
    await db.update(analyses).set({ report }).where(eq(analyses.id, analysisId));
    expect(SharedResult.strict().parse((await open(token)).json().data)).toMatchObject({
      language: "en",
      isTrial: true,
    });
  });

  it("shows a result of engine 1.3 as it was", async () => {
    const { token } = await share(true);
    await storeAsOlderResult(connection().db, analysisId);
    const older = SharedResult.strict().parse((await open(token)).json().data);
    expect(older).toMatchObject({ aiProbability: 0.2, interval: { lower: 0.1, upper: 0.4 } });
    for (const field of ["classProbabilities", "certainty", "falseAlarm"]) expect(older).not.toHaveProperty(field);
    const [line] = await list();
    expect(Share.parse(line)).not.toHaveProperty("certainty");
    const parts = { db: connection().db, now: NOON };
    expect(await snapshotResult(parts, user.id, { analysisId, withExcerpt: false })).not.toHaveProperty("certainty");
  });

  it("omits every quotation of the text from a link without text", async () => {
    const quote = "비밀스러운";
    const [row] = await connection().db.select().from(analyses).where(eq(analyses.id, analysisId));
    if (!row) throw new Error("not stored");
    const sign = {
      id: "x",
      direction: "ai",
      name: "굳은 표현",
      message: `‘${quote}’`,
      value: 1,
      humanPercentile: 0.9,
      humanRate: 0.05,
      aiRate: 0.41,
    } as const;
    const opinion: JudgeOpinion = {
      model: "judge",
      name: "Judge",
      status: "ok",
      aiProbability: 0.8,
      confidence: 0.6,
      processingTime: 10,
      reasoning: quote,
      findings: [{ criterion: "rhythm", direction: "ai", note: quote }],
    };
    const report: typeof row.report = {
      ...row.report,
      gptAnalysis: { ...row.report.gptAnalysis, reasoning: `‘${quote}’` },
      sentences: row.report.sentences.map((sentence) => ({ ...sentence, reasons: [quote] })),
      evidence: [{ ...sign, strength: 1, sentences: [0] }],
      suspiciousPatterns: [quote],
      recommendations: [quote],
      stylometry: {
        ...row.report.stylometry,
        veryHighRiskWords: [{ word: quote, aiProbability: 0.9 }],
        highRiskWords: [{ word: quote, aiProbability: 0.7 }],
        aiPhrases: [quote],
      },
      judges: [opinion],
      engineAnalysis: { ...row.report.gptAnalysis, reasoning: `‘${quote}’` },
      wordLevel: {
        words: [],
        heatmap: { segments: [{ text: quote, probability: 0.5 }] },
        statistics: { highRiskWords: 0, mediumRiskWords: 0, lowRiskWords: 0, averageProbability: 0.5 },
        insights: [quote],
        bias: 0,
        logit: 0,
      },
      ensemble: {
        consensus: { finalVerdict: "ai", weightedProbability: 0.8, agreementScore: 0.9 },
        models: [{ ...opinion, weight: 1 }],
        crossValidation: { standardDeviation: 0, confidenceInterval: { lower: 0.7, upper: 0.9 } },
        recommendation: "함께 읽어 보세요.",
      },
    };
    await connection().db.update(analyses).set({ report, title: quote }).where(eq(analyses.id, analysisId));
    const [bare, full] = [await open((await share(false)).token), await open((await share(true)).token)];
    expect(full.payload).toContain(quote);
    expect(bare.payload).not.toContain(quote);
    expect(SharedResult.parse(bare.json().data)).toMatchObject({
      title: null,
      text: null,
      gptAnalysis: { reasoning: "AI 글에 가까운 근거: 굳은 표현." },
      sentences: [{ text: " ".repeat(text.length), reasons: [] }],
      evidence: [
        { name: "굳은 표현", message: "", sentences: [], humanPercentile: 0.9, humanRate: 0.05, aiRate: 0.41 },
      ],
      stylometry: { veryHighRiskWords: [], highRiskWords: [], aiPhrases: [] },
    });
  });

  it("counts views by others but not by the owner", async () => {
    const { token, id } = await share(true);
    const stranger = await test.newSession();
    await open(token, cookie);
    await Promise.all([open(token), open(token), open(token, stranger)]);
    expect(await list()).toMatchObject([{ id, views: 3 }]);
  });

  it("returns the same NOT_FOUND for unknown, expired, revoked and deleted links", async () => {
    const ended = await share(true, 7);
    const revoked = await share(true);
    const deleted = await share(true);
    expect((await revoke(revoked.id)).statusCode).toBe(200);
    expectRefusal(await revoke(revoked.id), "NOT_FOUND");
    expect((await open(ended.token)).statusCode).toBe(200);
    expect((await open(deleted.token)).statusCode).toBe(200);
    test.clock = new Date(NOON.getTime() + 7 * DAY_MS);
    expect((await list()).map(({ isExpired }) => isExpired).sort()).toEqual([false, true]);
    await test.post("/api/history/delete", { ids: [analysisId] }, { cookie });
    const answers = [];
    for (const token of [ended.token, revoked.token, deleted.token, "A".repeat(32), "", "../etc"]) {
      const answer = await open(token);
      expectRefusal(answer, "NOT_FOUND");
      answers.push(JSON.stringify({ ...answer.json().error, requestId: null }), answer.headers["content-length"]);
    }
    expect(new Set(answers).size).toBe(2);
    expect(await list()).toEqual([]);
    await test.post("/api/history/restore", { ids: [analysisId] }, { cookie });
    expect((await open(deleted.token)).statusCode).toBe(200);
  });

  it("keeps link tokens out of the log", async () => {
    const { token } = await share(true);
    await open(token);
    await test.call("GET", `/shared/${token}?from=mail`);
    expect(test.logLines.filter((line) => line.includes('"/shared/'))).toHaveLength(1);
    expect(test.logLines.join()).not.toContain(token);
  });

  it("requires a verified address and rejects malformed requests", async () => {
    await connection().db.execute(sql`update users set email_verified = false where id = ${user.id}`);
    expectRefusal(await make(true), "EMAIL_NOT_VERIFIED");
    await connection().db.execute(sql`update users set email_verified = true where id = ${user.id}`);
    for (const request of [{ withText: true, days: 8 }, { withText: "yes", days: 7 }, { days: null }]) {
      expectRefusal(await test.post("/api/shares", { analysisId, ...request }, { cookie }), "INVALID_REQUEST");
    }
    expect(await list()).toEqual([]);
  });

  it(`limits a user to ${SHARES_PER_USER} open links, also at once, and ignores expired ones`, async () => {
    const { id } = await share(true, 7);
    await connection().db.execute(sql`insert into shares (id, token, user_id, analysis_id, with_text, created_at)
      select id || n, token || n, user_id, analysis_id, with_text, created_at
      from shares, generate_series(1, ${SHARES_PER_USER - 2}::int) n where id = ${id}`);
    const last = await Promise.all([make(true), make(true), make(true)]);
    expect(last.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expectRefusal(await make(true), "TOO_MANY_SHARES");
    test.clock = new Date(NOON.getTime() + 7 * DAY_MS);
    expect((await make(true)).statusCode).toBe(200);
  });

  it("snapshotResult omits the text without an excerpt and rejects other users", async () => {
    const parts = { db: connection().db, now: NOON };
    const bare = await snapshotResult(parts, user.id, { analysisId, withExcerpt: false });
    expect(bare).toEqual({
      verdict: "human",
      aiProbability: 0.2,
      certainty: "moderate",
      interval: { lower: 0.1, upper: 0.4 },
      isHeld: false,
      kind: "basic",
      title: null,
      excerpt: null,
      charCount: text.length,
      grain: [{ length: text.length, aiProbability: 0.2 }],
      engineVersion: "scripted-1",
      modelVersion: "scripted-1",
      analysedAt: NOON.toISOString(),
    });
    const full = await snapshotResult(parts, user.id, { analysisId, withExcerpt: true });
    expect(full).toMatchObject({ title: expect.stringContaining("비밀스러운"), excerpt: text });
    const stranger = (await test.call("GET", "/api/user/me", { cookie: await test.newSession() })).json().data.user.id;
    await expect(snapshotResult(parts, stranger, { analysisId, withExcerpt: true })).rejects.toThrow("NOT_FOUND");
  });

  it("exports the user's share links", async () => {
    const { token } = await share(false);
    const { rawPayload } = await test.call("GET", "/api/account/export", { cookie });
    const { strFromU8, unzipSync } = await import("fflate");
    const file = unzipSync(rawPayload)["shared-links.json"] ?? new Uint8Array();
    expect(JSON.parse(strFromU8(file))).toMatchObject([{ token, withText: false, views: 0 }]);
  });
});
