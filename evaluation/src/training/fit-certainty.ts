import type { Verdict } from "@geulgyeol/engine";
import {
  type CertaintyBounds,
  type ClassProbabilities,
  type FalseAlarmTable,
  likeliestOf,
  SHORT_PROSE,
} from "@geulgyeol/engine/training";
import { forEachOutcome } from "../measures/confusion.ts";
import { LEAST_OF_SOURCE, PRIOR } from "./fit-outcome.ts";

/** A text judged by models that were not fitted on it. */
export interface CheckedText {
  readonly outcome: Verdict;
  readonly probabilities: ClassProbabilities;
  readonly source: string;
  /** Characters of prose. */
  readonly length: number;
  /** Whether it is a noisy excerpt. */
  readonly isExcerpt: boolean;
}

/** Most wrong judgements of each certainty. */
const STRONG = 0.01;
const MODERATE = 0.1;
/** Fewer texts are no measurement. */
const LEAST_TEXTS = 100;

/**
 * For each outcome the least probability from which on fewer than 1 of 100 (strong) or 1 of 10 (moderate) judgements were wrong.
 * Outcomes have the weights of `PRIOR`, and sources weigh alike within an outcome. Only texts that may be judged with strong
 * certainty count for it.
 */
export function fitCertainty(texts: readonly CheckedText[]): CertaintyBounds {
  const long = texts.filter(({ isExcerpt, length }) => !isExcerpt && length >= SHORT_PROSE);
  const strong = boundsAt(long, STRONG);
  const moderate = boundsAt(texts, MODERATE);
  return forEachOutcome((outcome) => ({ strong: strong[outcome], moderate: moderate[outcome] }));
}

function boundsAt(texts: readonly CheckedText[], most: number): Readonly<Record<Verdict, number>> {
  const weights = weightsBySource(texts);
  return forEachOutcome((outcome) => {
    const own = texts
      .map((text, at) => ({ text, weight: weights[at] }))
      .filter(({ text }) => likeliestOf(text.probabilities) === outcome)
      .sort((a, b) => b.text.probabilities[outcome] - a.text.probabilities[outcome]);
    return boundAt(own, outcome, most);
  });
}

/** The lowest probability down to which at most `most` of the judgements were wrong; 2 if there is none. */
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
    if (at + 1 >= LEAST_TEXTS && wrong <= most * all) bound = text.probabilities[verdict];
  });
  return bound;
}

function weightsBySource(texts: readonly Pick<CheckedText, "outcome" | "source">[]): number[] {
  const sizes = new Map<string, number>();
  const sources = new Map<string, Set<string>>();
  const keyOf = ({ outcome, source }: Pick<CheckedText, "outcome" | "source">) => `${outcome} ${source}`;
  for (const text of texts) {
    sizes.set(keyOf(text), (sizes.get(keyOf(text)) ?? 0) + 1);
    const own = sources.get(text.outcome) ?? new Set();
    sources.set(text.outcome, own.add(text.source));
  }
  return texts.map(
    (text) =>
      PRIOR[text.outcome] /
      (Math.max(LEAST_OF_SOURCE, sizes.get(keyOf(text)) ?? 1) * (sources.get(text.outcome)?.size ?? 1)),
  );
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
  return { texts: own.length, values };
}
