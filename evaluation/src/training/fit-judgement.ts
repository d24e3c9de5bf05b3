import type { Language, MemberId } from "@geulgyeol/engine";
import { calibrate, calibrationInputs } from "@geulgyeol/engine/judgement/calibration.ts";
import { documentInputs, sentenceSummary } from "@geulgyeol/engine/judgement/document-inputs.ts";
import { MEMBER_IDS, memberInputs } from "@geulgyeol/engine/judgement/judge-document.ts";
import { type Logistic, logitOf, probabilityOf, scoreLogistic } from "@geulgyeol/engine/judgement/logistic.ts";
import {
  type SentenceModel,
  sentenceEvidence,
  sentenceInputs,
  sentenceProbabilities,
} from "@geulgyeol/engine/judgement/sentence-layer.ts";
import type { Trees } from "@geulgyeol/engine/judgement/trees.ts";
import { wordInputs } from "@geulgyeol/engine/judgement/word-level.ts";
import { trainDenseLogistic } from "./dense-logistic.ts";
import { fitInterval } from "./fit-interval.ts";
import type { ReadVariant } from "./fold-job.ts";
import { seededRandom } from "./seeded-random.ts";
import { type TreesRecipe, trainTrees } from "./train-trees.ts";

const TEMPER = 1;
const CHANGE = 0.15;
/** Weights of each kind of text: a splice teaches what lies between, and must not blur what is of one writer. */
const KIND_WEIGHTS = { whole: 1, crop: 0.6, splice: 0.3 } as const;

const CALIBRATION: TreesRecipe = {
  trees: 120,
  depth: 3,
  rate: 0.08,
  ridge: 20,
  leastHessian: 20,
  featureShare: 1,
  rowShare: 0.7,
};

/** Share of the sentences that their trees are fitted on. */
const SENTENCE_SHARE = 0.5;

const SENTENCES: TreesRecipe = {
  trees: 200,
  depth: 5,
  rate: 0.08,
  ridge: 10,
  leastHessian: 20,
  featureShare: 0.5,
  rowShare: 0.6,
};

export interface FittedJudgement {
  readonly sentence: SentenceModel;
  readonly document: Logistic;
  readonly calibration: Trees;
  readonly members: Readonly<Record<MemberId, Logistic>>;
  readonly shares: Readonly<Record<MemberId, number>>;
  readonly words: Logistic;
  readonly wordScale: Logistic;
  readonly interval: ReturnType<typeof fitInterval>;
  readonly strangestSurprisal: number;
}

/** Fits everything that combines and calibrates, on texts read by members that were not trained on them. */
export function fitJudgement(read: readonly ReadVariant[], _language: Language, seed: number): FittedJudgement {
  const sentence: SentenceModel = { trees: fitSentences(read, seed), temper: TEMPER, change: CHANGE };
  const pure = read.filter((variant) => variant.kind !== "splice");
  const weightOf = (variant: ReadVariant) => variant.weight * KIND_WEIGHTS[variant.kind];
  const summaries = new Map(
    read.map((variant) => [
      variant,
      sentenceSummary(variant.sentences, sentenceEvidence(variant.sentences, sentence), sentence),
    ]),
  );
  const summaryOf = (variant: ReadVariant) => summaries.get(variant) as Float64Array;
  const inputsOf = (variant: ReadVariant) => documentInputs(variant, variant.stylometry, summaryOf(variant));
  const document = trainDenseLogistic(pure.map(inputsOf), pure.map(shareOf), pure.map(weightOf), 1);
  const calibrationOf = (variant: ReadVariant) =>
    calibrationInputs(scoreLogistic(document, inputsOf(variant)), summaryOf(variant), variant.length);
  const calibrationRows = read.map(calibrationOf);
  const calibration = trainTrees(
    calibrationRows.map((row) => Float32Array.from(row)),
    read.map(shareOf),
    read.map(weightOf),
    CALIBRATION,
    seed,
  );
  const members = Object.fromEntries(
    MEMBER_IDS.map((id) => [
      id,
      trainDenseLogistic(
        read.map((variant) => memberInputs(variant, variant.stylometry)[id]),
        read.map(shareOf),
        read.map(weightOf),
        1,
      ),
    ]),
  ) as Record<MemberId, Logistic>;
  const words = trainDenseLogistic(
    pure.map((variant) => [...variant.ngrams, variant.surprisal[0] as number]),
    pure.map(shareOf),
    pure.map(weightOf),
    1,
  );
  const logits = calibrationRows.map((row) => logitOf(calibrate(calibration, row)));
  return {
    sentence,
    document,
    calibration,
    members,
    shares: memberShares(pure, document, inputsOf),
    words,
    wordScale: fitWordScale(read, words, logits.map(probabilityOf), sentence),
    interval: fitInterval(read, logits),
    strangestSurprisal: strangest(pure),
  };
}

