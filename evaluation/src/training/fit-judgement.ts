import type { Language, MemberId } from "@geulgyeol/engine";
import {
  aiProbabilityOf,
  clamp,
  combineClasses,
  combinerInputs,
  type DocumentFacts,
  documentFacts,
  forEachMember,
  logitOf,
  MEMBER_IDS,
  type MemberShape,
  memberInputs,
  type NamedLogistic,
  outcomeInputs,
  type StoredLanguage,
  scoreLogistic,
  sentenceProbabilities,
} from "@geulgyeol/engine/training";
import { FOLDS, leavesSourcesOut } from "../corpus/folds.ts";
import { trainDenseLogistic } from "../learners/dense-logistic.ts";
import { fitSentenceScale, fitShareResiduals, type SharedText } from "./fit-ai-share.ts";
import { type CheckedText, fitCertainty, fitFalseAlarms } from "./fit-certainty.ts";
import { fitInterval } from "./fit-interval.ts";
import { fitMemberStack } from "./fit-member-stack.ts";
import { fitOutcome, weightOfText } from "./fit-outcome.ts";
import { fitSentences } from "./fit-sentences.ts";
import { fitWordScale, fitWords } from "./fit-words.ts";
import type { ReadVariant } from "./fold-job.ts";
import { outcomeOf } from "./outcome-of.ts";
import type { CombinerRecipe, SentencesRecipe } from "./recipes.ts";

/** Weights of whole texts and excerpts. */
const KIND_WEIGHTS = { whole: 1, crop: 0.6 } as const;

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
export interface Combination {
  readonly language: Language;
  readonly combiner: CombinerRecipe;
  readonly sentences: SentencesRecipe;
  readonly mostAccused: number;
  /** Whether some folds train on every source; otherwise each leaves sources out. */
  readonly foldsKnowSources: boolean;
}

/** Texts of one author. */
type PureVariant = ReadVariant & { readonly kind: "whole" | "crop" };

/** Fits sentences, combination and outcomes on outputs of members that were not trained on the texts. */
export async function fitJudgement(
  read: readonly ReadVariant[],
  shape: MemberShape,
  seed: number,
  { language, combiner: recipe, sentences: sentencesRecipe, foldsKnowSources, mostAccused }: Combination,
): Promise<FittedJudgement> {
  // A text stays with those that share its parts. If each text is left out once, its fold follows from what it shares with
  // the texts it was spliced with; if twice, from its number.
  const groupOf = ({ fold, row }: Pick<ReadVariant, "fold" | "row">) => (foldsKnowSources ? row : fold) % FOLDS;
  const sentences = await fitSentences(read, shape, groupOf, sentencesRecipe, seed);
  const facts = read.map((variant, at) =>
    documentFacts(variant, sentences.read[at] as (typeof sentences.read)[number]),
  );
  const combiner = fitCombiners(read, facts, shape, recipe, groupOf);
  const outcomes = outcomeInputs(shape);
  const texts = read.map((variant, at) => {
    const own = facts[at] as DocumentFacts;
    const combined = combiner.read[at];
    const inputs = outcomes.readSingle({ ...own, combined });
    const isUnseen = leavesSourcesOut(language, variant.fold);
    return { variant, inputs, combined, length: own.length, group: groupOf(variant), isUnseen };
  });
  const outcome = await fitOutcome(texts, mostAccused, seed);
  const shared = read.map(
    (variant, at): SharedText => ({
      variant,
      evidence: (sentences.read[at] as (typeof sentences.read)[number]).evidence,
      probabilities: outcome.read[at] as SharedText["probabilities"],
    }),
  );
  const sentenceScale = fitSentenceScale(shared);
  const pure = read.filter((variant): variant is PureVariant => variant.kind === "whole" || variant.kind === "crop");
  const checked = checkedTexts(shared);
  const words = fitWords(pure, shape, weightOf);
  const members = fitMemberCalibrations(read, shape);
  return {
    sentences: sentences.sentences,
    document: {
      combiner: { inputs: combinerInputs(shape).names, model: combiner.all },
      outcome: { inputs: outcomes.names, model: outcome.model },
      sentenceScale,
      shareResiduals: fitShareResiduals(shared, sentenceScale),
      certainty: fitCertainty(checked),
      falseAlarms: fitFalseAlarms(checked),
      interval: fitInterval(
        read,
        shared.map(({ probabilities }) => logitOf(aiProbabilityOf(probabilities))),
      ),
    },
    report: {
      memberCalibrations: members,
      memberShares: memberShares(shared, members, shape),
      words,
      wordScale: fitWordScale(
        read,
        words,
        shared.map(({ evidence, probabilities }) => sentenceProbabilities(evidence, probabilities, sentenceScale)),
      ),
      outOfDistributionThreshold: outOfDistributionThreshold(pure),
    },
  };
}

