import type { Language, MemberId } from "@geulgyeol/engine";
import {
  type Calibration,
  type CombinedFacts,
  calibrate,
  calibrationInputs,
  clamp,
  combineClasses,
  combinerInputs,
  type DocumentFacts,
  documentFacts,
  estimateShare,
  forEachMember,
  logitOf,
  MEMBER_IDS,
  type MemberShape,
  memberInputs,
  type NamedLogistic,
  punctuationFreeInputs,
  type ShareModel,
  type StoredLanguage,
  scoreLogistic,
} from "@geulgyeol/engine/training";
import { leavesSourcesOut } from "../corpus/folds.ts";
import { trainDenseLogistic } from "../learners/dense-logistic.ts";
import { type CalibrationText, fitGuardedCalibration } from "./fit-guarded-calibration.ts";
import { fitInterval } from "./fit-interval.ts";
import { fitMemberStack } from "./fit-member-stack.ts";
import { fitMixedAuthorship, mixedAuthorshipOf } from "./fit-mixed-authorship.ts";
import { fitSentences } from "./fit-sentences.ts";
import { fitShare } from "./fit-share.ts";
import { fitWordScale, fitWords } from "./fit-words.ts";
import type { ReadVariant } from "./fold-job.ts";
import type { CombinerRecipe, ShareRecipe } from "./recipes.ts";

/** Weights of each kind of text when fitting the AI share. */
const KIND_WEIGHTS = { whole: 1, crop: 0.6, splice: 0.1 } as const;

/**
 * The recent model's texts have ten times the weight for the members; in the combiner they would dominate all others
 * (archived decision 119).
 */
const RECENT_SOURCE = "own";
const RECENT_PART = 0.25;

/** Everything of a stored language that is fitted on texts unseen by the members. */
export interface FittedJudgement extends Pick<StoredLanguage, "sentences" | "document"> {
  readonly report: Omit<StoredLanguage["report"], "references">;
}

/** How the members are combined. */
export interface Combination extends ShareRecipe {
  readonly language: Language;
  readonly combiner: CombinerRecipe;
  /** Whether some folds train on every source; otherwise each leaves sources out. */
  readonly foldsKnowSources: boolean;
  /** Share of the mean unseen source's human texts that may be judged AI (`guardOf`). */
  readonly targetFpr: number;
}

/** A text with the results of the sentence layer and the combiner. */
interface Combined {
  readonly variant: ReadVariant;
  readonly facts: CombinedFacts;
  readonly inputs: Float64Array;
}

/** Fits combination and calibration on outputs of members that were not trained on the texts. */
export async function fitJudgement(
  read: readonly ReadVariant[],
  shape: MemberShape,
  seed: number,
  combination: Combination,
): Promise<FittedJudgement> {
  const halfOfText = ({ fold, row }: Pick<ReadVariant, "fold" | "row">) =>
    halfOf(combination.foldsKnowSources ? row : fold);
  const sentences = await fitSentences(read, shape, halfOfText, seed);
  const evidence = sentences.read.map((own) => own.evidence);
  const mixedAuthorship = fitMixedAuthorship(read, evidence, shape);
  const findings = mixedAuthorshipOf(read, evidence, mixedAuthorship);
  const facts = read.map((variant, at) => {
    const { evidence, summary, share } = sentences.read[at] as (typeof sentences.read)[number];
    return documentFacts(variant, { evidence, summary, share, mixedAuthorship: findings[at] as Float64Array });
  });
  const combiner = fitCombiner(read, facts, shape, combination.combiner);
  const calibrationNames = calibrationInputs(shape);
  const inputs = combinerInputs(shape);
  const combined = read.map((variant, at): Combined => {
    const own = facts[at] as DocumentFacts;
    const withLogit = { ...own, combined: combineClasses(combiner.model, inputs.read(own)) };
    return { variant, facts: withLogit, inputs: calibrationNames.read(withLogit) };
  });
  const { calibration, share } = await fitCalibration(combined, shape, combination, seed);
  const pure = combined.filter(({ variant }) => variant.kind !== "splice");
  const words = fitWords(pure, shape, weightOf);
  const members = fitMemberCalibrations(read, shape);
  return {
    sentences: { evidence: sentences.evidence, share: sentences.share, mixedAuthorship },
    document: {
      combiner,
      calibration: { inputs: calibrationNames.names, model: calibration },
      share,
      punctuationFree: fitPunctuationFree(pure, shape),
      interval: fitInterval(
        read,
        combined.map(({ inputs }) => logitOf(calibrate(calibration, inputs))),
      ),
    },
    report: {
      memberCalibrations: members,
      memberShares: memberShares(pure, members, shape),
      words,
      wordScale: fitWordScale(
        read,
        words,
        combined.map(({ inputs }) => estimateShare(calibration, share, inputs).value),
        evidence,
      ),
      outOfDistributionThreshold: outOfDistributionThreshold(pure),
    },
  };
}

