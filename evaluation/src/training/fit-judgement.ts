import type { Language } from "@geulgyeol/engine";
import {
  aiProbabilityOf,
  combinerInputs,
  type DocumentFacts,
  documentFacts,
  type Logistic,
  logitOf,
  type MemberShape,
  outcomeInputs,
  type StoredLanguage,
  sentenceProbabilities,
} from "@geulgyeol/engine/training";
import { fitSentenceScale, fitShareResiduals, type SharedText } from "./fit-ai-share.ts";
import { type CheckedText, fitCertainty, fitFalseAlarms } from "./fit-certainty.ts";
import { fitCombiners, isPure, type PureVariant, weightOfPure } from "./fit-combiners.ts";
import { fitInterval } from "./fit-interval.ts";
import { fitMemberCalibrations, memberShares } from "./fit-member-shares.ts";
import { fitOutcome } from "./fit-outcome.ts";
import { fitSentences } from "./fit-sentences.ts";
import { fitUnseen, type UnseenFigures } from "./fit-unseen.ts";
import { fitWordScale, fitWords } from "./fit-words.ts";
import type { ReadVariant } from "./fold-job.ts";
import { outcomeOf } from "./outcome-of.ts";
import type { Caution, CombinerRecipe, SentencesRecipe } from "./recipes.ts";

/** Everything of a stored language that is fitted on texts unseen by the members. */
export interface FittedJudgement extends Pick<StoredLanguage, "sentences" | "document"> {
  readonly report: Omit<StoredLanguage["report"], "references">;
  /** On texts of unseen kinds. */
  readonly unseen: UnseenFigures;
}

/** How the members are combined. */
export interface Combination {
  readonly language: Language;
  readonly combiner: CombinerRecipe;
  readonly sentences: SentencesRecipe;
  readonly caution: Caution;
  readonly mostAccusedUnseen: number | null;
  /** Number of folds. A text stays in the fold of those that share its parts. */
  readonly folds: number;
}

/** Fits sentences, combination and outcomes on outputs of members that were not trained on the texts. */
export async function fitJudgement(
  read: readonly ReadVariant[],
  shape: MemberShape,
  seed: number,
  { combiner: recipe, sentences: sentencesRecipe, folds, caution, mostAccusedUnseen }: Combination,
): Promise<FittedJudgement> {
  const sentences = await fitSentences(read, shape, folds, sentencesRecipe, seed);
  const facts = read.map((variant, at) =>
    documentFacts(variant, sentences.read[at] as (typeof sentences.read)[number]),
  );
  const combiner = fitCombiners(read, facts, shape, recipe, folds);
  const outcomes = outcomeInputs(shape);
  const texts = read.map((variant, at) => {
    const own = facts[at] as DocumentFacts;
    const combined = combiner.read[at];
    const inputs = outcomes.readSingle({ ...own, combined });
    return { variant, inputs, combined, length: own.length };
  });
  const outcome = await fitOutcome(texts, caution, folds, seed);
  const shared = read.map(
    (variant, at): SharedText => ({
      variant,
      evidence: (sentences.read[at] as (typeof sentences.read)[number]).evidence,
      probabilities: outcome.read[at] as SharedText["probabilities"],
    }),
  );
  const sentenceScale = fitSentenceScale(shared);
  const checked = checkedTexts(shared);
  const certainty = fitCertainty(checked);
  const unseen = fitUnseen(shared, certainty, mostAccusedUnseen);
  return {
    sentences: sentences.sentences,
    document: {
      combiner: { inputs: combinerInputs(shape).names, model: combiner.all },
      outcome: { inputs: outcomes.names, model: outcome.model },
      sentenceScale,
      shareResiduals: fitShareResiduals(shared, sentenceScale),
      certainty,
      falseAlarms: fitFalseAlarms(checked),
      interval: fitInterval(
        read,
        shared.map(({ probabilities }) => logitOf(aiProbabilityOf(probabilities))),
      ),
      unseen: unseen.bounds,
    },
    report: fitReport(read, shared, sentenceScale, shape),
    unseen: unseen.figures,
  };
}

function fitReport(
  read: readonly ReadVariant[],
  shared: readonly SharedText[],
  sentenceScale: Logistic,
  shape: MemberShape,
): FittedJudgement["report"] {
  const pure = read.filter(isPure);
  const words = fitWords(pure, shape, weightOfPure);
  const members = fitMemberCalibrations(read, shape);
  const probabilities = shared.map((text) => sentenceProbabilities(text.evidence, text.probabilities, sentenceScale));
  return {
    memberCalibrations: members,
    memberShares: memberShares(shared, members, shape),
    words,
    wordScale: fitWordScale(read, words, probabilities),
    outOfDistributionThreshold: outOfDistributionThreshold(pure),
  };
}

/** Texts of unseen sources with an outcome, as a reader would send them: no splices of strangers. */
function checkedTexts(texts: readonly SharedText[]): CheckedText[] {
  return texts.flatMap(({ variant, probabilities }) => {
    const outcome = outcomeOf(variant);
    if (outcome === null) return [];
    if (variant.kind === "splice" || variant.kind === "paired") return [];
    const { unit, file, row, length } = variant;
    const isExcerpt = variant.kind === "crop";
    return [{ outcome, probabilities, source: outcome === "ai" ? file : unit, row, length, isExcerpt }];
  });
}

/** Mean surprisal that 1 in 1,000 whole texts exceeds, with a margin of a twentieth. */
function outOfDistributionThreshold(pure: readonly PureVariant[]): number {
  const own = pure
    .filter(({ kind }) => kind === "whole")
    .map((variant) => variant["language-model"].measures.humanSurprisal);
  own.sort((a, b) => a - b);
  return (own[Math.floor(own.length * 0.999)] ?? 0) * 1.05;
}
