import type { Language } from "@geulgyeol/engine";
import { PAIRED_FILES } from "./paired-files.ts";
import type { CorpusRow } from "./read-corpus.ts";

/** Source of the texts that a recent model wrote for the corpus. */
export const RECENT_SOURCE = "own";
/** Recent models are what users submit, and are rare in the corpora. */
const RECENT: Readonly<Record<Language, number>> = { ko: 20, en: 10 };
/**
 * Power of a source's size in its weight. At 1/4 sources count nearly alike; out of fold, Korean AI texts of unseen sources were
 * found more often than at 1/2, at the same share of human texts.
 */
const SIZE_POWER: Readonly<Record<Language, number>> = { ko: 0.25, en: 0.5 };
/** Texts by base models of 2019 to 2022 are no longer submitted. */
const OUTDATED = 0.1;

/**
 * English texts of one genre by humans and AI, in which the subject does not reveal the label. Human ones get more
 * weight than their few rows, since encyclopedic prose is easily misjudged as AI.
 */
const PAIRED = { human: 4, ai: 2 } as const;

function eraOf(row: CorpusRow): number {
  if (row.source === RECENT_SOURCE) return RECENT[row.language];
  if (row.file === PAIRED_FILES.base) return OUTDATED;
  if (row.file === PAIRED_FILES.humans) return PAIRED.human;
  return row.file === PAIRED_FILES.rewritings ? PAIRED.ai : 1;
}

/**
 * Weight of each row in training: a source is weighted by a root of its size, so that no single site dominates; both classes
 * have equal weight. The mean is 1.
 */
export function rowWeights(rows: readonly CorpusRow[]): Float64Array {
  const sizes = new Map<string, number>();
  const sourceOf = (row: CorpusRow) => `${row.label} ${row.source}`;
  for (const row of rows) sizes.set(sourceOf(row), (sizes.get(sourceOf(row)) ?? 0) + 1);
  const weights = Float64Array.from(rows, (row) => {
    return eraOf(row) * (sizes.get(sourceOf(row)) ?? 1) ** (SIZE_POWER[row.language] - 1);
  });
  const sums = [0, 0];
  rows.forEach((row, at) => {
    sums[row.label] = sums[row.label] + weights[at];
  });
  rows.forEach((row, at) => {
    weights[at] = (weights[at] * rows.length) / (2 * sums[row.label]);
  });
  return weights;
}
