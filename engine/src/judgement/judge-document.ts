import type { Interval, MemberId } from "../report.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import { calibrate, calibrationInputs } from "./calibration.ts";
import { documentInputs, relativeLength, sentenceSummary } from "./document-inputs.ts";
import { intervalOf } from "./interval.ts";
import type { LanguageJudge } from "./load-model.ts";
import { probabilityOf, scoreLogistic } from "./logistic.ts";
import { type DocumentReading, readDocument } from "./measure-document.ts";
import { meanByLength, sentenceEvidence, sentenceProbabilities, smoothSentences } from "./sentence-layer.ts";
import { stylometryInputs } from "./stylometry-inputs.ts";
import { scoreTrees } from "./trees.ts";

export const MEMBER_IDS = ["stylometry", "language-model", "ngrams"] as const satisfies readonly MemberId[];

export interface DocumentJudgement {
  readonly reading: DocumentReading;
  /** `stylometryInputs` of the text. */
  readonly style: Float32Array;
  readonly aiProbability: number;
  readonly interval: Interval;
  readonly aiShare: { readonly value: number; readonly lower: number; readonly upper: number };
  readonly members: Readonly<Record<MemberId, number>>;
  /** Probability of each entry of `reading.sentences`. */
  readonly sentences: Float64Array;
}

/** Inputs of each member's own calibration. */
export function memberInputs(
  reading: Pick<DocumentReading, "length" | "ngrams" | "surprisal">,
  stylometry: number,
): Record<MemberId, Float64Array> {
  const length = relativeLength(reading.length);
  const ratio = reading.surprisal[0] as number;
  return {
    stylometry: Float64Array.of(stylometry, stylometry * length, length),
    "language-model": Float64Array.of(...reading.surprisal, ratio * length, length),
    ngrams: Float64Array.of(...reading.ngrams, ...reading.ngrams.map((logit) => logit * length), length),
  };
}

export function judgeDocument(prepared: PreparedText, judge: LanguageJudge): DocumentJudgement {
  const { parameters } = judge;
  const reading = readDocument(prepared, judge.readers);
  const style = stylometryInputs(prepared);
  const stylometry = scoreTrees(judge.stylometry, style);
  const evidence = sentenceEvidence(reading.sentences, judge.sentence);
  const summary = sentenceSummary(reading.sentences, evidence, parameters.sentence);
  const inputs = documentInputs(reading, stylometry, summary);
  const combined = scoreLogistic(parameters.document, inputs);
  const aiProbability = calibrate(judge.calibration, calibrationInputs(combined, inputs));
  const { change } = parameters.sentence;
  const sentences = sentenceProbabilities(evidence, reading.sentences, change, aiProbability);
  const own = memberInputs(reading, stylometry);
  return {
    reading,
    style,
    aiProbability,
    interval: intervalOf(aiProbability, reading.length, parameters.interval),
    aiShare: shareOf(smoothSentences(evidence, change, 0), sentences, reading),
    members: {
      stylometry: probabilityOf(scoreLogistic(parameters.members.stylometry, own.stylometry)),
      "language-model": probabilityOf(scoreLogistic(parameters.members["language-model"], own["language-model"])),
      ngrams: probabilityOf(scoreLogistic(parameters.members.ngrams, own.ngrams)),
    },
    sentences,
  };
}

/**
 * AI share by length: the mean of what the sentences say by themselves and of what they say given the document's
 * probability. The interval takes sentences as independent draws in runs of three.
 */
function shareOf(
  alone: Float64Array,
  given: Float64Array,
  reading: DocumentReading,
): { value: number; lower: number; upper: number } {
  const mixed = given.map((value, at) => (value + (alone[at] as number)) / 2);
  const value = meanByLength(mixed, reading.sentences);
  let variance = 0;
  for (let at = 0; at < mixed.length; at++) {
    const part = (reading.sentences[at]?.length ?? 0) / Math.max(1, reading.length);
    variance += 3 * part * part * (mixed[at] as number) * (1 - (mixed[at] as number));
  }
  const between = Math.abs(meanByLength(alone, reading.sentences) - meanByLength(given, reading.sentences)) / 2;
  const half = 1.96 * Math.sqrt(variance) + between;
  return { value, lower: Math.max(0, value - half), upper: Math.min(1, value + half) };
}
