import { readFileSync } from "node:fs";
import { createDetector, type DocumentType, prepareText } from "@geulgyeol/engine";
import { OWN_TEXTS } from "@geulgyeol/engine/testing";
import { describe, expect, it } from "vitest";
import { noticeIntegrity } from "./integrity-notices.ts";
import { viewWorded, wordAnalysis, wordDetector } from "./word-analysis.ts";
import { type JudgeOpinion, wordReport } from "./worded-report.ts";

const engine = createDetector(
  new Uint8Array(readFileSync(new URL("../../../engine/model/geulgyeol.model.bin", import.meta.url))),
);
const detector = wordDetector(engine);
const TYPES: readonly DocumentType[] = ["assignment", "self-introduction", "paper", "blog", "other"];

function judge(text: string, documentType?: DocumentType) {
  const options = { ensemble: true, wordLevel: true, views: true, ...(documentType && { documentType }) };
  const analysis = detector.analyse(text, options);
  if (analysis.kind === "refusal" || analysis.views === undefined) throw new Error("There is no report with views.");
  if (analysis.facts === undefined) throw new Error("The report has no facts.");
  return { report: analysis.report, facts: analysis.facts, views: analysis.views };
}

describe("viewWorded", () => {
  it("equals the report analysed for that document type", () => {
    let different = 0;
    for (const { id, text } of OWN_TEXTS) {
      const plain = judge(text);
      for (const type of TYPES) {
        const typed = judge(text, type);
        expect(viewWorded(plain.report, plain.views, type), id).toEqual(typed.report);
        expect(viewWorded(typed.report, typed.views, undefined), id).toEqual(plain.report);
        if (JSON.stringify(typed.report) !== JSON.stringify(plain.report)) different++;
      }
    }
    expect(different).toBeGreaterThan(0);
  });

  it("keeps the opinion of a language model unchanged", () => {
    const { report, facts, views } = judge(OWN_TEXTS[1]?.text ?? "");
    const opinion: JudgeOpinion = {
      model: "m",
      name: "모델",
      status: "ok",
      aiProbability: 0.8,
      confidence: 0.7,
      processingTime: 5,
      reasoning: "모델의 말이에요.",
      findings: [],
    };
    const judged = { reasoning: opinion.reasoning, confidence: opinion.confidence, source: "llm" } as const;
    const joined = { ...report, judges: [opinion], gptAnalysis: judged, engineAnalysis: report.gptAnalysis };
    const viewed = viewWorded(joined, views, "assignment");
    expect(viewed.gptAnalysis).toEqual(joined.gptAnalysis);
    expect(viewed.engineAnalysis?.reasoning).toBe(views.assignment?.reasoning);
    expect(viewed.ensemble).toEqual(joined.ensemble);
    expect(viewed.aiProbability).toBe(joined.aiProbability);
    // Wording the stored report again keeps the model's text.
    const anew = wordReport({ ...joined, facts } as unknown as Parameters<typeof wordReport>[0]);
    expect(anew.gptAnalysis).toEqual(judged);
    expect(anew.engineAnalysis).toEqual(report.gptAnalysis);
  });

  it("analyse returns no views unless requested", () => {
    expect(detector.analyse(OWN_TEXTS[0]?.text ?? "")).not.toHaveProperty("views");
  });
});

describe("wordReport", () => {
  it("reproduces a stored report in 해요체 and changes only wording in 합쇼체", () => {
    for (const { id, text } of OWN_TEXTS) {
      const { report, facts } = judge(text);
      const stored = JSON.parse(JSON.stringify({ ...report, facts }));
      expect(wordReport(stored), id).toEqual(report);
      const formal = wordReport(stored, "formal");
      expect(formal.gptAnalysis.reasoning, id).toMatch(/(?:니다|십시오)\.$/);
      expect({ ...formal, gptAnalysis: 0, suspiciousPatterns: 0, evidence: 0, hold: 0 }, id).toEqual({
        ...report,
        gptAnalysis: 0,
        suspiciousPatterns: 0,
        evidence: 0,
        hold: 0,
      });
    }
  });

  it("says whether the language is on trial, and nothing of it for results of engine 1.4 and earlier", () => {
    const { report, facts } = judge(OWN_TEXTS[0]?.text ?? "");
    const stored = (changes: object) => JSON.parse(JSON.stringify({ ...report, facts, ...changes }));
    expect(wordReport(stored({ isTrial: true })).isTrial).toBe(true);
    expect(wordReport(stored({ isTrial: undefined }))).not.toHaveProperty("isTrial");
  });

  it("gives viewWorded's result for the engine's view of another type", () => {
    for (const { id, text } of OWN_TEXTS) {
      const plain = engine.analyse(text, { views: true });
      if (plain.kind === "refusal" || plain.views === undefined) throw new Error("There is no report with views.");
      const { report, views } = judge(text);
      const { ensemble: _members, wordLevel: _words, ...viewed } = viewWorded(report, views, "paper");
      const { evidence, facts } = plain.views.paper ?? plain.views.any;
      const forPapers = { ...plain.report, evidence, facts: { ...plain.report.facts, ...facts } };
      expect(wordReport(forPapers), id).toEqual(viewed);
    }
  });

  it("names the engine's number and the consensus where language models count, except in a hold", () => {
    const { report, facts } = judge(OWN_TEXTS[1]?.text ?? "");
    const { ensemble } = report;
    if (ensemble === undefined) throw new Error("There is no ensemble.");
    const outside = { ...ensemble.models[0], model: "llm:m", weight: 0.2 };
    const say = (hold: typeof report.hold, moved = 0) => {
      const consensus = { ...ensemble.consensus, weightedProbability: 0.44 };
      const stored = {
        ...report,
        hold,
        // Until engine 1.3 language models moved the report's probability, but not the facts'.
        aiProbability: moved,
        facts: { ...facts, aiProbability: 0.35 },
        ensemble: { ...ensemble, consensus, models: [...ensemble.models, outside] },
      };
      return wordReport(JSON.parse(JSON.stringify(stored))).ensemble?.recommendation ?? "";
    };
    expect(say(null, 0.35)).toMatch(/^이 서버가 계산한 값만으로는 35%이고, 언어 모델의 의견까지 더하면 44%예요\. ./);
    expect(say(null, 0.5)).toBe(say(null, 0.35));
    expect(say({ reason: "weak-evidence", message: "" })).toBe(
      "이 결과만으로 판단하지 말고 초고와 작성 기록을 함께 확인해 주세요.",
    );
  });

  it("gives a written reason for each of the project's own texts", () => {
    for (const { text } of OWN_TEXTS) expect(judge(text).report.gptAnalysis.reasoning.length).toBeGreaterThan(10);
  });
});

describe("noticeIntegrity and wordAnalysis", () => {
  it("noticeIntegrity counts hidden characters", () => {
    const { integrity } = prepareText("오\u200b늘\u200b은 비\u200b가 왔다. 우산\u00ad이 없었다.");
    expect(noticeIntegrity(integrity)[0]).toContain("4개");
    expect(noticeIntegrity(prepareText("오늘은 비가 왔다.").integrity)).toEqual([]);
  });

  it("wordAnalysis adds the reason to a refusal", () => {
    expect(wordAnalysis({ kind: "refusal", code: "CODE_ONLY" })).toEqual({
      kind: "refusal",
      code: "CODE_ONLY",
      message: "코드만 있어서 판단하지 않았어요. 문장으로 쓴 글을 넣어 주세요.",
    });
  });
});
