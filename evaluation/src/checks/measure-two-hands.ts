import type { Detector } from "@geulgyeol/engine";
import { AI_SENTENCE_SHARE, type CoWrittenRow } from "../corpus/read-cowritten.ts";
import { confusionOf, type Outcome } from "../measures/confusion.ts";
import { auroc, shareAbove, thresholdAt } from "../measures/roc.ts";
import { proportion } from "../measures/wilson.ts";
import { shareInside } from "../training/fold-job.ts";
import { groupBy, type JudgedRow, ofLabel, probabilities, reportOf } from "./judged-rows.ts";

/** Share of human texts that may be called mixed or AI where texts by two hands are counted. */
const FALSE_ALARMS = 0.02;

/** A co-written text with its judgement: probabilities of its sentences, by who wrote them. */
interface JudgedCoWritten {
  readonly row: CoWrittenRow;
  readonly probability: number;
  readonly verdict: Outcome;
  readonly shareError: number;
  readonly humanSentences: readonly number[];
  readonly aiSentences: readonly number[];
}

/** Texts by a person and an AI: outcomes against texts of one author, sentences by who wrote them, and the AI share. */
export function measureTwoHands(coWritten: readonly CoWrittenRow[], rows: readonly JudgedRow[], detector: Detector) {
  const judged = coWritten.map((row) => judge(row, detector));
  const threshold = thresholdAt(probabilities(ofLabel(rows, 0)), FALSE_ALARMS);
  const measure = (own: readonly JudgedCoWritten[]) => ({
    texts: own.length,
    judgedMixed: proportion(own.filter(({ verdict }) => verdict === "mixed").length, own.length),
    judgedAi: proportion(own.filter(({ verdict }) => verdict === "ai").length, own.length),
    foundAtTwoPercent: shareAbove(
      own.map(({ probability }) => probability),
      threshold,
    ),
    ...(own.some(({ humanSentences }) => humanSentences.length > 0) && {
      sentenceAuroc: auroc(
        own.flatMap(({ humanSentences }) => humanSentences),
        own.flatMap(({ aiSentences }) => aiSentences),
      ),
    }),
    meanAbsoluteErrorOfShare: own.reduce((sum, { shareError }) => sum + shareError, 0) / own.length,
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
      ...judged.map(({ row, verdict }) => ({ truth: "mixed" as const, outcome: verdict, source: row.source })),
    ]),
  };
}

function judge(row: CoWrittenRow, detector: Detector): JudgedCoWritten {
  const report = reportOf(detector, row.text);
  const humanSentences: number[] = [];
  const aiSentences: number[] = [];
  for (const { start, end, aiProbability, excluded } of report.sentences) {
    if (excluded !== null) continue;
    (shareInside(row, start, end) >= AI_SENTENCE_SHARE ? aiSentences : humanSentences).push(aiProbability);
  }
  return {
    row,
    probability: report.aiProbability,
    verdict: report.verdict,
    shareError: Math.abs(report.aiShare - row.aiShare),
    humanSentences,
    aiSentences,
  };
}
