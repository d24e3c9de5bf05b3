import { englishDomain } from "./english-domains.ts";
import type { CorpusRow } from "./read-corpus.ts";

/** Source of the texts that a recent model wrote for the corpus. */
export const RECENT_SOURCE = "own";
/** Recent models are what users submit, and are rare in the Korean corpora. */
const RECENT = 20;
/**
 * Power of a source's size in its weight. At 1/4 sources count nearly alike; out of fold, Korean AI texts of unseen sources were
 * found more often than at 1/2, at the same share of human texts.
 */
const SIZE_POWER = 0.25;
/** A smaller source counts by its number, so that no few texts dominate. */
const LEAST_OF_SOURCE = 30;

/**
 * Weight of each row in training: a source is weighted by a root of its size, so that no single site dominates, and both classes
 * have equal weight; in English all domains, and both classes within each. The mean is 1.
 */
export function rowWeights(rows: readonly CorpusRow[]): Float64Array {
  const isEnglish = rows[0]?.language === "en";
  const domainOf = (row: CorpusRow) => (isEnglish ? englishDomain(row) : "");
  const sourceOf = (row: CorpusRow) => `${row.label} ${domainOf(row)} ${isEnglish ? row.file : row.source}`;
  const sizes = sumsBy(rows, sourceOf, () => 1);
  const least = isEnglish ? LEAST_OF_SOURCE : 1;
  const weights = Float64Array.from(rows, (row) => {
    const era = !isEnglish && row.source === RECENT_SOURCE ? RECENT : 1;
    return era * Math.max(least, sizes.get(sourceOf(row)) ?? 1) ** (SIZE_POWER - 1);
  });
  const classOf = (row: CorpusRow) => `${row.label} ${domainOf(row)}`;
  const sums = sumsBy(rows, classOf, (at) => weights[at]);
  return weights.map((weight, at) => {
    const sum = sums.get(classOf(rows[at] as CorpusRow)) ?? 1;
    return (weight * rows.length) / (sums.size * sum);
  });
}

function sumsBy(
  rows: readonly CorpusRow[],
  keyOf: (row: CorpusRow) => string,
  valueAt: (at: number) => number,
): Map<string, number> {
  const sums = new Map<string, number>();
  rows.forEach((row, at) => {
    sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + valueAt(at));
  });
  return sums;
}
