/** What a batch is compared with: its own texts alone, or those of earlier batches that the reader may read too. */
export const SIMILARITY_SCOPES = ["batch", "all"] as const;
/** Of a passage that two texts have: nearly the same, or with a few words changed. */
export const SIMILAR_PASSAGE_KINDS = ["same", "edited"] as const;
/**
 * Why a part of a text was compared with nothing: words of the question, a quotation, a phrase that many of the texts have,
 * or what is no running prose.
 */
export const LEFT_OUT_REASONS = ["question", "quotation", "common", "form"] as const;
