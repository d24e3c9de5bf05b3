import { readFileSync } from "node:fs";
import { AnalysisResult, countCharacters } from "@geulgyeol/contract";
import { createDetector } from "@geulgyeol/engine";
import { wordDetector, wordReport } from "@geulgyeol/wording/report";
import { expect, it } from "vitest";
import { engineModelFile } from "../../runtime-paths.ts";
import { koreanText } from "../../testing/korean-text.ts";
import type { StoredAnalysis } from "./queries.ts";
import { toResult } from "./to-result.ts";

const CREDITS = { charged: 1, remaining: 2, freeRevision: false };

it("toResult omits the stored facts, and wordReport restores the report from them", () => {
  const text = koreanText(1, 900);
  const analysis = wordDetector(createDetector(readFileSync(engineModelFile))).analyse(text, {
    ensemble: true,
    wordLevel: true,
    views: true,
  });
  if (analysis.kind === "refusal" || analysis.facts === undefined) throw new Error("There is no report with facts.");
  const stored = {
    id: "a",
    kind: "basic",
    text,
    charCount: countCharacters(text),
    documentType: null,
    fileMetadata: null,
    report: JSON.parse(JSON.stringify({ ...analysis.report, facts: analysis.facts })),
    views: JSON.parse(JSON.stringify(analysis.views)),
    processingTimeMs: 12,
    createdAt: new Date("2026-11-21T01:32:00.000Z"),
  } as unknown as StoredAnalysis;
  for (const documentType of [undefined, "paper"] as const) {
    const answer = toResult(stored, CREDITS, documentType);
    expect(answer).not.toHaveProperty("facts");
    expect(JSON.stringify(answer)).not.toContain('"facts"');
    expect(AnalysisResult.parse(answer)).toEqual(answer);
  }
  expect(toResult(stored, CREDITS, undefined)).toMatchObject(JSON.parse(JSON.stringify(analysis.report)));
  expect(wordReport(stored.report as unknown as Parameters<typeof wordReport>[0])).toEqual(analysis.report);
});
