import type { Language } from "@geulgyeol/engine";
import { hashOfName } from "../learners/seeded-random.ts";
import { englishDomain } from "./english-domains.ts";
import { type CorpusRow, readCorpus, readKatfishTraining } from "./read-corpus.ts";
import { type CoWrittenRow, readCoWritten, readUnmarked } from "./read-cowritten.ts";

/** English continuations by base models of 2019 to 2022, which nobody submits; measured, but not trained on. */
export const BASE_MODELS_FILE = "train_ai_pairs_base";

/** At most this many texts of an English file are used, since more of one kind teach little. */
const MOST_OF_FILE = 1200;

/**
 * The texts of one author for training a shipped model. Short film reviews are excluded: they are all human, so length would
 * become a sign of a human.
 */
export function trainingRows(corpus: string, language: Language): CorpusRow[] {
  const rows = readCorpus(corpus, language, "train");
  if (language === "en") return linkPairs(someOfEachFile(rows.filter(({ file }) => file !== BASE_MODELS_FILE)));
  return [...rows.filter(({ file }) => !file.includes("nsmc")), ...readKatfishTraining(corpus)];
}

/** In the order of the corpora; which texts of a large file are used depends on their ids alone. */
function someOfEachFile(rows: readonly CorpusRow[]): CorpusRow[] {
  const places = new Map<string, number[]>();
  const byHash = rows.map((row, at) => ({ row, at })).sort((a, b) => hashOfName(a.row.id) - hashOfName(b.row.id));
  for (const { row, at } of byHash) {
    const own = places.get(row.file) ?? [];
    if (own.length < MOST_OF_FILE) own.push(at);
    places.set(row.file, own);
  }
  const used = new Set([...places.values()].flat());
  return rows.filter((_, at) => used.has(at));
}

/** English rows share the key of their pair; each AI text then names the human text on its subject. */
function linkPairs(rows: readonly CorpusRow[]): CorpusRow[] {
  const keyOf = ({ file, pair }: CorpusRow) => `${file} ${pair}`;
  const humans = new Map<string, string>();
  for (const row of rows) if (row.label === 0 && row.pair !== null) humans.set(keyOf(row), row.id);
  return rows.map((row) => (row.pair === null ? row : { ...row, pair: humans.get(keyOf(row)) ?? null }));
}

/** A text by a person and an AI, and the text of one author in training whose fold it shares. */
export interface CoWrittenOrigin {
  readonly row: CoWrittenRow;
  readonly origin: string;
}

/**
 * The texts by a person and an AI for training, each with the text that it came from; in English, where the borders and the human
 * texts are not recorded, with any human text of its domain.
 */
export function coWrittenRows(corpus: string, language: Language, rows: readonly CorpusRow[]): CoWrittenOrigin[] {
  if (language === "ko") return readCoWritten(corpus, "train").map((row) => ({ row, origin: row.humanId }));
  const ofDomain = new Map<string, string>();
  for (const row of rows) if (row.label === 0) ofDomain.set(englishDomain(row), row.id);
  return readUnmarked(corpus).map((row) => ({ row, origin: ofDomain.get(englishDomain(row)) ?? "" }));
}

/** Id of the human text whose subject an AI text shares, if any. */
export function originOf(row: CorpusRow): string | null {
  return row.label === 1 ? row.pair : null;
}
