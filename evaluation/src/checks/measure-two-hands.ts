import type { Detector, Report } from "@geulgyeol/engine";
import { AI_SENTENCE_SHARE, type CoWrittenRow, shareInside } from "../corpus/read-cowritten.ts";
import { confusionOf } from "../measures/confusion.ts";
import { auroc, shareAbove, thresholdAt } from "../measures/roc.ts";
import { proportion } from "../measures/wilson.ts";
import { groupBy, type JudgedRow, ofLabel, reportOf } from "./judged-rows.ts";

/** Share of human texts that may be called mixed or AI where texts by two hands are counted. */
const FALSE_ALARMS = 0.02;

/** A co-written text with its judgement: probabilities of its sentences, by who wrote them. */
export interface JudgedCoWritten {
  readonly row: CoWrittenRow;
  readonly report: Report;
  readonly shareError: number;
  readonly humanSentences: readonly number[];
  readonly aiSentences: readonly number[];
}

/** Texts by a person and an AI: outcomes against texts of one author, sentences by who wrote them, and the AI share. */
export function measureTwoHands(judged: readonly JudgedCoWritten[], rows: readonly JudgedRow[]) {
  const involved = ({ report }: { readonly report: Report }) => 1 - report.classProbabilities.human;
  const threshold = thresholdAt(ofLabel(rows, 0).map(involved), FALSE_ALARMS);
  const measure = (own: readonly JudgedCoWritten[]) => ({
    texts: own.length,
    judgedMixed: proportion(own.filter(({ report }) => report.verdict === "mixed").length, own.length),
    judgedAi: proportion(own.filter(({ report }) => report.verdict === "ai").length, own.length),
    foundAtTwoPercent: shareAbove(own.map(involved), threshold),
    ...(own.some(({ humanSentences }) => humanSentences.length > 0) && {
      sentenceAuroc: auroc(
        own.flatMap(({ humanSentences }) => humanSentences),
        own.flatMap(({ aiSentences }) => aiSentences),
      ),
    }),
    meanAbsoluteErrorOfShare: own.reduce((sum, { shareError }) => sum + shareError, 0) / own.length,
    shareInsideInterval: insideInterval(own.filter(({ report }) => report.verdict === "mixed")),
  });
  return {
    ...measure(judged),
    byKind: Object.fromEntries(groupBy(judged, ({ row }) => row.kind).map(([kind, own]) => [kind, measure(own)])),
    confusion: confusionOf([
      ...rows.map(({ row, report }) => ({
        truth: row.label === 1 ? ("ai" as const) : ("human" as const),
        outcome: report.verdict,
        source: row.label === 1 ? row.file : row.source,
      })),
      ...judged.map(({ row, report }) => ({ truth: "mixed" as const, outcome: report.verdict, source: row.source })),
    ]),
  };
}

/** How often the real share is inside the interval, which holds if the outcome is right. */
function insideInterval(own: readonly JudgedCoWritten[]) {
  const inside = own.filter(({ row: { aiShare }, report: { aiShareInterval } }) => {
    return aiShare >= aiShareInterval.lower && aiShare <= aiShareInterval.upper;
  });
  return proportion(inside.length, own.length);
}

export function judgeCoWritten(row: CoWrittenRow, detector: Detector): JudgedCoWritten {
  const report = reportOf(detector, row.text);
  const humanSentences: number[] = [];
  const aiSentences: number[] = [];
  for (const { start, end, aiProbability, excluded } of report.sentences) {
    if (excluded !== null) continue;
    (shareInside(row, start, end) >= AI_SENTENCE_SHARE ? aiSentences : humanSentences).push(aiProbability);
  }
  return {
    row,
    report,
    shareError: Math.abs(report.aiShare - row.aiShare),
    humanSentences,
    aiSentences,
  };
}