function weightOf({ kind, weight }: PureVariant): number {
  return weight * KIND_WEIGHTS[kind];
}

/** Texts with an outcome as a reader would send them: no splices of strangers. */
function checkedTexts(texts: readonly SharedText[]): CheckedText[] {
  return texts.flatMap(({ variant, probabilities }) => {
    const outcome = outcomeOf(variant);
    if (outcome === null || variant.kind === "splice" || variant.kind === "paired") return [];
    const { source, file, length } = variant;
    const isExcerpt = variant.kind === "crop";
    return [{ outcome, probabilities, source: outcome === "ai" ? file : source, length, isExcerpt }];
  });
}

/** The combiner on all texts, and the logit of each text by a combiner that was not fitted on its group. */
function fitCombiners(
  read: readonly ReadVariant[],
  facts: readonly DocumentFacts[],
  shape: MemberShape,
  recipe: CombinerRecipe,
  groupOf: (variant: ReadVariant) => number,
): { readonly all: StoredLanguage["document"]["combiner"]["model"]; readonly read: readonly number[] } {
  const inputs = combinerInputs(shape);
  const rows = facts.map((own) => inputs.read(own));
  const texts = read.flatMap((variant, at) => {
    if (variant.kind !== "whole" && variant.kind !== "crop") return [];
    return {
      inputs: rows[at] as Float64Array,
      ai: variant.share === 1,
      file: variant.file,
      weight: weightOf(variant as PureVariant) * (variant.source === RECENT_SOURCE ? RECENT_PART : 1),
      group: groupOf(variant),
    };
  });
  const fit = (left: number | null) =>
    fitMemberStack(
      recipe,
      inputs.names,
      shape,
      texts.filter(({ group }) => group !== left),
    );
  const others = Array.from({ length: FOLDS }, (_, group) => fit(group));
  return {
    all: fit(null),
    read: read.map((variant, at) =>
      combineClasses(others[groupOf(variant)] as (typeof others)[number], rows[at] as Float64Array),
    ),
  };
}

/** What a member's probability stands for: half for a text by two hands. */
const TARGETS = { human: 0, mixed: 0.5, ai: 1 } as const;

function fitMemberCalibrations(
  read: readonly ReadVariant[],
  shape: MemberShape,
): Readonly<Record<MemberId, NamedLogistic>> {
  const texts = read.flatMap((variant) => {
    const outcome = outcomeOf(variant);
    return outcome === null ? [] : [{ variant, target: TARGETS[outcome] }];
  });
  return forEachMember((id) => {
    const inputs = memberInputs(id, shape);
    const model = trainDenseLogistic(
      texts.map(({ variant }) => inputs.read(variant)),
      texts.map(({ target }) => target),
      texts.map(({ variant }) => weightOfText(variant)),
      1,
    );
    return { inputs: inputs.names, ...model };
  });
}

/** Minimum share of a member, so that each one has influence. */
const LEAST_SHARE = 0.05;
/** Limit on a member's log odds in the fit. */
const FURTHEST = 6;

/** Weight of each member in the consensus, summing to 1: those that come closest to the judgement of the whole. */
function memberShares(
  texts: readonly SharedText[],
  members: Readonly<Record<MemberId, NamedLogistic>>,
  shape: MemberShape,
): Readonly<Record<MemberId, number>> {
  const asked = forEachMember((id) => memberInputs(id, shape));
  const own = texts.filter(({ variant }) => variant.kind === "whole" || variant.kind === "cowritten");
  const { weights } = trainDenseLogistic(
    own.map(({ variant }) =>
      MEMBER_IDS.map((id) => clamp(scoreLogistic(members[id], asked[id].read(variant)), -FURTHEST, FURTHEST)),
    ),
    own.map(({ probabilities }) => aiProbabilityOf(probabilities)),
    own.map(({ variant }) => weightOfText(variant)),
    1,
  );
  const positive = weights.map((weight) => Math.max(0, weight));
  const total = positive.reduce((sum, weight) => sum + weight, 0);
  const floored = positive.map((weight) => Math.max(LEAST_SHARE, weight / total));
  const sum = floored.reduce((before, weight) => before + weight, 0);
  return forEachMember((id) => (floored[MEMBER_IDS.indexOf(id)] ?? 0) / sum);
}

/** Mean surprisal that 1 in 1,000 whole texts exceeds, with a margin of a twentieth. */
function outOfDistributionThreshold(pure: readonly PureVariant[]): number {
  const own = pure
    .filter(({ kind }) => kind === "whole")
    .map((variant) => variant["language-model"].measures.humanSurprisal);
  own.sort((a, b) => a - b);
  return (own[Math.floor(own.length * 0.999)] ?? 0) * 1.05;
}
