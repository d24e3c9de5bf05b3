/**
 * English files of the one genre with both human and AI texts: encyclopedia and medical conclusions, rewritings of them
 * by models, and continuations by base models. Only there does the subject not reveal the label.
 */
export const PAIRED_FILES = {
  humans: "train_human_squad_pubmed",
  rewritings: "train_ai_pairs",
  base: "train_ai_pairs_base",
} as const;
