import { readFileSync } from "node:fs";
import { createDetector } from "@geulgyeol/engine";
import { wordDetector } from "@geulgyeol/wording/report";
import { expect, it } from "vitest";
import type { ReportToPrint } from "../modules/reports/index.ts";
import { engineModelFile, reportThread } from "../runtime-paths.ts";
import { koreanText } from "../testing/korean-text.ts";
import { createReportPool } from "./report-pool.ts";

function reportOf(text: string): ReportToPrint {
  const analysis = wordDetector(createDetector(readFileSync(engineModelFile))).analyse(text, {});
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

it("prints a report as PDF in a worker thread", async () => {
  const pool = createReportPool({ entry: reportThread(), timeoutMs: 300_000 });
  try {
    const pdf = await pool.print(reportOf(koreanText(1, 600)));
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
  } finally {
    await pool.close();
  }
}, 360_000);

it("returns SERVER_BUSY when full and REPORT_FAILED on timeout", async () => {
  const report = reportOf(koreanText(1, 600));
  const full = createReportPool({ entry: reportThread(), room: 0 });
  await expect(full.print(report)).rejects.toMatchObject({ code: "SERVER_BUSY" });
  await full.close();
  const slow = createReportPool({ entry: reportThread(), timeoutMs: 1 });
  await expect(slow.print(report)).rejects.toMatchObject({ code: "REPORT_FAILED" });
  await slow.close();
}, 90_000);
