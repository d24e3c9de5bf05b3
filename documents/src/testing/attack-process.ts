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
  // The garbage of one file is no memory of the next.
  globalThis.gc?.();
}
console.log(JSON.stringify({ peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024) }));
