import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { koreanText } from "../../testing/korean-text.ts";
import { scriptedAnalyse } from "../../testing/scripted-analyse.ts";
import { scriptedDetector } from "../../testing/scripted-detector.ts";
import { storeOnly } from "../../testing/store-only.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";
import { grantFeedbackCredits, lockCredits } from "../credits/index.ts";
import { analyseText } from "./analyse-text.ts";
import { giveFeedback } from "./give-feedback.ts";
import { feedback } from "./tables.ts";

const now = new Date("2026-03-10T03:00:00Z");
const COMMENT = "제가 직접 쓴 글인데 결과가 꽤 정확하게 나왔어요.";

onEachDatabase("giveFeedback", (connection) => {
  let userId: string;
  let analysisId: string;
  let analyse: (text: string) => Promise<string>;
  beforeEach(async () => {
    userId = await insertUser(connection().db, { emailVerified: true });
    const parts = {
      db: connection().db,
      analyse: scriptedAnalyse().analyse,
      versions: scriptedDetector,
      storing: storeOnly,
      now: () => now,
    };
    const request = { text: koreanText(1), trigger: "manual" as const, source: { kind: "paste" as const } };
    analyse = async (text) =>
      (await analyseText(parts, { userId, kind: "basic", request: { ...request, text } })).analysisId;
    analysisId = await analyse(koreanText(1));
  });
  const give = (request: Partial<Parameters<typeof giveFeedback>[2]>, by = userId) =>
    giveFeedback({ db: connection().db, now }, by, {
      analysisId,
      rating: "correct",
      textConsent: false,
      ...request,
    });

  it.each([
    [{}, 1],
    [{ origin: "human" as const }, 3],
    [{ origin: "human" as const, comment: COMMENT }, 5],
    [{ comment: COMMENT }, 3],
    [{ origin: "ai" as const, comment: `  ${"가".repeat(19)}  ` }, 3],
  ])("%j grants %d credits", async (request, granted) => {
    expect(await give(request)).toEqual({ granted, remaining: 2 + granted, withheld: null });
  });

  it("rejects a second rating of an analysis", async () => {
    await give({});
    await expect(give({ comment: COMMENT })).rejects.toMatchObject({ code: "ALREADY_RATED" });
  });

  it("accepts one of ten concurrent ratings", async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => give({})));
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  });

  it("throws NOT_FOUND for another user's analysis and for a missing one", async () => {
    const stranger = await insertUser(connection().db, { emailVerified: true });
    await expect(give({}, stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(give({ analysisId: "none" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("grants nothing for free revisions of a rated text", async () => {
    const text = koreanText(1);
    const rate = (id: string) => give({ analysisId: id, origin: "human", comment: COMMENT });
    expect(await rate(analysisId)).toEqual({ granted: 5, remaining: 7, withheld: null });
    for (let i = 0; i < 10; i++) {
      const revision = await analyse(`${text}${" 덧붙임".repeat(i + 1)}`);
      expect(revision).not.toBe(analysisId);
      expect(await rate(revision)).toEqual({ granted: 0, remaining: 7, withheld: "free-analysis" });
    }
  });

  it("stores feedback of an unverified account and grants nothing", async () => {
    await connection().db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
    expect(await give({ origin: "human", comment: COMMENT })).toEqual({
      granted: 0,
      remaining: 2,
      withheld: "address-not-confirmed",
    });
    const [row] = await connection().db.select().from(feedback).where(eq(feedback.analysisId, analysisId));
    expect(row).toMatchObject({ rating: "correct", origin: "human", comment: COMMENT, granted: 0 });
  });

  it("grants credits to an account whose provider gives no e-mail address", async () => {
    const email = `kakao-${userId}@no-address.invalid`;
    await connection().db.update(users).set({ emailVerified: false, email }).where(eq(users.id, userId));
    expect(await give({})).toMatchObject({ granted: 1, withheld: null });
  });

  it("grants only what is left of the monthly limit", async () => {
    await connection().db.transaction(async (tx) => {
      const locked = await lockCredits(tx, userId, now);
      await grantFeedbackCredits(tx, locked, { wanted: 48, reference: "earlier", now });
    });
    expect(await give({ origin: "human", comment: COMMENT })).toMatchObject({ granted: 2, withheld: "month-used-up" });
  });
});
