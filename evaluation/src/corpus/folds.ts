import type { Language } from "@geulgyeol/engine";
import { hashOfName } from "../learners/seeded-random.ts";
import { ENGLISH_DOMAINS, englishDomain } from "./english-domains.ts";
import type { CorpusRow } from "./read-corpus.ts";

const KOREAN_FOLDS = 5;

/** Number of folds: in English one for each domain. */
export function foldsOf(language: Language): number {
  return language === "ko" ? KOREAN_FOLDS : ENGLISH_DOMAINS.length;
}

/** Korean sources so large or varied that leaving one out would leave no similar training texts. */
const SPLIT_BY_GROUP = /petitions|nsmc|katfish|KAIST|KoCoNovel|naver_books|^own$/;

/** Small Korean sources of one kind are assigned by hand, so that no fold leaves out all of them. */
const PLACED: Readonly<Record<string, number>> = {
  "edykim/edykim.com": 0,
  "ratsgo/ratsgo.github.io": 1,
  "javascript-tutorial/ko.javascript.info": 2,
  "python/python-docs-ko": 3,
  "reactjs/ko.reactjs.org": 4,
  "gyoogle/tech-interview-for-developer": 0,
};

/** AI texts of single sites, which are left out whole. */
const ONE_SITE = /bots|column|stock|novel/;

/** The properties of a row that determine its fold. */
export type FoldRow = Pick<CorpusRow, "language" | "label" | "file" | "source" | "genre" | "group">;

/**
 * The fold whose members must not see a text. A text written from or continuing a human text stays with it.
 * @param origin the human text, if it is in the corpus
 */
export function foldOf(row: FoldRow, origin: FoldRow = row): number {
  return row.language === "ko" ? koreanFold(origin) : ENGLISH_DOMAINS.indexOf(englishDomain(origin));
}

/**
 * What weighs alike where results out of fold are counted, and is left out whole: the source in Korean, the domain in English.
 */
export function unseenUnit(row: Pick<CorpusRow, "language" | "source" | "genre">): string {
  return row.language === "ko" ? row.source : englishDomain(row);
}

/**
 * Human sources are left out whole, so that out-of-fold results are for unseen sources; AI texts of one prompt stay together,
 * those of unattended jobs and novels by site.
 */
function koreanFold(row: FoldRow): number {
  const placed = row.label === 0 ? PLACED[row.source] : undefined;
  if (placed !== undefined) return placed;
  if (SPLIT_BY_GROUP.test(row.source)) return hashOfName(`group ${row.group}`) % KOREAN_FOLDS;
  if (row.label === 0 || ONE_SITE.test(row.file)) return hashOfName(`source ${row.source}`) % KOREAN_FOLDS;
  return hashOfName(`group ${row.group}`) % KOREAN_FOLDS;
}