/**
 * A text stays with those that share its parts. If each text is left out once, its fold follows from what it shares
 * with the texts it was spliced with; if twice, from the number of that time.
 */
function halfOf(number: number): 0 | 1 {
  return number % 2 === 0 ? 0 : 1;
}

function shareOf({ variant }: Pick<Combined, "variant">): number {
  return variant.share;
}

function weightOf(variant: ReadVariant): number {
  return variant.weight * KIND_WEIGHTS[variant.kind];
}

function fitCombiner(
  read: readonly ReadVariant[],
  facts: readonly DocumentFacts[],
  shape: MemberShape,
  recipe: CombinerRecipe,
): StoredLanguage["document"]["combiner"] {
  const inputs = combinerInputs(shape);
  const texts = read.flatMap((variant, at) => {
    if (variant.kind === "splice") return [];
    return {
      inputs: inputs.read(facts[at] as DocumentFacts),
      ai: variant.share === 1,
      file: variant.file,
      weight: weightOf(variant) * (variant.source === RECENT_SOURCE ? RECENT_PART : 1),
    };
  });
  return { inputs: inputs.names, model: fitMemberStack(recipe, inputs.names, shape, texts) };
}

async function fitCalibration(
  combined: readonly Combined[],
  shape: MemberShape,
  combination: Combination,
  seed: number,
): Promise<{ readonly calibration: Calibration; readonly share: ShareModel }> {
  const read = combined.map(({ variant }) => variant);
  const rows = combined.map(({ inputs }) => inputs);
  const single = fitGuardedCalibration(
    guardedTexts(combined, combination),
    calibrationInputs(shape).names,
    combination.targetFpr,
  );
  const { share, mixture, residuals } = await fitShare(read, rows, single, combination, seed);
  return { calibration: { single, mixture, share }, share: { residuals, dividedFrom: combination.dividedFrom } };
}

/** The texts of one author as inputs of the guarded calibration. */
function guardedTexts(combined: readonly Combined[], { foldsKnowSources }: Combination): CalibrationText[] {
  return combined.flatMap(({ variant, facts }) => {
    if (variant.kind === "splice") return [];
    const human = variant.kind === "whole" && variant.share === 0;
    return {
      combined: facts.combined,
      length: facts.length,
      share: variant.share,
      weight: KIND_WEIGHTS[variant.kind],
      humanSource: human ? variant.source : null,
      knownSource: foldsKnowSources && !leavesSourcesOut(variant.fold),
    };
  });
}

function fitPunctuationFree(
  pure: readonly Combined[],
  shape: MemberShape,
): StoredLanguage["document"]["punctuationFree"] {
  const inputs = punctuationFreeInputs(shape);
  const model = trainDenseLogistic(
    pure.map(({ facts }) => inputs.read(facts)),
    pure.map(shareOf),
    pure.map(({ variant }) => weightOf(variant)),
    1,
  );
  return { inputs: inputs.names, model };
}

function fitMemberCalibrations(
  read: readonly ReadVariant[],
  shape: MemberShape,
): Readonly<Record<MemberId, NamedLogistic>> {
  return forEachMember((id) => {
    const inputs = memberInputs(id, shape);
    const model = trainDenseLogistic(
      read.map((variant) => inputs.read(variant)),
      read.map(({ share }) => share),
      read.map(weightOf),
      1,
    );
    return { inputs: inputs.names, ...model };
  });
}

/** Minimum share of a member, so that each one has influence. */
const LEAST_SHARE = 0.05;

/** Weight of each member when only the calibrated members are combined, summing to 1. */
function memberShares(
  pure: readonly Combined[],
  members: Readonly<Record<MemberId, NamedLogistic>>,
  shape: MemberShape,
): Readonly<Record<MemberId, number>> {
  const asked = forEachMember((id) => memberInputs(id, shape));
  const logits = pure.map(({ variant }) =>
    MEMBER_IDS.map((id) => clamp(scoreLogistic(members[id], asked[id].read(variant)), -8, 8)),
  );
  const { weights } = trainDenseLogistic(
    logits,
    pure.map(shareOf),
    pure.map(({ variant }) => weightOf(variant)),
    1,
  );
  const positive = weights.map((weight) => Math.max(0, weight));
  const total = positive.reduce((sum, weight) => sum + weight, 0);
  const floored = positive.map((weight) => Math.max(LEAST_SHARE, weight / total));
  const sum = floored.reduce((before, weight) => before + weight, 0);
  return forEachMember((id) => (floored[MEMBER_IDS.indexOf(id)] ?? 0) / sum);
}

/** Mean surprisal that 1 in 1,000 whole texts exceeds, with a margin of a twentieth. */
function outOfDistributionThreshold(pure: readonly Combined[]): number {
  const own = pure
    .filter(({ variant }) => variant.kind === "whole")
    .map(({ variant }) => variant["language-model"].measures.humanSurprisal);
  own.sort((a, b) => a - b);
  return (own[Math.floor(own.length * 0.999)] ?? 0) * 1.05;
}
