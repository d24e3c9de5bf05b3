import { expect, it } from "vitest";
import { reportThread } from "../runtime-paths.ts";
import { koreanText } from "../testing/korean-text.ts";
import { reportToPrint } from "../testing/report-to-print.ts";
import { createReportPool } from "./report-pool.ts";

it("prints a report as PDF in a worker thread", async () => {
  const pool = createReportPool({ entry: reportThread(), timeoutMs: 300_000 });
  try {
    const pdf = await pool.print(reportToPrint(koreanText(1, 600)));
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
  } finally {
    await pool.close();
  }
}, 360_000);

it("returns SERVER_BUSY when full and REPORT_FAILED on timeout", async () => {
  const report = reportToPrint(koreanText(1, 600));
  const full = createReportPool({ entry: reportThread(), room: 0 });
  await expect(full.print(report)).rejects.toMatchObject({ code: "SERVER_BUSY" });
  await full.close();
  const slow = createReportPool({ entry: reportThread(), timeoutMs: 1 });
  await expect(slow.print(report)).rejects.toMatchObject({ code: "REPORT_FAILED" });
  await slow.close();
}, 90_000);
