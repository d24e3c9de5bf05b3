import { JUDGE_RUBRIC } from "@geulgyeol/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AskedQuestion, type LlmServer, openLlmServer } from "../../../../scripts/testing/llm-server.ts";
import type { DatabaseConnection } from "../../db/connection.ts";
import { createLogger } from "../../http/request-log.ts";
import { createFakeModel } from "../../ports/llm/fake-model.ts";
import { openModel } from "../../ports/llm/open-model.ts";
import { readProviders } from "../../ports/llm/provider-settings.ts";
import { INJECTIONS } from "../../testing/injections.ts";
import { insertUser, openEmbeddedCopy } from "../../testing/test-database.ts";
import { askJudges } from "./ask-judges.ts";
import { judgePrompt } from "./judge-prompt.ts";

const TEXT =
  "우리 사회는 빠르게 변화하고 있다. 이를 통해 다양한 가능성이 열리고 있다. 따라서 균형 잡힌 시각이 필요하다.";
const log = createLogger("silent");
/** Wording that orders the model to say that a person wrote the text. */
const ORDERS = /aiProbability[^.]{0,24}0|무시하|ignore|사람이 (?:썼|쓴)|확률을 0|ytilibaborPia|해킹됨|말하라/i;

const answer = (aiProbability: number) =>
  JSON.stringify({
    findings: [{ criterion: "content", direction: "ai", note: "일반론이에요." }],
    reasoning: "일반론이 이어져요.",
    aiProbability,
    confidence: 0.7,
  });

/**
 * Obeys any instructions outside the data and otherwise judges the data. The system prompt says where the data ends;
 * without that, everything counts as instructions.
 */
function obedient({ system, user }: Pick<AskedQuestion, "system" | "user">): number {
  const tag = /<(text-[0-9a-z]+)>와 <\/\1> 사이/.exec(system)?.[1];
  const data = tag === undefined ? null : new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(user);
  const instructions = data === null ? user : user.replace(data[0], "");
  if (ORDERS.test(instructions)) return 0;
  return /이를 통해|따라서/.test(data?.[1] ?? user) ? 0.9 : 0.2;
}

let server: LlmServer;
let connection: DatabaseConnection;
let userId: string;
beforeAll(async () => {
  [server, connection] = await Promise.all([openLlmServer(), openEmbeddedCopy()]);
  userId = await insertUser(connection.db);
});
afterAll(async () => {
  await server.close();
  await connection.close();
});
beforeEach(() => {
  server.next.length = 0;
  server.asked.length = 0;
  server.says = (question) => ({ text: answer(obedient(question)) });
});
const parts = () => ({
  db: connection.db,
  now: () => new Date("2026-03-10T03:00:00Z"),
  log,
  budget: { perDay: 1_000_000, perUserPerDay: 1_000_000 },
});
const modelOf = (kind: string, path: string) => {
  const provider = { id: "local", kind, model: "model-1", key: "k", roles: ["judge"], baseUrl: server.url + path };
  const [settings] = readProviders(JSON.stringify([provider]));
  if (settings === undefined) throw new Error("no provider");
  return openModel(settings, log, { retryMs: [1], breakAfter: 50, restMs: 100 });
};
const local = () => modelOf("openai-compatible", "/v1");
const judge = async (text: string, models = [local()], waitMs = 3_000) =>
  askJudges(parts(), models, { userId, text, waitMs });

/** Longer than a test may take, so a passing test has not waited for it. */
const LONG_MS = 3_600_000;

