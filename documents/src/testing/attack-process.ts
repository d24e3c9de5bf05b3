// Reads every attack in its own process, to measure its memory: one line of JSON each, the peak last.
import { readFileSync } from "node:fs";
import { DocumentError, readDocument } from "../index.ts";
import { processorTime } from "./processor-time.ts";

for (const [file, name] of JSON.parse(process.argv[2] ?? "[]") as [string, string][]) {
  const bytes = readFileSync(file);
  const elapsed = processorTime();
  let code = "read";
  try {
    await readDocument(bytes, name);
  } catch (error) {
    code = error instanceof DocumentError ? error.code : String(error);
  }
  console.log(JSON.stringify({ code, milliseconds: Math.round(elapsed()) }));
}
console.log(JSON.stringify({ peakMegabytes: Math.round(peakKilobytes() / 1024) }));

/** Peak of this program. On Linux `maxRSS` also holds the peak of the process that started it, which may be larger. */
function peakKilobytes(): number {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);
}
