import type { MemberId } from "@geulgyeol/engine";
import {
  aiProbabilityOf,
  clamp,
  forEachMember,
  MEMBER_IDS,
  type MemberShape,
  memberInputs,
  type NamedLogistic,
  scoreLogistic,
} from "@geulgyeol/engine/training";
import { trainDenseLogistic } from "../learners/dense-logistic.ts";
import type { SharedText } from "./fit-ai-share.ts";
import { weightOfText } from "./fit-outcome.ts";
import type { ReadVariant } from "./fold-job.ts";
import { outcomeOf } from "./outcome-of.ts";

/** What a member's probability stands for: half for a text by two hands. */
const TARGETS = { human: 0, mixed: 0.5, ai: 1 } as const;

export function fitMemberCalibrations(
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
const MOST_LOGIT = 6;

/** Weight of each member in the consensus, summing to 1: those that come closest to the judgement of the whole. */
export function memberShares(
  texts: readonly SharedText[],
  members: Readonly<Record<MemberId, NamedLogistic>>,
  shape: MemberShape,
): Readonly<Record<MemberId, number>> {
  const asked = forEachMember((id) => memberInputs(id, shape));
  const own = texts.filter(({ variant }) => variant.kind === "whole" || variant.kind === "cowritten");
  const { weights } = trainDenseLogistic(
    own.map(({ variant }) =>
      MEMBER_IDS.map((id) => clamp(scoreLogistic(members[id], asked[id].read(variant)), -MOST_LOGIT, MOST_LOGIT)),
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
