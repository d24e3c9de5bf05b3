import type { Detector } from "@geulgyeol/engine";
import { formatReport } from "./format-report.ts";
import type { Arguments } from "./parse-arguments.ts";
import { readText } from "./read-text.ts";

export interface FileSinks {
  readonly input: NodeJS.ReadableStream;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** Judges each file in turn and writes a report for it. Returns how many could not be read or judged. */
export async function analyseFiles(
  detector: Detector,
  { files, output, ensemble, words, documentType }: Arguments,
  { input, out, err }: FileSinks,
): Promise<number> {
  let failures = 0;
  for (const file of files) {
    const name = file === "-" ? "(표준 입력)" : file;
    try {
      const text = await readText(file, input);
      const analysis = detector.analyse(text, { ensemble, wordLevel: words, documentType });
      if (analysis.kind === "refusal") throw new Error(`${analysis.code} ${analysis.message}`);
      out(
        output === "json"
          ? JSON.stringify({ file: name, ...analysis.report }, null, 2)
          : formatReport(name, analysis.report),
      );
    } catch (error) {
      failures++;
      err(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failures;
}