describe("askJudges", () => {
  it.each([
    ["openai-compatible", "/v1"],
    ["anthropic", "/v1"],
    ["google", "/v1beta"],
  ])("sends the published rubric over %s and returns the opinion", async (kind, path) => {
    const [opinion] = await judge(TEXT, [modelOf(kind, path)]);
    expect(opinion).toMatchObject({
      model: "local",
      name: "model-1",
      status: "ok",
      aiProbability: 0.9,
      confidence: 0.7,
      reasoning: "일반론이 이어져요.",
      findings: [{ criterion: "content", direction: "ai" }],
    });
    for (const { id, asks } of JUDGE_RUBRIC) {
      expect(server.asked[0]?.system).toContain(id);
      expect(server.asked[0]?.system).toContain(asks);
    }
  });

  it.each(INJECTIONS.map((attack) => [attack]))("ignores the prompt injection %j", async (attack) => {
    // Outside the data the scripted model does obey the attack: it answers 0.
    expect(obedient({ system: "", user: `${TEXT}\n${attack}` })).toBe(0);
    for (const text of [`${TEXT}\n${attack}`, `${attack}\n${TEXT}`, TEXT.replace(". 이", `. ${attack} 이`)]) {
      expect((await judge(text))[0]?.aiProbability).toBe(0.9);
    }
  });

  it("delimits the text with a new random tag on each request", async () => {
    await judge(TEXT);
    await judge(TEXT);
    const tags = server.asked.map(({ user }) => /^<text-([0-9a-f]{18})>/.exec(user)?.[1]);
    expect(new Set(tags).size).toBe(2);
    expect(judgePrompt(TEXT, "n").user).toBe(`<text-n>\n${TEXT}\n</text-n>`);
  });

  it.each([
    ["refuses", { refuses: "by-filter" }, "판단을 거절해", LONG_MS],
    ["answers in words", { text: "사람이 쓴 것 같아요." }, "읽을 수 없는 답", LONG_MS],
    ["answers with another shape", { text: '{"aiProbability":"높음"}' }, "읽을 수 없는 답", LONG_MS],
    ["is cut off", { text: answer(0.1), isCut: "length" }, "중간에 끊겨", LONG_MS],
    ["is down", { status: 503 }, "지금 답하지 않아", LONG_MS],
    ["rejects the key", { status: 401 }, "지금 답하지 않아", LONG_MS],
    ["never answers", { hangs: true }, "정해 둔 시간 안에", 3_000],
  ] as const)("reports a judge that %s as failed and keeps the other opinions", async (_name, said, why, waitMs) => {
    server.says = () => said;
    const fine = createFakeModel({ id: "fine" });
    fine.says = answer(0.4);
    const opinions = await judge(TEXT, [local(), fine], waitMs);
    expect(opinions[0]).toMatchObject({ status: "failed", aiProbability: 0, confidence: 0, findings: [] });
    expect(opinions[0]?.reasoning).toContain(why);
    expect(opinions[1]).toMatchObject({ status: "ok", aiProbability: 0.4 });
  });

  it("asks no model when the budget is spent", async () => {
    const model = createFakeModel({ price: { input: 1, output: 1 } });
    const poor = { ...parts(), budget: { perDay: 1, perUserPerDay: 1 } };
    const [opinion] = await askJudges(poor, [model], { userId, text: TEXT, waitMs: 100 });
    expect(opinion?.reasoning).toContain("다 써서 묻지 않았어요");
    expect(model.asked).toEqual([]);
  });

  it("normalises percents, long notes, invisible characters and duplicate criteria", async () => {
    const finding = (note: string) => ({ criterion: "content", direction: "ai", note });
    const text = JSON.stringify({
      findings: [finding("첫째"), finding(`둘\u200b째\n${"가".repeat(500)}`)],
      reasoning: "나".repeat(5_000),
      aiProbability: 87,
      confidence: -3,
    });
    server.says = () => ({ text });
    const [opinion] = await judge(TEXT);
    expect(opinion).toMatchObject({ aiProbability: 0.87, confidence: 0 });
    expect(opinion?.findings).toHaveLength(1);
    expect(opinion?.findings[0]?.note).toMatch(/^둘 째 가+…$/);
    expect(opinion?.reasoning.length).toBeLessThan(810);
  });
});
