/**
 * English files of the one genre in which humans and AI both wrote: encyclopedia and medical conclusions, their rewritings by
 * models and continuations by base models. There alone no subject carries the label.
 */
export const PAIRED_FILES = {
  humans: "train_human_squad_pubmed",
  rewritings: "train_ai_pairs",
  base: "train_ai_pairs_base",
} as const;
