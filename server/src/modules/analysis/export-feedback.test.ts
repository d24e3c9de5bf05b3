import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { koreanText } from "../../testing/korean-text.ts";
import { scriptedAnalyse } from "../../testing/scripted-analyse.ts";
import { scriptedDetector } from "../../testing/scripted-detector.ts";
import { storeOnly } from "../../testing/store-only.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { giftCredits } from "../credits/index.ts";
import { analyseText } from "./analyse-text.ts";
import { exportFeedback } from "./export-feedback.ts";
import { giveFeedback } from "./give-feedback.ts";
import { analyses, feedback } from "./tables.ts";

const NOON = new Date("2026-03-10T03:00:00Z");

onEachDatabase("exportFeedback", (connection) => {
  let userId: string;
  beforeEach(async () => {
    await connection().db.delete(feedback);
    userId = await insertUser(connection().db);
    await giftCredits({ db: connection().db, now: NOON }, userId, 50);
  });
  const rate = async (text: string, more: { textConsent: boolean; comment?: string; at?: Date }) => {
    const { at = NOON, ...request } = more;
    const parts = {
      db: connection().db,
      analyse: scriptedAnalyse().analyse,
      versions: scriptedDetector,
      storing: storeOnly,
      now: () => at,
    };
    const asked = { text, trigger: "manual" as const, source: { kind: "paste" as const } };
    const { analysisId } = await analyseText(parts, { userId, kind: "basic", request: asked });
    const said = { analysisId, rating: "wrong", origin: "human", ...request } as const;
    await giveFeedback({ db: connection().db, now: at }, userId, said);
    return analysisId;
  };
  const exported = async (since: Date) => {
    const rows = [];
    for await (const row of exportFeedback(connection().db, since)) rows.push(row);
    return rows;
  };

  it("exports rating and probability, and the text only with consent", async () => {
    const without = await rate(koreanText(1), { textConsent: false, comment: "둘째 문장이 틀렸어요." });
    const later = new Date(NOON.getTime() + 1);
    const consented = await rate(koreanText(2), { textConsent: true, at: later });
    const shared = {
      rating: "wrong",
      origin: "human",
      kind: "basic",
      verdict: "human",
      aiProbability: 0.2,
      charCount: 120,
      documentType: null,
      engineVersion: "scripted-1",
      modelVersion: "scripted-1",
    };
    expect(await exported(NOON)).toEqual([
      { ...shared, analysisId: without, createdAt: NOON.toISOString(), comment: "둘째 문장이 틀렸어요." },
      { ...shared, analysisId: consented, createdAt: later.toISOString(), comment: null, text: koreanText(2) },
    ]);
    expect(JSON.stringify(await exported(NOON))).not.toContain(userId);
  });

  it("excludes feedback before the given time", async () => {
    await rate(koreanText(1), { textConsent: true, at: new Date(NOON.getTime() - 1) });
    expect(await exported(NOON)).toEqual([]);
  });

  it("returns each row once across pages, also with equal timestamps", async () => {
    const { db } = connection();
    await rate(koreanText(1), { textConsent: false });
    const [pattern] = await db.select().from(analyses).limit(1);
    if (pattern === undefined) throw new Error("nothing was stored");
    const { sequence, ...row } = pattern;
    const copies = Array.from({ length: 450 }, () => ({ ...row, id: randomUUID(), userId }));
    await db.insert(analyses).values(copies);
    await db.insert(feedback).values(
      copies.map(({ id }, n) => ({
        analysisId: id,
        userId,
        rating: "correct" as const,
        granted: 1,
        createdAt: new Date(NOON.getTime() + Math.floor(n / 300)),
      })),
    );
    const ids = (await exported(NOON)).map((one) => one.analysisId);
    expect(ids).toHaveLength(451);
    expect(new Set(ids).size).toBe(451);
  });
});
