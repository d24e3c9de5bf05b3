const MEGABYTE = 1024 * 1024;

/** An office file of 5 MB holds some hundred parts. */
export const MOST_PARTS = 10_000;
/** One part, inflated. The text of a book of 1,000 pages is about 10 MB of XML. */
export const PART_MAX_BYTES = 48 * MEGABYTE;
/** All parts that are read of one file, inflated. */
export const TOTAL_MAX_BYTES = 96 * MEGABYTE;
/** Real XML deflates to a fifth or, at the most monotonous, to a hundredth; bombs to a thousandth. */
export const MOST_RATIO = 300;
/** Below this size any ratio is harmless. */
export const RATIO_FREE_BYTES = 2 * MEGABYTE;
