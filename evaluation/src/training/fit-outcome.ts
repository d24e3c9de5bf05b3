import type { Verdict } from "@geulgyeol/engine";
import {
  type ClassProbabilities,
  classProbabilities,
  type Logistic,
  likeliestOf,
  type OutcomeModels,
  pairInputs,
  scoreTrees,
  type Trees,
} from "@geulgyeol/engine/training";
import { trainDenseLogistic } from "../learners/dense-logistic.ts";
import type { TreesRecipe } from "../learners/train-trees.ts";
import { trainTreesOnEach } from "../learners/trees-job.ts";
import { weighAlike } from "../measures/weigh-alike.ts";
import type { ReadVariant } from "./fold-job.ts";
import { outcomeOf } from "./outcome-of.ts";
import type { Caution } from "./recipes.ts";

const PAIR: TreesRecipe = {
  trees: 200,
  depth: 4,
  rate: 0.06,
  ridge: 20,
  leastHessian: 10,
  featureShare: 0.4,
  rowShare: 0.7,
};

/** The mix of outcomes for which the probabilities are calibrated, and certainty is measured. */
export const PRIOR: Readonly<Record<Verdict, number>> = { human: 0.55, mixed: 0.1, ai: 0.35 };
/** Weight of a text within its outcome, by kind. Real co-writing counts most. */
const OUTCOME_WEIGHTS = { whole: 1, crop: 0.4, splice: 0.04, paired: 0.6, cowritten: 12 } as const;

/** A text with the inputs of the outcome. */
export interface OutcomeText {
  readonly variant: ReadVariant;
  /** `outcomeInputs`. */
  readonly inputs: Float32Array;
  readonly combined: number;
  /** `relativeLength`. */
  readonly length: number;
}

export interface FittedOutcome {
  readonly model: OutcomeModels;
  /** Probabilities of each text by models that were not fitted on it. */
  readonly read: readonly ClassProbabilities[];
}

interface WeighedText extends OutcomeText {
  readonly outcome: Verdict;
  readonly weight: number;
}

/** Fits the three pairs of outcomes (`classProbabilities`). */
export async function fitOutcome(
  texts: readonly OutcomeText[],
  { mixed, mostAccused }: Caution,
  folds: number,
  seed: number,
): Promise<FittedOutcome> {
  const weighed = weighTexts(texts);
  const [mixedOrHuman, mixedOrAi] = [
    await fitPair(texts, weighed, "human", folds, seed),
    await fitPair(texts, weighed, "ai", folds, seed + 1),
  ];
  const single = weighed.filter(
    ({ outcome, variant }) => outcome !== "mixed" && (variant.kind === "whole" || variant.kind === "crop"),
  );
  const aiOrHuman = fitScales(single, ({ combined }) => combined, "ai", folds);
  const judge = ({ variant: { fold }, inputs, combined, length }: OutcomeText, caution: number) =>
    classProbabilities(
      {
        aiOrHuman: lowered(aiOrHuman.others[fold] as Logistic, caution),
        mixedOrHuman: loweredPair(mixedOrHuman.others[fold] as Pair, mixed),
        mixedOrAi: loweredPair(mixedOrAi.others[fold] as Pair, mixed),
      },
      inputs,
      combined,
      length,
    );
  const humans = texts.filter(({ variant }) => variant.kind === "whole" && variant.share === 0);
  const caution = leastCaution(humans, judge, mostAccused);
  return {
    model: {
      aiOrHuman: lowered(aiOrHuman.all, caution),
      mixedOrHuman: loweredPair(mixedOrHuman.all, mixed),
      mixedOrAi: loweredPair(mixedOrAi.all, mixed),
    },
    read: texts.map((text) => judge(text, caution)),
  };
}

/** Range and steps of the search, in log odds. */
const MOST_CAUTION = 6;
const STEPS = 10;
/** A source with fewer texts weighs by their number. */
export const LEAST_OF_SOURCE = 30;

