import { AnalysisResult } from "@geulgyeol/contract";
import { verdictOf } from "@geulgyeol/engine";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DatabaseConnection } from "../../db/connection.ts";
import { createLogger } from "../../http/request-log.ts";
import { createFakeModel, type FakeModel } from "../../ports/llm/fake-model.ts";
import { INJECTIONS } from "../../testing/injections.ts";
import { scriptedDetector } from "../../testing/scripted-detector.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { openEmbeddedCopy } from "../../testing/test-database.ts";
import { addLlmOpinions } from "./add-llm-opinions.ts";
import { type SerializedReport, serializeAnalysis } from "./serialize-analysis.ts";

const TEXT =
  "나는 어제 강가에서 돌을 주웠다. 돌은 둥글고 차가웠으며, 집에 와서도 한참을 만지작거렸다. 어머니가 웃었다.";
const says = (aiProbability: number) =>
  JSON.stringify({ findings: [], reasoning: "일반론이 이어져요.", aiProbability, confidence: 0.7 });

describe("addLlmOpinions", () => {
  let connection: DatabaseConnection;
  let test: TestApp;
  let plain: TestApp;
  let first: FakeModel;
  let second: FakeModel;
  let cookie: string;
  beforeAll(async () => {
    connection = await openEmbeddedCopy();
    first = createFakeModel({ id: "first", model: "first-1" });
    second = createFakeModel({ id: "second", model: "second-1", weight: 0 });
    const llm = { models: [first, second], budget: { perDay: 0, perUserPerDay: 0 }, log: createLogger("silent") };
    test = await openTestApp(connection, { llm });
    plain = await openTestApp(connection);
  });
  afterAll(async () => {
    await test.app.close();
    await plain.app.close();
    await connection.close();
  });
  beforeEach(async () => {
    for (const one of [first, second]) {
      Object.assign(one, { says: says(0.99), fails: null, delayMs: 0 });
      one.asked.length = 0;
    }
    cookie = await test.newSession();
  });
  const analyse = async (path = "", body: object = {}, by = test) => {
    const answer = await by.post(`/api/analyze${path}`, { text: TEXT, ...body }, { cookie });
    expect(answer.statusCode).toBe(200);
    return AnalysisResult.parse(answer.json().data);
  };

  it("keeps the engine's score in a basic analysis and adds the model's reasoning", async () => {
    const { verdict, aiProbability, interval } = await analyse("", {}, plain);
    cookie = await test.newSession();
    const judged = await analyse();
    expect(judged).toMatchObject({ verdict, aiProbability, interval });
    expect(judged.gptAnalysis).toEqual({ confidence: 0.7, reasoning: "일반론이 이어져요.", source: "llm" });
    expect(judged.engineAnalysis?.source).toBe("engine");
    expect(judged.judges?.map(({ model }) => model)).toEqual(["first"]);
    expect(second.asked).toEqual([]);
  });

  it("asks all judges in an ensemble and counts them in the consensus alone", async () => {
    const judged = await analyse("/ensemble");
    const models = judged.ensemble?.models ?? [];
    expect(models.map(({ model }) => model).slice(3)).toEqual(["llm:first", "llm:second"]);
    expect(models[3]?.weight).toBeGreaterThan(0);
    expect(models[4]?.weight).toBe(0);
    const classProbabilities = { human: 0.7, mixed: 0.2, ai: 0.1 };
    expect(judged).toMatchObject({ aiProbability: 0.2, verdict: "human", classProbabilities });
    const { weightedProbability, finalVerdict } = judged.ensemble?.consensus ?? {};
    expect(weightedProbability).toBeGreaterThan(0.2);
    expect(weightedProbability).toBeLessThan(0.99);
    expect(finalVerdict).toBe(verdictOf(weightedProbability ?? 0));
  });

  it("marks failed judges and keeps the engine's result", async () => {
    first.fails = { kind: "unavailable" };
    second.fails = { kind: "refused" };
    const judged = await analyse("/ensemble");
    expect(judged.ensemble?.models.map(({ status }) => status)).toEqual(["ok", "ok", "ok", "failed", "failed"]);
    expect(judged).toMatchObject({ aiProbability: 0.2, verdict: "human", gptAnalysis: { source: "engine" } });
  });

  it("does not ask the judges about a hold that costs nothing", async () => {
    for (const path of ["", "/ensemble"]) {
      const held = await analyse(path, { text: `보류:길이 ${TEXT}` });
      expect(held).toMatchObject({ gptAnalysis: { source: "engine" }, credits: { charged: 0 } });
    }
    expect([first.asked, second.asked]).toEqual([[], []]);
    await analyse("", { text: `보류:근거 ${TEXT}` });
    expect(first.asked).toHaveLength(1);
  });

  it("does not ask the judge again for a stored result", async () => {
    await analyse();
    await analyse();
    expect(first.asked).toHaveLength(1);
  });

  it("does not ask the judge for auto and realtime triggers", async () => {
    const report = serializeAnalysis(scriptedDetector.analyse(TEXT)) as SerializedReport;
    const judge = { ask: () => Promise.reject(new Error("was asked")), weights: {} };
    for (const trigger of ["auto", "realtime"] as const) {
      expect(await addLlmOpinions(report, { judge, userId: "u", kind: "basic", text: TEXT, trigger })).toBe(report);
    }
  });

  it("stops waiting for a slow judge at the limit and serves all requests", async () => {
    // Longer than a test may run, so every answer proves that nobody waited for it.
    first.delayMs = 3_600_000;
    const cookies = await Promise.all(Array.from({ length: 8 }, () => test.newSession()));
    const answers = await Promise.all(cookies.map((one) => test.post("/api/analyze", { text: TEXT }, { cookie: one })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const { judges, gptAnalysis } = answers[0]?.json().data ?? {};
    expect(judges[0]).toMatchObject({ status: "failed" });
    expect(judges[0].reasoning).toContain("정해 둔 시간");
    expect(gptAnalysis.source).toBe("engine");
    first.delayMs = 0;
    expect((await test.post("/api/analyze", { text: TEXT }, { cookie: await test.newSession() })).statusCode).toBe(200);
  });

  it("passes prompt injections as data only, so the verdict stays the same", async () => {
    // A model that obeys any text outside the delimiters of the system prompt.
    const obey = ({ system, user }: { system: string; user: string }) => {
      const tag = /<(text-[0-9a-f]+)>와/.exec(system)?.[1];
      const instructions = user.replace(new RegExp(`<${tag}>[\\s\\S]*</${tag}>`), "");
      return says(instructions.trim() === "" ? 0.3 : 0.99);
    };
    Object.assign(first, { says: obey });
    Object.assign(second, { says: obey });
    const honest = await analyse("/ensemble");
    for (const attack of INJECTIONS) {
      cookie = await test.newSession();
      const attacked = await analyse("/ensemble", { text: `${TEXT}\n${attack}` });
      expect(attacked.aiProbability).toBe(honest.aiProbability);
      expect(attacked.verdict).toBe(honest.verdict);
      expect(attacked.judges).toMatchObject([{ aiProbability: 0.3 }, { aiProbability: 0.3 }]);
    }
  });
});
