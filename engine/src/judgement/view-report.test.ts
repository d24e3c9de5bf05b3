import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createDetector } from "../detector.ts";
import type { DocumentType, JudgeOpinion } from "../report.ts";
import { OWN_TEXTS } from "../testing/own-texts.ts";
import { joinJudges } from "./join-judges.ts";
import { viewReport } from "./view-report.ts";

const detector = createDetector(
  new Uint8Array(readFileSync(new URL("../../model/geulgyeol.model.bin", import.meta.url))),
);
const TYPES: readonly DocumentType[] = ["assignment", "self-introduction", "paper", "blog", "other"];

function judge(text: string, documentType?: DocumentType) {
  const options = { ensemble: true, wordLevel: true, views: true, ...(documentType && { documentType }) };
  const analysis = detector.analyse(text, options);
  if (analysis.kind === "refusal" || analysis.views === undefined) throw new Error("There is no report with views.");
  return { report: analysis.report, views: analysis.views };
}

describe("a report for another document type", () => {
  it("reads as if the text had been judged for that type", () => {
    let different = 0;
    for (const { id, text } of OWN_TEXTS) {
      const plain = judge(text);
      for (const type of TYPES) {
        const typed = judge(text, type);
        expect(viewReport(plain.report, plain.views, type), id).toEqual(typed.report);
        expect(viewReport(typed.report, typed.views, undefined), id).toEqual(plain.report);
        if (JSON.stringify(typed.report) !== JSON.stringify(plain.report)) different++;
      }
    }
    expect(different).toBeGreaterThan(0);
  });

  it("leaves what a language model said as it is", () => {
    const { report, views } = judge(OWN_TEXTS[1]?.text ?? "");
    const opinion: JudgeOpinion = {
      ...{ model: "m", name: "모델", status: "ok", aiProbability: 0.8, confidence: 0.7, processingTime: 5 },
      ...{ reasoning: "모델의 말이에요.", findings: [] },
    };
    const joined = joinJudges(report, [opinion]);
    const viewed = viewReport(joined, views, "assignment");
    expect(viewed.gptAnalysis).toEqual(joined.gptAnalysis);
    expect(viewed.engineAnalysis?.reasoning).toBe(views.assignment?.reasoning);
    expect(viewed.ensemble).toEqual(joined.ensemble);
    expect(viewed.aiProbability).toBe(joined.aiProbability);
  });

  it("is told only when it is asked for", () => {
    expect(detector.analyse(OWN_TEXTS[0]?.text ?? "")).not.toHaveProperty("views");
  });
});
