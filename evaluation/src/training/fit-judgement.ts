import type { Language, MemberId } from "@geulgyeol/engine";
import { type Calibration, calibrate, calibrationInputs } from "@geulgyeol/engine/judgement/calibration.ts";
import { type Combiner, combineKinds } from "@geulgyeol/engine/judgement/combine-kinds.ts";
import { combinerInputs, documentInputs } from "@geulgyeol/engine/judgement/document-inputs.ts";
import { MEMBER_IDS, memberInputs } from "@geulgyeol/engine/judgement/judge-document.ts";
import { type Logistic, logitOf, scoreLogistic } from "@geulgyeol/engine/judgement/logistic.ts";
import { sentenceProbabilities } from "@geulgyeol/engine/judgement/sentence-layer.ts";
import { estimateShare, type ShareResiduals } from "@geulgyeol/engine/judgement/share.ts";
import type { Trees } from "@geulgyeol/engine/judgement/trees.ts";
import { type TwoWriterParameters, twoWriterInputs } from "@geulgyeol/engine/judgement/two-writers.ts";
import { unmarkedInputs } from "@geulgyeol/engine/judgement/unmarked.ts";
import { wordInputs } from "@geulgyeol/engine/judgement/word-level.ts";
import type { LinearNgramsHeader } from "@geulgyeol/engine/ngrams/linear-ngrams.ts";
import { leavesSourcesOut } from "../corpus/folds.ts";
import { trainDenseLogistic } from "./dense-logistic.ts";
import { type CalibrationText, fitGuardedCalibration } from "./fit-guarded-calibration.ts";
import { fitInterval } from "./fit-interval.ts";
import { fitMemberStack } from "./fit-member-stack.ts";
import { fitSentences, type JudgedSentences } from "./fit-sentences.ts";
import { fitShare } from "./fit-share.ts";
import { fitTwoWriters } from "./fit-two-writers.ts";
import type { ReadVariant } from "./fold-job.ts";
import type { KindsRecipe, ShareRecipe } from "./recipes.ts";

/** Weights of each kind of text where the AI share is the target. */
const KIND_WEIGHTS = { whole: 1, crop: 0.6, splice: 0.1 } as const;

/** The recent model's texts count ten times where members are trained; in the combiner they would decide for all kinds (record 119). */
const RECENT_SOURCE = "own";
const RECENT_PART = 0.25;

export interface FittedJudgement {
  readonly sentence: Trees;
  readonly sentenceShare: Trees;
  readonly document: Combiner;
  readonly calibration: Calibration;
  readonly twoWriters: TwoWriterParameters;
  readonly dividedFrom: number;
  readonly shareResiduals: ShareResiduals;
  readonly unmarked: Logistic;
  readonly members: Readonly<Record<MemberId, Logistic>>;
  readonly shares: Readonly<Record<MemberId, number>>;
  readonly words: Logistic;
  readonly wordScale: Logistic;
  readonly interval: ReturnType<typeof fitInterval>;
  readonly strangestSurprisal: number;
}

/** How the members are combined. */
export interface Combination extends ShareRecipe {
  readonly language: Language;
  readonly combined: KindsRecipe;
  /** Whether some folds know every source; otherwise each leaves sources out. */
  readonly foldsKnowSources: boolean;
  /** Share of the mean unseen source's human texts that may be judged AI (`guardOf`). */
  readonly accused: number;
}

/** Fits everything that combines and calibrates, on texts read by members that were not trained on them. */
export async function fitJudgement(
  read: readonly ReadVariant[],
  models: readonly { readonly header: LinearNgramsHeader }[],
  seed: number,
  combination: Combination,
): Promise<FittedJudgement> {
  const sentences = await fitSentences(
    read,
    ({ fold, row }) => halfOf(combination.foldsKnowSources ? row : fold),
    seed,
  );
  const pure = read.filter((variant) => variant.kind !== "splice");
  const weightOf = (variant: ReadVariant) => variant.weight * KIND_WEIGHTS[variant.kind];
  const judged = new Map(read.map((variant, at) => [variant, sentences.read[at] as JudgedSentences]));
  const summaryOf = (variant: ReadVariant) => (judged.get(variant) as JudgedSentences).summary;
  const twoWriters = fitTwoWriters(
    read,
    sentences.read.map(({ evidence }) => evidence),
    combination.language,
  );
  const inputsOf = (variant: ReadVariant) => documentInputs(variant, variant.stylometry, summaryOf(variant));
  const targets = [pure.map(shareOf), pure.map(weightOf)] as const;
  const document = fitMemberStack(
    combination.combined,
    {
      parts: models.length + 1,
      kinds: (pure[0] as ReadVariant).kinds.length,
      style: (pure[0] as ReadVariant).style.length,
    },
    pure.map((variant) => ({
      inputs: combinerInputs(inputsOf(variant), variant.style),
      ai: variant.share === 1,
      file: variant.file,
      weight: weightOf(variant) * (variant.source === RECENT_SOURCE ? RECENT_PART : 1),
    })),
  );
  const calibrationOf = (variant: ReadVariant) => {
    const inputs = inputsOf(variant);
    const { evidence } = judged.get(variant) as JudgedSentences;
    const divided = twoWriterInputs(variant, evidence, twoWriters, combination.language);
    return calibrationInputs(combineKinds(document, combinerInputs(inputs, variant.style)), inputs, divided);
  };
  const calibrationRows = read.map(calibrationOf);
  const single = fitGuardedCalibration(guardedTexts(read, calibrationRows, combination), combination.accused);
  const { share, mixture, residuals } = await fitShare(read, calibrationRows, single, combination, seed);
  const calibration: Calibration = { single, mixture, share };
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
  const words = fitWords(
    pure.map((variant) => [...variant.ngrams, variant.surprisal[0] as number]),
    ...targets,
  );
  const logits = calibrationRows.map((row) => logitOf(calibrate(calibration, row)));
  return {
    sentence: sentences.trees,
    sentenceShare: sentences.share,
    document,
    calibration,
    twoWriters,
    dividedFrom: combination.dividedFrom,
    shareResiduals: residuals,
    unmarked: trainDenseLogistic(
      pure.map((variant) => unmarkedInputs(models, variant.ngrams, variant.length)),
      pure.map(shareOf),
      pure.map(weightOf),
      1,
    ),
    members,
    shares: memberShares(pure, members, weightOf),
    words,
    wordScale: fitWordScale(
      read,
      words,
      calibrationRows.map((row) => estimateShare(calibration, residuals, combination.dividedFrom, row).value),
      sentences.read,
    ),
    interval: fitInterval(read, logits),
    strangestSurprisal: strangest(pure),
  };
}

