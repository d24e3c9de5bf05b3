import type { Language } from "@geulgyeol/engine";
import { groupPaired } from "./group-paired.ts";
import { type CorpusRow, readCorpus, readKatfishTraining } from "./read-corpus.ts";
import { type CoWrittenRow, readCoWritten } from "./read-cowritten.ts";

/** The English files that the shipped model is trained on. */
const ENGLISH_FILES: ReadonlySet<string> = new Set([
  "train_ai_alpaca",
  "train_ai_arena",
  "train_ai_own_2026",
  "train_ai_pairs_base",
  "train_ai_pairs",
  "train_human_arxiv",
  "train_human_digitalgov",
  "train_human_medquad",
  "train_human_ohenry",
  "train_human_rfcs",
  "train_human_ropensci",
  "train_human_squad_pubmed",
]);

/**
 * The texts of one author for training a shipped model. Short film reviews are excluded: they are all human, so length would
 * become a sign of a human.
 */
export function trainingRows(corpus: string, language: Language): CorpusRow[] {
  const rows = readCorpus(corpus, language, "train");
  if (language === "en") return groupPaired(rows.filter(({ file }) => ENGLISH_FILES.has(file)));
  return [...rows.filter(({ file }) => !file.includes("nsmc")), ...readKatfishTraining(corpus)];
}

/** The texts by a person and an AI for training; only Korean ones are in use. */
export function coWrittenRows(corpus: string, language: Language): CoWrittenRow[] {
  return language === "ko" ? readCoWritten(corpus, "train") : [];
}

/** Id of the human text whose subject and opening an AI text shares, if any. */
export function originOf(row: CorpusRow): string | null {
  return row.label === 1 ? row.pair : null;
}
