import type { Language } from "@geulgyeol/engine";
import { hashOfName } from "../learners/seeded-random.ts";
import type { CorpusRow } from "./read-corpus.ts";

export const FOLDS = 5;

/** Sources so large or varied that leaving one out would leave no similar training texts. */
const SPLIT_BY_GROUP =
  /petitions|nsmc|katfish|KAIST|KoCoNovel|naver_books|^own$|squad|pubmed|fast-detect-gpt|imbd|glimpse/;

/** Small Korean sources of one kind are assigned by hand, so that no fold leaves out all of them. */
const PLACED: Readonly<Record<string, number>> = {
  "edykim/edykim.com": 0,
  "ratsgo/ratsgo.github.io": 1,
  "javascript-tutorial/ko.javascript.info": 2,
  "python/python-docs-ko": 3,
  "reactjs/ko.reactjs.org": 4,
  "gyoogle/tech-interview-for-developer": 0,
};

/** English folds up to this one leave sources out; the others leave out texts of all sources. */
const ENGLISH_SOURCE_FOLDS = 3;
const ENGLISH_PLACED: Readonly<Record<string, number>> = {
  arxiv: 0,
  digitalgov: 0,
  "medquad-gard-ghr-mplus": 1,
  ropensci: 1,
  "o-henry": 2,
  "rust-rfcs": 2,
};

/** AI texts of single sites, which are left out whole. */
const ONE_SITE = /bots|column|stock|novel/;

/** Whether a fold leaves out whole human sources; the other English ones leave out texts of each. */
export function leavesSourcesOut(language: Language, fold: number): boolean {
  return language === "ko" || fold < ENGLISH_SOURCE_FOLDS;
}

/**
 * Whether the members of a fold must not see a text. A text written from or continuing a human text stays with it.
 * @param origin the human text, if it is in the corpus
 */
export function isHeldOut(row: FoldRow, fold: number, origin: FoldRow = row): boolean {
  return row.language === "ko" ? koreanFold(origin) === fold : isEnglishHeldOut(row, fold);
}

/** The properties of a row that determine its fold. */
export type FoldRow = Pick<CorpusRow, "language" | "label" | "file" | "source" | "group" | "generator">;

/**
 * Korean: human sources are left out whole, so that out-of-fold results are for unseen sources; AI texts of one prompt
 * stay together, those of unattended jobs and novels by site.
 */
function koreanFold(row: FoldRow): number {
  const placed = row.label === 0 ? PLACED[row.source] : undefined;
  if (placed !== undefined) return placed;
  if (SPLIT_BY_GROUP.test(row.source)) return hashOfName(`group ${row.group}`) % FOLDS;
  if (row.label === 0 || ONE_SITE.test(row.file)) return hashOfName(`source ${row.source}`) % FOLDS;
  return hashOfName(`group ${row.group}`) % FOLDS;
}

/**
 * English: each human source is a genre. Whole sources are left out for unseen genres, some texts of each for known
 * ones. AI texts are grouped by generator, since most have no prompt.
 */
function isEnglishHeldOut(row: FoldRow, fold: number): boolean {
  const grouped = SPLIT_BY_GROUP.test(row.source);
  const name = row.label === 1 && !grouped ? `generator ${row.generator}` : `group ${row.group}`;
  if (fold >= ENGLISH_SOURCE_FOLDS) return hashOfName(`other ${name}`) % FOLDS === fold;
  const placed = row.label === 0 ? ENGLISH_PLACED[row.source] : undefined;
  return (placed ?? hashOfName(name) % ENGLISH_SOURCE_FOLDS) === fold;
}
