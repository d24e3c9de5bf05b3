import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@geulgyeol/engine";
import { type RawRow, readLines, stringOf } from "./read-lines.ts";

/** One labelled text of the corpora. */
export interface CorpusRow {
  readonly id: string;
  readonly language: Language;
  /** 1 for AI, 0 for human. */
  readonly label: 0 | 1;
  readonly file: string;
  readonly source: string;
  readonly genre: string;
  readonly generator: string | null;
  readonly style: string | null;
  readonly mode: string | null;
  readonly text: string;
  /** Texts of one group answer one prompt, come from one document, or form a pair. */
  readonly group: string;
  /** Id of a text that this one was written to match, or null. */
  readonly pair: string | null;
  readonly polite: number | null;
}

/**
 * Reads the texts of one author: all files of a language whose names begin with `prefix` ("train" or "dev"), ordered by
 * name. Texts by a person and an AI are left out (`readCoWritten`).
 */
export function readCorpus(corpus: string, language: Language, prefix: string): CorpusRow[] {
  const folder = join(corpus, language);
  const files = readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith(".jsonl.gz"))
    .sort();
  return files.flatMap((name) => {
    const file = name.slice(0, -".jsonl.gz".length).replaceAll("-", "_");
    return readLines(join(folder, name))
      .filter(({ label }) => label === "human" || label === "ai")
      .map((row) => corpusRow(row, language, file));
  });
}

function corpusRow(row: RawRow, language: Language, file: string): CorpusRow {
  const id = stringOf(row, "id") ?? "";
  const category = stringOf(row, "category");
  return {
    id,
    language,
    label: row.label === "ai" ? 1 : 0,
    file,
    source: stringOf(row, "source") ?? "",
    genre: (stringOf(row, "genre") ?? "").trim(),
    generator: stringOf(row, "generator"),
    style: stringOf(row, "style"),
    mode: stringOf(row, "mode"),
    text: stringOf(row, "text") ?? "",
    group:
      stringOf(row, "prompt_id") ??
      stringOf(row, "pair") ??
      stringOf(row, "doc") ??
      (category === null ? null : `${stringOf(row, "date")}${category}`) ??
      stringOf(row, "prompt") ??
      id,
    pair: stringOf(row, "pair"),
    polite: typeof row.polite === "number" ? row.polite : null,
  };
}

/** The KatFish split whose training part the shipped model may use. */
const KATFISH_SEED = 42;

/** That training part: 80% of the human texts and the texts by GPT-4o. */
export function readKatfishTraining(corpus: string): CorpusRow[] {
  const chosen = katfishTrainingIds(corpus);
  return readKatfish(corpus).filter((row) => chosen.has(row.id));
}

/** The rest: the other human texts, and the texts by the three other generators. */
export function readKatfishHeldOut(corpus: string): CorpusRow[] {
  const chosen = katfishTrainingIds(corpus);
  return readKatfish(corpus).filter((row) => !chosen.has(row.id));
}

function katfishTrainingIds(corpus: string): Set<string | null> {
  return new Set(
    readLines(join(corpus, "ko", "katfish", "splits.jsonl.gz"))
      .filter((row) => row.seed === KATFISH_SEED && row.split === "train")
      .map((row) => stringOf(row, "id")),
  );
}

function readKatfish(corpus: string): CorpusRow[] {
  return readLines(join(corpus, "ko", "katfish", "texts.jsonl.gz")).map((row) => {
    const genre = stringOf(row, "genre") ?? "";
    return { ...corpusRow(row, "ko", "katfish"), source: `katfish-${genre}`, group: stringOf(row, "id") ?? "" };
  });
}

/** First 12 hexadecimal digits of the SHA-256 of all corpus files, for the record in results and model card. */
export function corpusVersion(corpus: string): string {
  const hash = createHash("sha256");
  for (const folder of ["ko", "ko/katfish", "en"]) {
    for (const name of readdirSync(join(corpus, folder)).sort()) {
      if (!name.endsWith(".gz")) continue;
      hash.update(`${folder}/${name}\0`);
      hash.update(readFileSync(join(corpus, folder, name)));
    }
  }
  return hash.digest("hex").slice(0, 12);
}
