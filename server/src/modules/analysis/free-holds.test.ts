import { randomUUID } from "node:crypto";
import { type AnalysisResult, listHistory, REVISIONS_PER_PAID_ANALYSIS, readLedger } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { creditDriver } from "../../testing/credit-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { uploadForm } from "../../testing/upload-form.ts";
import { analyses } from "./tables.ts";

const ANALYSE = "/api/analyze";
const NOON = new Date("2026-03-10T03:00:00Z");
const DAY_MS = 86_400_000;
const [SHORT, LITTLE, WEAK] = ["보류:길이", "보류:줄글", "보류:근거"];
const FREE = { charged: 0, freeRevision: false };

onEachDatabase("holds that cost nothing", (connection) => {
  let test: TestApp;
  let cookie: string;
  let fileText = "";
  beforeAll(async () => {
    test = await openTestApp(connection(), {
      readDocument: async () => ({
        kind: "hwp",
        text: fileText,
        paragraphs: [],
        warnings: [],
        hidden: [],
        metadata: {},
      }),
    });
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    test.clock = NOON;
    cookie = await test.newSession({ emailVerified: true });
  });

  const get = async (path: string) => (await test.call("GET", path, { cookie })).json().data;
  const send = (text: string, path = "", more: object = {}, headers: Record<string, string> = {}) =>
    test.post(`${ANALYSE}${path}`, { text, ...more }, { cookie, headers });
  const analyse = async (...of: Parameters<typeof send>): Promise<AnalysisResult> => {
    const answer = await send(...of);
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  };
  const spent = async () =>
    readLedger.response
      .parse(await get("/api/credits/ledger"))
      .entries.filter(({ reason }) => reason === "analysis")
      .map(({ amount }) => amount);
  const listed = async () => listHistory.response.parse(await get("/api/history")).entries;
  const held = (mark = SHORT, seed = 1) => `${mark} ${koreanText(seed)}`;
  async function becomePro() {
    const { user } = await get("/api/user/me");
    await creditDriver(connection().db, user.id).subscribe(user.id, NOON, new Date(NOON.getTime() + 30 * DAY_MS));
    return user.id as string;
  }

  it.each(["", "/word-level", "/ensemble"])(
    "/api/analyze%s: 글이 짧거나 줄글이 적어 보류한 판단은 무료다",
    async (path) => {
      for (const [mark, reason] of [
        [SHORT, "too-short"],
        [LITTLE, "too-little-prose"],
      ] as const) {
        const result = await analyse(held(mark), path);
        expect(result).toMatchObject({ hold: { reason }, credits: { ...FREE, remaining: 3 } });
        const [row] = await connection().db.select().from(analyses).where(eq(analyses.id, result.analysisId));
        expect(row).toMatchObject({ charged: 0, revisionOf: null });
      }
      expect(await spent()).toEqual([]);
      expect(await listed()).toMatchObject([{ isHeld: true }, { isHeld: true }]);
    },
  );

  it("근거가 약해서 보류한 판단은 크레딧을 쓴다", async () => {
    expect(await analyse(held(WEAK))).toMatchObject({ hold: { reason: "weak-evidence" }, credits: { charged: 1 } });
    expect(await spent()).toEqual([-1]);
  });

  it("a file's held text is stored and answered without charge", async () => {
    fileText = held();
    const { headers, payload } = uploadForm({ name: "글.hwp", bytes: new Uint8Array(4) });
    const answer = await test.call("POST", `${ANALYSE}/document`, { cookie, headers, payload });
    expect(answer.json().data).toMatchObject({
      hold: { reason: "too-short" },
      credits: FREE,
      document: { kind: "hwp" },
    });
    expect(await spent()).toEqual([]);
    expect(await listed()).toHaveLength(1);
  });

  it.each(["files", "parts"])("held texts of a batch (%s) cost nothing, the others do", async (batch) => {
    await becomePro();
    const texts = [held(SHORT, 1), koreanText(2), held(LITTLE, 3)];
    const costs = [];
    for (const text of texts) costs.push((await analyse(text, "", { batch })).credits.charged);
    expect(costs).toEqual([0, 1, 0]);
    expect(await spent()).toEqual([-1]);
  });

  it("a held result through an API key costs nothing", async () => {
    await becomePro();
    const wish = { name: "열쇠", scopes: ["analyse"], validDays: null };
    const { secret } = (await test.post("/api/account/api-keys", wish, { cookie })).json().data;
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await test.post(ANALYSE, { text: held() }, { headers });
    expect(answer.json().data.credits).toMatchObject(FREE);
    expect(await spent()).toEqual([]);
  });

  it("repeats under one Idempotency-Key get the first answer and cost nothing", async () => {
    const key = { "idempotency-key": "held" };
    const first = await analyse(held(), "", {}, key);
    const runs = test.script.runs;
    expect(await analyse(held(), "", {}, key)).toEqual(first);
    expect(test.script.runs).toBe(runs);
    expectRefusal(await send(koreanText(2), "", {}, key), "IDEMPOTENCY_CONFLICT");
    expect(await spent()).toEqual([]);
  });

  it("the same text again, also for another document type or at once, gets the stored result for a day", async () => {
    const runs = test.script.runs;
    const all = await Promise.all(Array.from({ length: 6 }, () => analyse(held())));
    expect(new Set(all.map(({ analysisId }) => analysisId)).size).toBe(1);
    const ran = test.script.runs;
    expect(ran - runs).toBeLessThanOrEqual(6);
    const paper = await analyse(held(), "", { documentType: "paper" });
    expect(paper).toMatchObject({ analysisId: all[0]?.analysisId, credits: FREE });
    expect(test.script.runs).toBe(ran);
    expect(await listed()).toHaveLength(1);
    test.clock = new Date(NOON.getTime() + DAY_MS + 1);
    expect((await analyse(held())).analysisId).not.toBe(all[0]?.analysisId);
    expect(await spent()).toEqual([]);
  });

  describe("무료 재분석", () => {
    it("무료였던 판단을 고친 글은 처음으로 값을 치른다", async () => {
      await analyse(held());
      const longer = koreanText(1);
      expect((await analyse(longer)).credits).toEqual({ charged: 1, remaining: 2, freeRevision: false });
      expect((await analyse(`${longer} 끝.`)).credits).toMatchObject({ charged: 0, freeRevision: true });
      expect(await spent()).toEqual([-1]);
    });

    it("a held version of a paid draft uses up no free revision and does not become its last version", async () => {
      const draft = koreanText(1, 400);
      const paid = await analyse(draft);
      for (let n = 0; n < 3; n++) expect((await analyse(held(SHORT, n + 10))).credits).toMatchObject(FREE);
      expect((await analyse(`${draft} 보류:길이`)).credits).toMatchObject(FREE);
      const [row] = await connection().db.select().from(analyses).where(eq(analyses.id, paid.analysisId));
      expect(row?.revisionsUsed).toBe(0);
      for (let step = 1; step <= REVISIONS_PER_PAID_ANALYSIS; step++) {
        expect((await analyse(`${draft}${"가".repeat(step)}`)).credits).toMatchObject({
          charged: 0,
          freeRevision: true,
        });
      }
      expect((await analyse(`${draft}${"나".repeat(90)}`)).credits.charged).toBe(1);
      expect(await spent()).toEqual([-1, -1]);
    });

    it("any number of holds that cost nothing leave a paid draft open", async () => {
      const draft = koreanText(1, 400);
      await analyse(draft);
      const { analysisId } = await analyse(held());
      const [row] = await connection().db.select().from(analyses).where(eq(analyses.id, analysisId));
      if (row === undefined) throw new Error("The hold was not stored.");
      const { sequence: _sequence, ...hold } = row;
      // More than the newest versions that are compared.
      const holds = Array.from({ length: 5 * (REVISIONS_PER_PAID_ANALYSIS + 1) }, (_, at) => ({
        ...hold,
        id: randomUUID(),
        textHash: `${at}`,
      }));
      await connection().db.insert(analyses).values(holds);
      expect((await analyse(`${draft} 끝.`)).credits).toMatchObject({ charged: 0, freeRevision: true });
      expect(await spent()).toEqual([-1]);
    });

    it("a text paid under an earlier model is judged again once, and its hold is then the stored result", async () => {
      const { analysisId } = await analyse(held());
      const earlier = { charged: 1, modelVersion: "earlier" };
      await connection().db.update(analyses).set(earlier).where(eq(analyses.id, analysisId));
      const again = await analyse(held());
      expect(again).toMatchObject({ credits: FREE });
      expect(again.analysisId).not.toBe(analysisId);
      expect((await analyse(held())).analysisId).toBe(again.analysisId);
      const [row] = await connection().db.select().from(analyses).where(eq(analyses.id, analysisId));
      expect(row?.revisionsUsed).toBe(0);
    });

    it("with mayCharge false, a held text still asks first unless its result is stored", async () => {
      expectRefusal(await send(held(), "", { mayCharge: false }), "CHARGE_NOT_AGREED");
      await analyse(held());
      expect((await analyse(held(), "", { mayCharge: false })).credits).toMatchObject(FREE);
    });
  });

  it("without credits a new text is refused before it is judged, a stored hold is answered", async () => {
    await analyse(held());
    await analyse(koreanText(2), "/ensemble");
    expectRefusal(await send(held(SHORT, 9)), "INSUFFICIENT_CREDITS");
    expect((await analyse(held())).credits).toEqual({ ...FREE, remaining: 0 });
    expect(await spent()).toEqual([-3]);
  });

  it("feedback on a hold that cost nothing earns nothing", async () => {
    const { analysisId } = await analyse(held());
    const answer = await test.post("/api/feedback", { analysisId, rating: "correct" }, { cookie });
    expect(answer.json().data).toMatchObject({ granted: 0, remaining: 3, withheld: "free-analysis" });
  });
});
