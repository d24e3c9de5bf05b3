/**
 * English files of the one genre in which both wrote: paragraphs of an encyclopedia and medical conclusions by people, their
 * rewritings by models, and continuations by base models. There alone no subject carries the label.
 */
export const PAIRED_FILES = {
  people: "train_human_squad_pubmed",
  rewritings: "train_ai_pairs",
  base: "train_ai_pairs_base",
} as const;
