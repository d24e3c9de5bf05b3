/**
 * Lengths in units (see `read-units.ts`). Chosen on the development part of the measurement; `docs/similarity.md` has the
 * figures on the other part.
 */

/** Units of a gram whose fingerprint is compared, and grams from which winnowing keeps one. */
export const FINGERPRINT_UNITS = 8;
export const WINNOWING_WINDOW = 4;
/** Fingerprints that two texts must share to be laid side by side. */
export const SHARED_FINGERPRINTS = 2;
/** A gram that more texts than this share is a common phrase: the larger of a count and a share of all texts. */
export const COMMON_TEXTS = 6;
export const COMMON_SHARE = 0.25;

/** Shortest run of equal units that alignment uses. */
export const SEED_UNITS = 4;
/** A gram that occurs at more pairs of places than this in two texts says nothing about where they agree. */
export const SEED_PLACES = 64;
/** Longest change inside a passage, in compared units, and with what is left out. */
export const GAP_UNITS = 16;
export const GAP_UNITS_WITH_LEFT_OUT = 80;
/** What one changed unit costs a passage that gains one for each equal unit: at least 0.55 of it are equal. */
export const GAP_COST = 1.25;
/** A passage has this many equal units, and one run of equal units at least that long. */
export const PASSAGE_UNITS = 28;
export const PASSAGE_RUN = 8;
/** Where a pair has such a passage, shorter ones are shown as well: a sentence moved elsewhere, say. */
export const FURTHER_PASSAGE_UNITS = 12;
/** From this share of equal units on a passage is nearly the same. */
export const NEARLY_SAME = 0.95;
