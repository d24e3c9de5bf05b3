import { REVISION_NGRAM, REVISION_OVERLAP } from "@geulgyeol/contract";

/** Checks whether a text is a light revision of earlier versions; the new text is processed only once. */
export function revisionTest(next: string): (earlier: string) => boolean {
  const wanted = ngrams(next);
  const table = countNgrams(wanted);
  return (earlier) => {
    const isShared = new Uint8Array(table.counts.length);
    const known = ngrams(earlier);
    let shared = 0;
    for (let at = 0; at < known.length; at++) {
      const slot = slotOf(table, known[at] as number);
      if (table.ngrams[slot] === FREE || isShared[slot] === 1) continue;
      isShared[slot] = 1;
      shared += table.counts[slot] as number;
    }
    return shared > 0 && shared / wanted.length >= REVISION_OVERLAP;
  };
}

/** How often each n-gram occurs: a table with open addressing, a quarter full at most. */
interface NgramCounts {
  readonly ngrams: Int32Array;
  readonly counts: Uint16Array;
  /** By how many bits an n-gram is shifted to its first slot. */
  readonly shift: number;
}

/** Marks a slot without an n-gram; `ngrams` never returns it. */
const FREE = 0;

function countNgrams(wanted: Int32Array): NgramCounts {
  const bits = 34 - Math.clz32(wanted.length);
  const table = { ngrams: new Int32Array(2 ** bits), counts: new Uint16Array(2 ** bits), shift: 32 - bits };
  for (let at = 0; at < wanted.length; at++) {
    const ngram = wanted[at] as number;
    const slot = slotOf(table, ngram);
    table.ngrams[slot] = ngram;
    table.counts[slot] = (table.counts[slot] as number) + 1;
  }
  return table;
}

/** The slot of an n-gram, or the free one where it would be. */
function slotOf({ ngrams: own, shift }: NgramCounts, ngram: number): number {
  const mask = own.length - 1;
  let slot = ngram >>> shift;
  while (own[slot] !== FREE && own[slot] !== ngram) slot = (slot + 1) & mask;
  return slot;
}

/** An odd factor, so that no symbol of an n-gram is lost, and what it has become when a symbol leaves the window. */
const FACTOR = 0x9e3779b1;
const LEAVING = Array.from({ length: REVISION_NGRAM }, () => FACTOR).reduce(
  (product, factor) => Math.imul(product, factor),
  1,
);

/**
 * All character 5-grams of the text in NFC, in order, with repetitions, as rolling 32-bit hashes of UTF-16 units (Karp and
 * Rabin 1987, modulo 2^32). Two texts of 10,000 characters share one hash by chance in some 2% of cases; 8,000 would be
 * needed to matter.
 */
function ngrams(text: string): Int32Array {
  const normalised = text.normalize("NFC");
  const hashes = new Int32Array(Math.max(0, normalised.length - REVISION_NGRAM + 1));
  let hash = 0;
  for (let at = 0; at < normalised.length; at++) {
    hash = (Math.imul(hash, FACTOR) + normalised.charCodeAt(at)) | 0;
    const start = at - REVISION_NGRAM + 1;
    if (start > 0) hash = (hash - Math.imul(LEAVING, normalised.charCodeAt(start - 1))) | 0;
    if (start >= 0) hashes[start] = hash === FREE ? 1 : hash;
  }
  return hashes;
}
