import { type DomainFigures, TRIAL_ENDS } from "@geulgyeol/engine/accuracy-record";
import {
  aiProbabilityOf,
  type CertaintyBounds,
  certaintyOf,
  holdOf,
  LIKELY_OUTCOME,
  likeliestOf,
  type UnseenBounds,
} from "@geulgyeol/engine/training";
import { domainFigures } from "../measures/domain-figures.ts";
import { weighAlike } from "../measures/weigh-alike.ts";
import type { SharedText } from "./fit-ai-share.ts";
import { LEAST_OF_SOURCE } from "./fit-outcome.ts";

/** Accuracy on texts of sources or domains of which the judging models had none. */
export interface UnseenFigures {
  readonly all: DomainFigures;
  readonly byDomain: readonly { readonly domain: string; readonly figures: DomainFigures }[];
  readonly byFile: readonly { readonly domain: string; readonly figures: DomainFigures }[];
}

/**
 * The bounds for kinds of text that training did not have, and how well whole texts of such kinds are judged with them.
 * @param texts judged out of fold, where the fold has all texts of its kind
 * @param mostAccused share of the human texts, kinds alike, that may be judged mixed or AI; null sets no bound
 */
export function fitUnseen(
  texts: readonly SharedText[],
  certainty: CertaintyBounds,
  mostAccused: number | null,
): { readonly bounds: UnseenBounds; readonly figures: UnseenFigures } {
  const wholes = texts.filter(({ variant }) => variant.kind === "whole");
  const mostHuman = mostAccused === null ? 1 : fitMostHuman(wholes, mostAccused);
  const judged = wholes.map(({ variant, probabilities }) => ({
    domain: variant.unit,
    file: variant.file,
    label: variant.share === 1 ? (1 as const) : (0 as const),
    aiProbability: aiProbabilityOf(probabilities),
    isHeld:
      holdOf({
        proseLength: variant.length,
        proseShare: 1,
        probabilities,
        certainty: certaintyOf(likeliestOf(probabilities), probabilities, variant.length, certainty),
        humanSurprisal: 0,
        outOfDistributionThreshold: Number.POSITIVE_INFINITY,
        mostHuman,
      }) !== null,
  }));
  const byFile = judged.map((text) => ({ ...text, domain: text.file }));
  const figures = { ...domainFigures(judged), byFile: domainFigures(byFile).byDomain };
  const { auroc, foundAtOnePercent } = figures.all;
  const isTrial = (auroc ?? 0) < TRIAL_ENDS.auroc || (foundAtOnePercent ?? 0) < TRIAL_ENDS.found;
  return { bounds: { mostHuman, isTrial }, figures };
}

/** The highest P(human) down to which at most the given share of human texts, kinds alike, would be judged mixed or AI. */
function fitMostHuman(wholes: readonly SharedText[], mostAccused: number): number {
  const humans = wholes.filter(({ variant }) => variant.share === 0);
  const weights = weighAlike(humans, ({ variant }) => variant.unit, LEAST_OF_SOURCE);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const accused = humans
    .map(({ probabilities: { human, mixed, ai } }, at) => ({ human, likely: Math.max(mixed, ai), weight: weights[at] }))
    .filter(({ likely }) => likely >= LIKELY_OUTCOME)
    .sort((a, b) => a.human - b.human);
  let sum = 0;
  for (const { human, weight } of accused) {
    sum += weight;
    if (sum > mostAccused * total) return Math.max(0, human - 1e-6);
  }
  return 1;
}
