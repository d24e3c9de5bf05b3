import { createInterface } from "node:readline";
import type { WordedDetector, WordedReport } from "@geulgyeol/wording/report";

interface Line {
  readonly id: string | number;
  readonly text: string;
}

export interface LineSinks {
  readonly out: (line: string) => Promise<void> | void;
  readonly err: (line: string) => void;
}

/**
 * Writes the judgement of each line `{id, text}` with its `id`, in order; the numbers of a withheld one (`hold`) are not
 * to be relied on. Returns the number of lines that cannot be judged; `err` names them, from 1.
 */
export async function analyseLines(
  detector: WordedDetector,
  name: string,
  input: NodeJS.ReadableStream,
  { out, err }: LineSinks,
): Promise<number> {
  let number = 0;
  let failures = 0;
  for await (const raw of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (raw.trim() === "") continue;
    try {
      const { id, text } = parseLine(number === 1 ? raw.replace(/^\ufeff/, "") : raw);
      const analysis = detector.analyse(text);
      if (analysis.kind === "refusal") throw new Error(`${analysis.code} ${analysis.message}`);
      await out(JSON.stringify({ id, ...judgementOf(analysis.report) }));
    } catch (error) {
      failures++;
      err(`${name}:${number}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failures;
}

function judgementOf(report: WordedReport) {
  const { aiProbability, verdict, aiShare, interval, language, isTrial } = report;
  const { classProbabilities, certainty, falseAlarm } = report;
  const hold = report.hold?.reason ?? null;
  const judged = { aiProbability, verdict, aiShare, interval, language, isTrial };
  return { ...judged, classProbabilities, certainty, falseAlarm, hold };
}

function parseLine(raw: string): Line {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw new Error("JSON이 아닌 줄입니다.");
  }
  if (typeof value !== "object" || value === null) throw new Error("줄마다 {id, text} 객체가 있어야 합니다.");
  const { id, text } = value as Record<string, unknown>;
  if (typeof id !== "string" && typeof id !== "number") throw new Error("id가 없거나 문자열·숫자가 아닙니다.");
  if (typeof text !== "string") throw new Error("text가 없거나 문자열이 아닙니다.");
  return { id, text };
}
