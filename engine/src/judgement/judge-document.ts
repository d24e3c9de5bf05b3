import type { Interval, Language, MemberId } from "../report.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import { calibrate, calibrationInputs } from "./calibration.ts";
import { combineKinds } from "./combine-kinds.ts";
import { combinerInputs, documentInputs, relativeLength, sentenceSummary } from "./document-inputs.ts";
import { type FurtherReading, hearFurther } from "./further-member.ts";
import { intervalOf } from "./interval.ts";
import type { LanguageJudge } from "./load-model.ts";
import { probabilityOf, scoreLogistic } from "./logistic.ts";
import { type DocumentReading, readDocument } from "./measure-document.ts";
import type { MemberClock } from "./member-clock.ts";
import { readStylometry } from "./score-stylometry.ts";
import { sentenceContext } from "./sentence-context.ts";
import { sentenceEvidence, sentenceProbabilities } from "./sentence-layer.ts";
import { estimateShare, type ShareEstimate } from "./share.ts";
import { stylometryInputs } from "./stylometry-inputs.ts";
import { scoreTrees } from "./trees.ts";
import { twoWriterInputs } from "./two-writers.ts";
import { cautious, hangsOnMarks, unmarkedInputs } from "./unmarked.ts";

export const MEMBER_IDS = ["stylometry", "language-model", "ngrams"] as const satisfies readonly MemberId[];

export interface DocumentJudgement {
  readonly reading: DocumentReading;
  /** `stylometryInputs` of the text. */
  readonly style: Float32Array;
  readonly aiProbability: number;
  /** Only marks and spaces made the text look like an AI's, and the probability was lowered for it. */
  readonly marksDecide: boolean;
  readonly interval: Interval;
  readonly aiShare: ShareEstimate;
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

export function judgeDocument(
  prepared: PreparedText,
  judge: LanguageJudge,
  language: Language,
  further: FurtherReading | null,
  clock: MemberClock,
): DocumentJudgement {
  const { parameters } = judge;
  const reading = readDocument(prepared, judge.readers, clock);
  const style = clock.run("stylometry", () => stylometryInputs(prepared));
  const { logit: stylometry, classes } = clock.run("stylometry", () =>
    readStylometry(judge.stylometry, judge.network, style),
  );
  const context = sentenceContext(reading);
  const evidence = sentenceEvidence(judge.sentence, context.inputs);
  const summary = sentenceSummary(reading.sentences, evidence, context.partings);
  const apart = scoreTrees(judge.sentenceShare, [relativeLength(reading.length), ...summary]);
  const inputs = documentInputs(reading, stylometry, Float64Array.of(...summary, apart));
  const heard = combineKinds(parameters.document, combinerInputs(inputs, classes));
  const combined = hearFurther(further, language, heard, reading.length);
  const divided = twoWriterInputs(reading, evidence, parameters.twoWriters, language);
  const combinedInputs = calibrationInputs(combined, inputs, divided);
  const calibrated = calibrate(judge.calibration, combinedInputs);
  const unmarked = unmarkedInputs(judge.readers.ngrams, reading.ngrams, reading.length);
  const marksDecide = hangsOnMarks(calibrated, probabilityOf(scoreLogistic(parameters.unmarked, unmarked)));
  const aiProbability = marksDecide ? cautious(calibrated) : calibrated;
  const aiShare = estimateShare(judge.calibration, parameters.shareResiduals, parameters.dividedFrom, combinedInputs);
  const own = memberInputs(reading, stylometry);
  return {
    reading,
    style,
    aiProbability,
    marksDecide,
    interval: intervalOf(aiProbability, reading.length, parameters.interval),
    aiShare,
    members: {
      stylometry: probabilityOf(scoreLogistic(parameters.members.stylometry, own.stylometry)),
      "language-model": probabilityOf(scoreLogistic(parameters.members["language-model"], own["language-model"])),
      ngrams: probabilityOf(scoreLogistic(parameters.members.ngrams, own.ngrams)),
    },
    sentences: sentenceProbabilities(evidence, reading.sentences, aiShare.value),
  };
}
