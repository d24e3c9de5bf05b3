import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy } from "unpdf";
import type { ReportToPrint } from "../modules/reports/index.ts";
import { koreanText } from "./korean-text.ts";
import { printInProcess } from "./print-in-process.ts";
import { scriptedDetector } from "./scripted-detector.ts";

type Report = ReportToPrint["report"];

const CODE = "GK-7Q2M-X4ZD-0B9F-6A1E";
export const HELD = { reason: "weak-evidence", message: "근거가 약해서 판단하지 않았습니다." } as const;

const LEVELS = [
  { aiProbability: 0.13, severity: "low" },
  { aiProbability: 0.53, severity: "medium" },
  { aiProbability: 0.93, severity: "high" },
] as const;

/** Two words and a number: of the same length and different in every sentence. */
const sentenceText = (at: number, length: number) => `${at + 1}째 ${koreanText(at + 1, length).replace(/\./g, "")}.`;

/** A report of `count` sentences, a third of each severity, of which a passage is the AI's. */
export function makeReport(count: number, changes: Partial<Report> = {}, length = 45): Report {
  const parts = Array.from({ length: count }, (_, at) => sentenceText(at, length));
  const analysis = scriptedDetector.analyse(parts.join(" "));
  if (analysis.kind === "refusal") throw new Error(analysis.message);
  const { wordLevel: _words, ...report } = analysis.report as unknown as Report & { wordLevel?: unknown };
  const [sentence] = report.sentences;
  if (sentence === undefined) throw new Error("There is no sentence.");
  let start = 0;
  const sentences = parts.map((text, index) => {
    const placed = { ...sentence, ...LEVELS[index % 3], index, text, start, end: start + text.length };
    start = placed.end + 1;
    return placed;
  });
  const passage = { start: 0, end: start, verdict: "ai", aiProbability: 0.9 } as const;
  return {
    ...report,
    verdict: "mixed",
    aiProbability: 0.58,
    classProbabilities: { human: 0.11, mixed: 0.62, ai: 0.27 },
    certainty: "moderate",
    falseAlarm: { of: "human", perThousand: 17, texts: 4213 },
    interval: { lower: 0.49, upper: 0.67 },
    aiShare: 0.36,
    aiShareInterval: { lower: 0.3, upper: 0.6 },
    segments: [
      { ...passage, firstSentence: 0, lastSentence: 1, kind: "human" },
      { ...passage, firstSentence: 2, lastSentence: count - 1, kind: "ai" },
    ],
    evidence: [
      {
        id: "this-through",
        direction: "ai",
        name: "'이를 통해' 같은 말",
        message: "3번 문장에 '이를 통해'가 나와요. 이 정도는 사람 글 100편 중 5편, AI 글 100편 중 41편에서 보여요.",
        value: 1,
        humanPercentile: 95,
        humanRate: 0.05,
        aiRate: 0.41,
        strength: 0.9,
        sentences: [2],
      },
      {
        id: "laughter",
        direction: "human",
        name: "'ㅋㅋ', 'ㅠㅠ' 같은 표시",
        message: "1번 문장에 'ㅋㅋ'가 나와요. 이 정도는 사람 글 100편 중 38편, AI 글 100편 중 1편 미만에서 보여요.",
        value: 1,
        humanPercentile: 60,
        humanRate: 0.38,
        aiRate: 0.004,
        strength: 0.8,
        sentences: [0],
      },
    ],
    facts: {
      ...({} as NonNullable<Report["facts"]>),
      confidence: 0.6,
      comparedWith: null,
      dependsOnPunctuation: false,
      aiProbability: 0.58,
      proseLength: 900,
      onlyPatterns: false,
      signs: [
        { side: "high", quotes: ["이를 통해"] },
        { side: "high", quotes: ["ㅋㅋ"] },
      ],
      patterns: { phrases: [], signs: [] },
      advice: [],
      sentenceReasons: sentences.map(() => []),
    },
    sentences,
    ...changes,
  } as Report;
}

/** The drawing operators of all pages, as written in the file. */
export function drawingOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const streams: string[] = [];
  for (let at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at + 7)) {
    const end = file.indexOf("\nendstream", at);
    try {
      streams.push(inflateSync(file.subarray(at + 7, end)).toString("latin1"));
    } catch {
      // A font or another stream that is no drawing.
    }
  }
  return streams.filter((stream) => stream.includes(" re\n")).join("\n");
}

export async function printMade(report: Report, changes: Partial<ReportToPrint> = {}) {
  const pdf = await printInProcess({
    code: CODE,
    verifyUrl: `https://geulgyeol.example/verify/${CODE}`,
    analysisId: "a",
    createdAt: "2026-11-21T01:32:00Z",
    kind: "basic",
    charCount: 900,
    numPages: null,
    recordBadge: null,
    textHash: "5f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    resultHash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    language: "ko",
    title: null,
    writer: null,
    purpose: null,
    report,
    ...changes,
  });
  const bytes = pdf.slice();
  const file = await getDocumentProxy(pdf);
  const { text } = await extractText(file);
  const { info } = await file.getMetadata();
  const pages = text.map((page) => page.replace(/\s+/g, " "));
  return { pages, all: pages.join(" "), info, bytes, file };
}
