import { fileURLToPath } from "node:url";
import { koreanText } from "../src/testing/korean-text.ts";
import { reportToPrint } from "../src/testing/report-to-print.ts";
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

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

// The bundle, as in production; a thread from sources would spend its time on transpiling.
const built = new URL("../dist/report-worker.mjs", import.meta.url);
const pool = createReportPool({
  entry: { file: fileURLToPath(built), url: built.href, execArgv: [] },
  timeoutMs: 60_000,
});
const rows: { text: string; firstMs: number; medianMs: number; longestHoldMs: number; kilobytes: number }[] = [];
for (const [name, text] of TEXTS) {
  const report = reportToPrint(text);
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
