/** Letters that are compared at once; shorter phrases are common to many texts. */
const SHINGLE = 8;
/** A paragraph of which less stands in the draft counts as missing. */
const MISSING_BELOW = 0.2;
/** Shorter paragraphs, such as headings, are not named. */
const LEAST_LETTERS = 30;
const MOST_NAMED = 3;
/** Letters of a draft and of a text that are compared. */
const MOST_LETTERS = 300_000;

export interface Overlap {
  /** Share of the final text's letters that stand in the draft, 0 to 1. */
  readonly shareInFinal: number;
  /** Paragraphs of the final text that are missing in the draft, from 1, at most three. */
  readonly missing: readonly number[];
}

/** Letters and digits only: spacing and punctuation change with every revision. */
const lettersOf = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .slice(0, MOST_LETTERS);

/**
 * How much of a text stands in an earlier version of it: letters that are part of a run of eight which both have, without
 * spaces and punctuation.
 */
export function shareInFinal(draft: string, final: string): Overlap {
  const letters = lettersOf(draft);
  const known = new Set<string>();
  for (let at = 0; at + SHINGLE <= letters.length; at++) known.add(letters.slice(at, at + SHINGLE));
  const paragraphs = final
    .split(/\n+/)
    .map(lettersOf)
    .filter((paragraph) => paragraph.length > 0);
  const found = paragraphs.map((paragraph) => countKnown(paragraph, known));
  const total = paragraphs.reduce((sum, { length }) => sum + length, 0);
  const missing = paragraphs.flatMap(({ length }, index) =>
    length >= LEAST_LETTERS && (found[index] ?? 0) < MISSING_BELOW * length ? [index + 1] : [],
  );
  return {
    shareInFinal: total === 0 ? 0 : found.reduce((sum, count) => sum + count, 0) / total,
    missing: missing.slice(0, MOST_NAMED),
  };
}

function countKnown(paragraph: string, known: ReadonlySet<string>): number {
  let count = 0;
  let covered = 0;
  for (let at = 0; at + SHINGLE <= paragraph.length; at++) {
    if (!known.has(paragraph.slice(at, at + SHINGLE))) continue;
    count += at + SHINGLE - Math.max(at, covered);
    covered = at + SHINGLE;
  }
  return count;
}