/**
 * A text stays with those that share its parts. Where each text is left out once, its fold is what it shares with the texts that it
 * was spliced with; where it is left out twice, that is its number.
 */
function halfOf(number: number): 0 | 1 {
  return number % 2 === 0 ? 0 : 1;
}

/** The texts of one writer as the guarded calibration sees them. */
function guardedTexts(
  read: readonly ReadVariant[],
  rows: readonly Float64Array[],
  { foldsKnowSources }: Combination,
): CalibrationText[] {
  return read.flatMap((variant, at) => {
    if (variant.kind === "splice") return [];
    const human = variant.kind === "whole" && variant.share === 0;
    return {
      inputs: rows[at] as Float64Array,
      share: variant.share,
      weight: KIND_WEIGHTS[variant.kind],
      humanSource: human ? variant.source : null,
      knownSource: foldsKnowSources && !leavesSourcesOut(variant.fold),
    };
  });
}

function shareOf(variant: ReadVariant): number {
  return variant.share;
}

/** The linear model that words are taken apart by. A part that would count against what it says is left out. */
function fitWords(inputs: readonly number[][], shares: readonly number[], weights: readonly number[]): Logistic {
  let heard = (inputs[0] as number[]).map((_, part) => part);
  for (;;) {
    const kept = heard;
    const fitted = trainDenseLogistic(
      inputs.map((row) => kept.map((part) => row[part] as number)),
      shares,
      weights,
      1,
    );
    heard = kept.filter((_, at) => (fitted.weights[at] as number) > 0);
    if (heard.length < kept.length && heard.length > 0) continue;
    const out = new Array<number>((inputs[0] as number[]).length).fill(0);
    kept.forEach((part, at) => {
      out[part] = Math.max(0, fitted.weights[at] as number);
    });
    return { bias: fitted.bias, weights: out };
  }
}

/** A word's own contribution counts at least this much beside its sentence's logit: what it adds never lowers its colour. */
const LEAST_CONTRIBUTION = 0.25;

/**
 * What a word's contribution and its sentence's probability say of who wrote the word. The weight of the contribution is
 * fitted alone: beside the sentence's probability, which is made of the same contributions, it could turn negative.
 */
function fitWordScale(
  read: readonly ReadVariant[],
  model: Logistic,
  aiShares: readonly number[],
  sentences: readonly JudgedSentences[],
): Logistic {
  const inputs: [number, number][] = [];
  const shares: number[] = [];
  const weights: number[] = [];
  read.forEach((variant, at) => {
    if (variant.kind === "crop") return;
    const { evidence } = sentences[at] as JudgedSentences;
    const around = sentenceProbabilities(evidence, variant.sentences, aiShares[at] as number);
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
  const fitted = trainDenseLogistic(
    inputs.map(([contribution]) => [contribution]),
    shares,
    weights,
    1,
  ).weights[0] as number;
  const alone = Math.max(LEAST_CONTRIBUTION, fitted);
  const together = trainDenseLogistic(
    inputs.map(([contribution, around]) => [alone * contribution + around]),
    shares,
    weights,
    1,
  );
  const scale = together.weights[0] as number;
  return { bias: together.bias, weights: [scale * alone, scale] };
}

/** Least share of a member: each one is heard. */
const LEAST_SHARE = 0.05;

/** Weight of each member when the three calibrated members alone are combined, summing to 1. */
function memberShares(
  pure: readonly ReadVariant[],
  members: Readonly<Record<MemberId, Logistic>>,
  weightOf: (variant: ReadVariant) => number,
): Record<MemberId, number> {
  const logits = pure.map((variant) => {
    const inputs = memberInputs(variant, variant.stylometry);
    return MEMBER_IDS.map((id) => Math.max(-8, Math.min(8, scoreLogistic(members[id], inputs[id]))));
  });
  const { weights } = trainDenseLogistic(logits, pure.map(shareOf), pure.map(weightOf), 1);
  const kept = weights.map((weight) => Math.max(0, weight));
  const total = kept.reduce((sum, weight) => sum + weight, 0);
  const floored = kept.map((weight) => Math.max(LEAST_SHARE, weight / total));
  const sum = floored.reduce((before, weight) => before + weight, 0);
  return Object.fromEntries(MEMBER_IDS.map((id, at) => [id, (floored[at] as number) / sum])) as Record<
    MemberId,
    number
  >;
}

/** Mean surprisal that 1 in 1,000 whole texts exceeds, with a margin of a twentieth. */
function strangest(pure: readonly ReadVariant[]): number {
  const own = pure.filter((variant) => variant.kind === "whole").map((variant) => variant.surprisal[1] as number);
  own.sort((a, b) => a - b);
  return (own[Math.floor(own.length * 0.999)] as number) * 1.05;
}