function shareOf(variant: ReadVariant): number {
  return variant.share;
}

/** A share of the sentences of whole and spliced texts; a long text's count less each, the two classes count alike. */
function fitSentences(read: readonly ReadVariant[], seed: number): Trees {
  const inputs: Float32Array[] = [];
  const shares: number[] = [];
  const weights: number[] = [];
  const random = seededRandom(seed);
  for (const variant of read) {
    if (variant.kind === "crop") continue;
    variant.sentences.forEach((sentence, at) => {
      if (random() > SENTENCE_SHARE) return;
      inputs.push(sentenceInputs(sentence));
      shares.push(variant.sentenceShares[at] as number);
      weights.push((variant.weight * Math.min(1, sentence.length / 40)) / Math.sqrt(variant.sentences.length));
    });
  }
  const sums = [0, 0];
  shares.forEach((share, at) => {
    const side = share > 0.5 ? 1 : 0;
    sums[side] = (sums[side] as number) + (weights[at] as number);
  });
  const balanced = weights.map(
    (weight, at) => (weight * shares.length) / (2 * (sums[(shares[at] as number) > 0.5 ? 1 : 0] as number)),
  );
  return trainTrees(inputs, shares, balanced, SENTENCES, seed);
}

/** What a word's contribution and its sentence's probability say of who wrote the word. */
function fitWordScale(
  read: readonly ReadVariant[],
  model: Logistic,
  probabilities: readonly number[],
  sentence: SentenceModel,
): Logistic {
  const inputs: number[][] = [];
  const shares: number[] = [];
  const weights: number[] = [];
  read.forEach((variant, at) => {
    if (variant.kind === "crop") return;
    const evidence = sentenceEvidence(variant.sentences, sentence);
    const around = sentenceProbabilities(evidence, variant.sentences, sentence.change, probabilities[at] as number);
    for (const word of variant.words) {
      let contribution = 0;
      word.parts.forEach((part, k) => {
        contribution += (model.weights[k] as number) * part;
      });
      inputs.push(wordInputs(contribution, 1, around[word.sentence] as number));
      shares.push(variant.sentenceShares[word.sentence] as number);
      weights.push(variant.weight);
    }
  });
  return trainDenseLogistic(inputs, shares, weights, 1);
}

/** Share of each member in the spread of the combined logit over the fitting texts. */
function memberShares(
  pure: readonly ReadVariant[],
  document: Logistic,
  inputsOf: (variant: ReadVariant) => Float64Array,
): Record<MemberId, number> {
  const views = (pure[0] as ReadVariant).ngrams.length;
  const ownerOf = (input: number): MemberId | null => {
    if (input === 0) return null;
    if (input <= views * 2) return "ngrams";
    return input <= views * 2 + 2 ? "stylometry" : "language-model";
  };
  const sums: Record<MemberId, number> = { stylometry: 0, "language-model": 0, ngrams: 0 };
  const rows = pure.filter((_, at) => at % 7 === 0).map(inputsOf);
  const means = (rows[0] as Float64Array).map(
    (_, k) => rows.reduce((sum, row) => sum + (row[k] as number), 0) / rows.length,
  );
  for (const row of rows) {
    const parts: Record<MemberId, number> = { stylometry: 0, "language-model": 0, ngrams: 0 };
    row.forEach((value, k) => {
      const owner = ownerOf(k);
      if (owner !== null) parts[owner] += (document.weights[k] as number) * (value - (means[k] as number));
    });
    for (const id of MEMBER_IDS) sums[id] += Math.abs(parts[id]);
  }
  const total = sums.stylometry + sums["language-model"] + sums.ngrams;
  return {
    stylometry: sums.stylometry / total,
    "language-model": sums["language-model"] / total,
    ngrams: sums.ngrams / total,
  };
}

/** Mean surprisal that 1 in 1,000 whole texts exceeds, with a margin of a twentieth. */
function strangest(pure: readonly ReadVariant[]): number {
  const own = pure.filter((variant) => variant.kind === "whole").map((variant) => variant.surprisal[1] as number);
  own.sort((a, b) => a - b);
  return (own[Math.floor(own.length * 0.999)] as number) * 1.05;
}