/** The least reduction of the log odds of an AI against a person at which no more human texts than allowed are judged AI. */
function leastCaution(
  humans: readonly OutcomeText[],
  judge: (text: OutcomeText, caution: number) => ClassProbabilities,
  mostAccused: number,
): number {
  const weights = weighAlike(humans, ({ variant }) => variant.unit, LEAST_OF_SOURCE);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const accused = (caution: number) =>
    humans.reduce((sum, text, at) => sum + (likeliestOf(judge(text, caution)) === "ai" ? weights[at] : 0), 0) / total;
  if (humans.length === 0 || accused(0) <= mostAccused) return 0;
  let low = 0;
  let high = MOST_CAUTION;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (accused(middle) > mostAccused) low = middle;
    else high = middle;
  }
  return high;
}

function lowered({ bias, weights }: Logistic, caution: number): Logistic {
  return { bias: bias - caution, weights };
}

function loweredPair({ trees, scale }: Pair, caution: number): Pair {
  return { trees, scale: lowered(scale, caution) };
}

type Pair = OutcomeModels["mixedOrHuman"];

/** Weights of texts with an outcome: sources as in training within kinds, kinds and outcomes by the constants. */
function weighTexts(texts: readonly OutcomeText[]): WeighedText[] {
  const out: WeighedText[] = [];
  const sums: Record<Verdict, number> = { human: 0, mixed: 0, ai: 0 };
  for (const text of texts) {
    const outcome = outcomeOf(text.variant);
    if (outcome === null) continue;
    const weight = weightOfText(text.variant);
    sums[outcome] += weight;
    out.push({ ...text, outcome, weight });
  }
  return out.map((text) => ({
    ...text,
    weight: (text.weight * PRIOR[text.outcome] * out.length) / sums[text.outcome],
  }));
}

/** Weight of a text within its outcome; the mean of its kind is about `OUTCOME_WEIGHTS`. */
export function weightOfText({ kind, weight }: ReadVariant): number {
  return OUTCOME_WEIGHTS[kind] * (kind === "whole" || kind === "crop" ? weight : 1);
}

async function fitPair(
  texts: readonly OutcomeText[],
  weighed: readonly WeighedText[],
  against: "human" | "ai",
  folds: number,
  seed: number,
): Promise<{ readonly all: Pair; readonly others: readonly Pair[] }> {
  const own = weighed.filter(({ outcome }) => outcome === "mixed" || outcome === against);
  const samples = (left: number | null) =>
    own
      .filter(({ variant }) => variant.fold !== left)
      .map(({ inputs, outcome, weight }) => ({ inputs, weight, target: outcome === "mixed" ? 1 : 0 }));
  const each = Array.from({ length: folds }, (_, fold) => fold);
  const [all, ...others] = await trainTreesOnEach([samples(null), ...each.map(samples)], PAIR, seed);
  const logits = new Map(
    texts.map(({ variant, inputs }) => [variant, scoreTrees(others[variant.fold] as Trees, inputs)]),
  );
  const scales = fitScales(own, ({ variant }) => logits.get(variant) ?? 0, "mixed", folds);
  return {
    all: { trees: all as Trees, scale: scales.all },
    others: each.map((fold) => ({ trees: others[fold] as Trees, scale: scales.others[fold] as Logistic })),
  };
}

/** Calibration of a logit on all texts, and for each fold on the others. */
function fitScales(
  texts: readonly WeighedText[],
  logitOfText: (text: WeighedText) => number,
  positive: Verdict,
  folds: number,
): { readonly all: Logistic; readonly others: readonly Logistic[] } {
  const fit = (left: number | null): Logistic => {
    const own = texts.filter(({ variant }) => variant.fold !== left);
    return trainDenseLogistic(
      own.map((text) => pairInputs(logitOfText(text), text.length)),
      own.map(({ outcome }) => (outcome === positive ? 1 : 0)),
      own.map(({ weight }) => weight),
      1,
    );
  };
  return { all: fit(null), others: Array.from({ length: folds }, (_, fold) => fit(fold)) };
}
