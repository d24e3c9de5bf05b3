import { beforeEach, expect, it } from "vitest";
import { koreanText } from "../../testing/korean-text.ts";
import { scriptedAnalyse } from "../../testing/scripted-analyse.ts";
import { scriptedDetector } from "../../testing/scripted-detector.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { analyseText } from "./analyse-text.ts";
import { giveFeedback } from "./give-feedback.ts";

const now = new Date("2026-03-10T03:00:00Z");
const COMMENT = "제가 직접 쓴 글인데 결과가 꽤 정확하게 나왔어요.";

onEachDatabase("feedback", (connection) => {
  let userId: string;
  let analysisId: string;
  beforeEach(async () => {
    userId = await insertUser(connection().db);
    const parts = {
      ...{ db: connection().db, analyse: scriptedAnalyse().analyse, versions: scriptedDetector, keep: async () => {} },
      now: () => now,
    };
    const request = { text: koreanText(1), trigger: "manual" as const, source: { kind: "paste" as const } };
    analysisId = (await analyseText(parts, { userId, kind: "basic", request })).analysisId;
  });
  const give = (request: Partial<Parameters<typeof giveFeedback>[2]>, by = userId) =>
    giveFeedback({ db: connection().db, now }, by, {
      ...{ analysisId, rating: "correct", textConsent: false },
      ...request,
    });

  it.each([
    [{}, 1],
    [{ origin: "human" as const }, 3],
    [{ origin: "human" as const, comment: COMMENT }, 5],
    [{ comment: COMMENT }, 3],
    [{ origin: "ai" as const, comment: `  ${"가".repeat(19)}  ` }, 3],
  ])("%j is worth %d", async (request, granted) => {
    expect(await give(request)).toEqual({ granted, remaining: 2 + granted });
  });

  it("is taken once for an analysis", async () => {
    await give({});
    await expect(give({ comment: COMMENT })).rejects.toMatchObject({ code: "ALREADY_RATED" });
  });

  it("ten at once are granted once", async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => give({})));
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  });

  it("on somebody else's analysis answers as on one that does not exist", async () => {
    const stranger = await insertUser(connection().db);
    await expect(give({}, stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(give({ analysisId: "none" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
