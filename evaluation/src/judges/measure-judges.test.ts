import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createDetector, weighJudges } from "@geulgyeol/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LlmServer, openLlmServer } from "../../../scripts/testing/llm-server.ts";
import { seededRandom } from "../learners/seeded-random.ts";
import { consensus, fitWeight, type JudgedTwice } from "./fit-weight.ts";
import { judgeLines, measureJudges } from "./measure-judges.ts";

const model = new Uint8Array(readFileSync(join(import.meta.dirname, "../../../engine/model/geulgyeol.model.bin")));

describe("fitWeight and weighJudges", () => {
  const rows = (judgeOf: (label: 0 | 1, random: number) => number): JudgedTwice[] => {
    const random = seededRandom(7);
    // Calibrated like the engine: of the texts with 0.8, four in five are AI.
    return Array.from({ length: 2_000 }, () => {
      const engine = 0.02 + 0.96 * random();
      const label = random() < engine ? 1 : 0;
      return { label, engine, judge: judgeOf(label, random()) };
    });
  };

  it("gives an accurate judge at most a third of the total weight", () => {
    const { weight, lossWith, lossWithout } = fitWeight(rows((label) => (label ? 0.95 : 0.05)));
    expect(weight).toBe(0.5);
    expect(lossWith).toBeLessThan(lossWithout);
  });

  it("gives a random or inverted judge almost no weight", () => {
    expect(fitWeight(rows((_label, random) => random)).weight).toBeLessThan(0.05);
    expect(fitWeight(rows((label) => (label ? 0.1 : 0.9))).weight).toBe(0);
  });

  it("weighJudges combines probabilities as the fitted consensus does", () => {
    const detector = createDetector(model);
    const text =
      "어제 강가에서 돌을 주웠다. 둥글고 차가운 돌이었다. 집에 와서도 한참을 만지작거렸다. 어머니가 보고 웃으셨다.";
    const analysis = detector.analyse(text, { ensemble: true });
    if (analysis.kind === "refusal") throw new Error("refused");
    const opinion = {
      model: "m",
      name: "m",
      status: "ok",
      confidence: 1,
      processingTime: 1,
      reasoning: "",
      findings: [],
    } as const;
    const { ensemble } = analysis.report;
    const engine = ensemble?.consensus.weightedProbability ?? 0;
    for (const judge of [0.9, 0.999, 0.001]) {
      const joined = weighJudges(ensemble?.models ?? [], [{ ...opinion, aiProbability: judge }], { m: 0.25 });
      const expected = consensus({ engine, judge }, 0.25 / 1.25);
      expect(joined.consensus.weightedProbability).toBeCloseTo(expected, 4);
    }
  });
});

describe("npm run evaluate -- --llm", () => {
  let server: LlmServer;
  let corpus: string;
  beforeAll(async () => {
    server = await openLlmServer();
    corpus = mkdtempSync(join(tmpdir(), "geulgyeol-judges-"));
    mkdirSync(join(corpus, "ko"));
    const row = (at: number) => ({
      id: `t${at}`,
      label: at % 2 === 1 ? "ai" : "human",
      source: "own",
      category: "essay",
      text: `${at}번 글이다. ${at % 2 === 1 ? "이를 통해 다양한 가능성이 열리고 있다." : "어제 강가에서 돌을 주웠다."} 둥글고 차가운 돌이 손바닥에 가만히 놓여 있었다. 어머니가 웃으셨다.`,
    });
    const lines = Array.from({ length: 120 }, (_, at) => JSON.stringify(row(at)));
    writeFileSync(join(corpus, "ko/dev_own.jsonl.gz"), gzipSync(lines.join("\n")));
  });
  afterAll(async () => {
    await server.close();
    rmSync(corpus, { recursive: true, force: true });
  });

  it("measures the configured judges and prints the fitted weight without the key", async () => {
    server.says = ({ user }) => {
      if (user.includes("\n8번")) return { refuses: "by-filter" };
      const aiProbability = user.includes("이를 통해") ? 0.9 : 0.1;
      return { text: JSON.stringify({ findings: [], reasoning: "까닭", aiProbability, confidence: 0.5 }) };
    };
    const provider = {
      id: "local",
      kind: "openai-compatible",
      model: "m",
      baseUrl: `${server.url}/v1`,
      key: "secret-key",
    };
    const LLM_PROVIDERS = JSON.stringify([{ ...provider, roles: ["judge"], price: { input: 1, output: 1 } }]);
    const parts = { corpus, language: "ko" as const, texts: 120, detector: createDetector(model) };
    const [measured, ...others] = await measureJudges(parts, { ...process.env, LLM_PROVIDERS });
    expect(others).toEqual([]);
    expect(measured).toMatchObject({ judge: "local", texts: 119, failed: 1, auroc: 1, falseAccusations: 0 });
    expect(measured?.dollars).toBeGreaterThan(0);
    expect(measured?.lossWith).toBeLessThan(measured?.lossWithout ?? 0);
    const output = judgeLines(measured === undefined ? [] : [measured]).join("\n");
    expect(output).toContain(`write "weight": ${measured?.weight} into its entry of LLM_PROVIDERS`);
    expect(output).not.toContain("secret-key");
  }, 60_000);

  it("reports when no judge is configured", () => {
    expect(judgeLines([])).toEqual(["LLM_PROVIDERS names no model with the role judge."]);
  });
});
