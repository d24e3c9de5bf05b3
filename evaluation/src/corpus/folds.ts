import { hashOfName } from "../training/seeded-random.ts";
import type { CorpusRow } from "./read-corpus.ts";

export const FOLDS = 5;

/** Sources so large or so varied that leaving them out whole would leave nothing like them to learn from. */
const SPLIT_BY_GROUP = /petitions|nsmc|katfish|^own$|squad|pubmed|fast-detect-gpt|imbd|glimpse/;

/** Small sources of one kind are spread by hand, so that no fold loses all of it. */
const PLACED: Readonly<Record<string, number>> = {
  "edykim/edykim.com": 0,
  "ratsgo/ratsgo.github.io": 1,
  "javascript-tutorial/ko.javascript.info": 2,
  "python/python-docs-ko": 3,
  "reactjs/ko.reactjs.org": 4,
  "gyoogle/tech-interview-for-developer": 0,
  "emorynlp/ud-korean (KAIST treebank)": 4,
  arxiv: 0,
  digitalgov: 1,
  "medquad-gard-ghr-mplus": 2,
  "o-henry": 3,
  "rust-rfcs": 4,
  ropensci: 0,
};

/**
 * The fold of a text: human sources are left out whole, so that what is measured out of fold is measured on unseen sources;
 * AI texts of one prompt stay together, those of unattended jobs by site.
 */
export function foldOf(row: CorpusRow): number {
  const placed = row.label === 0 ? PLACED[row.source] : undefined;
  if (placed !== undefined) return placed;
  if (SPLIT_BY_GROUP.test(row.source)) return hashOfName(`group ${row.group}`) % FOLDS;
  if (row.label === 0 || row.file.includes("bots")) return hashOfName(`source ${row.source}`) % FOLDS;
  return hashOfName(`group ${row.group}`) % FOLDS;
}
