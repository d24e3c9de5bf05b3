import { readFileSync } from "node:fs";
import { createDetector } from "@geulgyeol/engine";
import { type WordedDetector, wordDetector } from "@geulgyeol/wording/report";
import type { ReportToPrint } from "../modules/reports/index.ts";
import { engineModelFile } from "../runtime-paths.ts";

let detector: WordedDetector | undefined;

/** What the thread that prints gets for the judgement of this text. */
export function reportToPrint(text: string): ReportToPrint {
  detector ??= wordDetector(createDetector(readFileSync(engineModelFile)));
  const analysis = detector.analyse(text, {});
  if (analysis.kind === "refusal") throw new Error(analysis.message);
  return {
    code: "GK-7Q2M-X4ZD-0B9F-6A1E",
    verifyUrl: "https://geulgyeol.example/verify/GK-7Q2M-X4ZD-0B9F-6A1E",
    analysisId: "a",
    createdAt: "2026-11-21T01:32:00Z",
    kind: "basic",
    charCount: text.length,
    numPages: null,
    recordBadge: null,
    textHash: "0".repeat(64),
    resultHash: "0".repeat(64),
    language: "ko",
    title: null,
    writer: null,
    purpose: null,
    report: analysis.report as ReportToPrint["report"],
  };
}
