import type { WordedDetector } from "@geulgyeol/wording/report";
import { formatReport } from "./format-report.ts";
import { listFiles } from "./list-files.ts";
import type { Arguments } from "./parse-arguments.ts";
import { readFileText } from "./read-file.ts";

export interface FileSinks {
  readonly input: NodeJS.ReadableStream;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/**
 * Judges each file in turn, including those in folders, and writes a report for it. Files that cannot be read or judged
 * are reported on `err`, and the rest is still processed. Returns the number of such files.
 */
export async function analyseFiles(
  detector: WordedDetector,
  { files, output, ensemble, words, documentType }: Arguments,
  { input, out, err }: FileSinks,
): Promise<number> {
  let failures = 0;
  const now = () => performance.now();
  for await (const listed of listFiles(files)) {
    const name = listed.path === "-" ? "(표준 입력)" : listed.path;
    try {
      if ("problem" in listed) throw new Error(listed.problem);
      const { text, notices } = await readFileText(listed.path, input);
      const analysis = detector.analyse(text, { ensemble, wordLevel: words, documentType, now });
      if (analysis.kind === "refusal") throw new Error(`${analysis.code} ${analysis.message}`);
      out(
        output === "json"
          ? JSON.stringify({ file: name, notices, ...analysis.report }, null, 2)
          : formatReport(name, analysis.report, notices),
      );
    } catch (error) {
      failures++;
      err(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failures;
}
