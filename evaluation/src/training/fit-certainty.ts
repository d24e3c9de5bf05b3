import type { Verdict } from "@geulgyeol/engine";
import {
  type CertaintyBounds,
  type ClassProbabilities,
  type FalseAlarmTable,
  LIKELY_OUTCOME,
  likeliestOf,
  SHORT_PROSE,
} from "@geulgyeol/engine/training";
import { forEachOutcome } from "../measures/confusion.ts";
import { weighAlike } from "../measures/weigh-alike.ts";
import { LEAST_OF_SOURCE, PRIOR } from "./fit-outcome.ts";

/** A text judged by models that were not fitted on it. */
export interface CheckedText {
  readonly outcome: Verdict;
  readonly probabilities: ClassProbabilities;
  readonly source: string;
  /** Characters of prose. */
  readonly length: number;
  /** The text that it is, or is an excerpt of. */
  readonly row: number;
  /** Whether it is a noisy excerpt. */
  readonly isExcerpt: boolean;
}

/** Most wrong judgements of each certainty. */
const STRONG = 0.01;
const MODERATE = 0.1;
/** Fewer texts are no measurement. */
const LEAST_TEXTS = 100;

/**
 * For each outcome the least probability from which on fewer than 1 of 100 judgements were wrong (strong), and of those that are
 * not strong fewer than 1 of 10 (moderate). Outcomes have the weights of `PRIOR`, and sources weigh alike within an outcome.
 */
export function fitCertainty(texts: readonly CheckedText[]): CertaintyBounds {
  const canBeStrong = ({ isExcerpt, length }: CheckedText) => !isExcerpt && length >= SHORT_PROSE;
  const strong = boundsOf(texts.filter(canBeStrong), STRONG);
  const isStrong = (text: CheckedText) => {
    const verdict = likeliestOf(text.probabilities);
    return canBeStrong(text) && text.probabilities[verdict] >= strong[verdict];
  };
  const moderate = boundsOf(
    texts.filter((text) => !isStrong(text)),
    MODERATE,
  );
  return forEachOutcome((outcome) => ({
    strong: strong[outcome],
    moderate: Math.min(strong[outcome], moderate[outcome]),
  }));
}

function boundsOf(texts: readonly CheckedText[], most: number): Readonly<Record<Verdict, number>> {
  const weights = weightsBySource(texts);
  return forEachOutcome((outcome) => {
    const own = texts
      .map((text, at) => ({ text, weight: weights[at] }))
      .filter(({ text }) => likeliestOf(text.probabilities) === outcome)
      .sort((a, b) => b.text.probabilities[outcome] - a.text.probabilities[outcome]);
    return Math.max(LIKELY_OUTCOME, boundAt(own, outcome, most));
  });
}

/** The lowest probability down to which less than `most` of the judgements were wrong; 2 if there is none. */
function boundAt(
  sorted: readonly { readonly text: CheckedText; readonly weight: number }[],
  verdict: Verdict,
  most: number,
): number {
  let all = 0;
  let wrong = 0;
  let bound = 2;
  sorted.forEach(({ text, weight }, at) => {
    all += weight;
    if (text.outcome !== verdict) wrong += weight;
    if (at + 1 >= LEAST_TEXTS && wrong < most * all) bound = text.probabilities[verdict];
  });
  return bound;
}

/** Sources with at least `LEAST_OF_SOURCE` texts weigh alike within an outcome, smaller ones by their number. */
function weightsBySource(texts: readonly Pick<CheckedText, "outcome" | "source">[]): Float64Array {
  const weights = weighAlike(texts, ({ outcome, source }) => `${outcome} ${source}`, LEAST_OF_SOURCE);
  const totals = forEachOutcome((outcome) =>
    texts.reduce((sum, text, at) => sum + (text.outcome === outcome ? weights[at] : 0), 0),
  );
  return weights.map((weight, at) => {
    const { outcome } = texts[at] as (typeof texts)[number];
    return (PRIOR[outcome] * weight) / totals[outcome];
  });
}

const LENGTHS = [300, 700] as const;
const SHARES = [0, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** How far human texts reach towards the AI side, and AI texts towards the human side (`falseAlarmOf`). */
export function fitFalseAlarms(texts: readonly CheckedText[]): FalseAlarmTable {
  const ends = [...LENGTHS, Number.POSITIVE_INFINITY];
  return {
    lengths: LENGTHS,
    shares: SHARES,
    bands: ends.map((end, band) => {
      const from = band === 0 ? 0 : ends[band - 1];
      const own = texts.filter(({ length }) => length >= from && length < end);
      return { humans: bandOf(own, "human", 1), ais: bandOf(own, "ai", -1) };
    }),
  };
}

function bandOf(texts: readonly CheckedText[], outcome: "human" | "ai", sign: 1 | -1) {
  const own = texts.filter((text) => text.outcome === outcome);
  const weights = weightsBySource(own);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sorted = own
    .map(({ probabilities }, at) => ({ value: sign * probabilities.human, weight: weights[at] }))
    .sort((a, b) => a.value - b.value);
  let passed = 0;
  let at = 0;
  const values = SHARES.map((share) => {
    while (at < sorted.length - 1 && passed + sorted[at].weight < share * total) passed += sorted[at++].weight;
    return sign * (sorted[at]?.value ?? 0);
  });
  return { texts: new Set(own.map(({ row }) => row)).size, values };
}
