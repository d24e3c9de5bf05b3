import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createDetector } from "@geulgyeol/engine";
import { wordDetector } from "@geulgyeol/wording/report";
import type { ReportToPrint } from "../src/modules/reports/index.ts";
import { engineModelFile } from "../src/runtime-paths.ts";
import { koreanText } from "../src/testing/korean-text.ts";
import { createReportPool } from "../src/workers/report-pool.ts";

/**
 * Time of a printed report: the first, which starts the thread and reads the fonts, and the median of the rest. Also
 * how long the event loop was held up. `npx tsx server/bench/report.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 10);
const TEXTS = [
  ["500 characters", koreanText(1, 500)],
  ["10,000 characters", koreanText(2, 9_900)],
  ["with Hanja and old Hangul", `${koreanText(3, 500)} 漢字와 ㉠, 옛말 ᄆᆞᅀᆞᆷ을 함께 적었다.`],
] as const;

const detector = wordDetector(createDetector(readFileSync(engineModelFile)));

function reportOf(text: string): ReportToPrint {
  const analysis = detector.analyse(text, {});
  if (analysis.kind === "refusal") throw new Error(analysis.message);
  return {
    code: "GK-7Q2M-X4ZD-0B9F-6A1E",
    verifyUrl: "https://example.com/verify/GK-7Q2M-X4ZD-0B9F-6A1E",
    analysisId: "bench",
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

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

// The bundle, as in production; a thread from sources would spend its time on transpiling.
const built = new URL("../dist/report-worker.mjs", import.meta.url);
const pool = createReportPool({
  entry: { file: fileURLToPath(built), url: built.href, execArgv: [] },
  timeoutMs: 60_000,
});
const rows: { text: string; firstMs: number; medianMs: number; longestHoldMs: number; kilobytes: number }[] = [];
for (const [name, text] of TEXTS) {
  const report = reportOf(text);
  const times: number[] = [];
  let longestHoldMs = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longestHoldMs = Math.max(longestHoldMs, performance.now() - last - 5);
    last = performance.now();
  }, 5);
  let bytes = 0;
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    bytes = (await pool.print(report)).byteLength;
    times.push(performance.now() - start);
  }
  clearInterval(watch);
  const [first = 0, ...others] = times.map(Math.round);
  rows.push({
    text: name,
    firstMs: first,
    medianMs: median(others),
    longestHoldMs: Math.round(longestHoldMs),
    kilobytes: Math.round(bytes / 1024),
  });
}
await pool.close();
console.log(`PDF reports, ${rounds} after the first`);
console.table(rows);
console.log(JSON.stringify({ bench: "report", rounds, rows }));
