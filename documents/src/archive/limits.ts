const MEGABYTE = 1024 * 1024;

/** An office file of 5 MB has about a hundred parts. */
export const MOST_PARTS = 10_000;
/** Maximum for one part, inflated. The text of a book of 1,000 pages is about 10 MB of XML. */
export const PART_MAX_BYTES = 48 * MEGABYTE;
/** Maximum for all parts read of one file, inflated. */
export const TOTAL_MAX_BYTES = 96 * MEGABYTE;
/** Real XML compresses to a fifth or, in extreme cases, to a hundredth; bombs to a thousandth. */
export const MOST_RATIO = 300;
/** Below this size any ratio is harmless. */
export const RATIO_FREE_BYTES = 2 * MEGABYTE;

/** Maximum for all files of a zip of documents, inflated: some two hundred photographs. */
export const PACKED_FILES_MAX_BYTES = 512 * MEGABYTE;
