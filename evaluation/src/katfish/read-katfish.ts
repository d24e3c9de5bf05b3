import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

export const KATFISH_GENRES = ["essay", "poetry", "abstract"] as const;
export type KatfishGenre = (typeof KATFISH_GENRES)[number];

/** The models that are tested and never trained on, with the names of their splits. */
export const UNSEEN_MODELS = [
  { model: "Solar", split: "human_solar_ood" },
  { model: "Qwen2", split: "human_qwen_ood" },
  { model: "Llama3.1", split: "human_llama_ood" },
] as const;

export interface KatfishText {
  readonly id: string;
  readonly genre: KatfishGenre;
  /** 1 for AI, 0 for human. */
  readonly label: 0 | 1;
  readonly text: string;
  /**
   * The source of the text: the essay's topic, or the human poem or paper that the model's text is based on. One human
   * poem or abstract and the models' versions of it have the same source.
   */
  readonly source: string;
  /** The five comma features of the paper's authors, as published. */
  readonly commaFeatures: readonly number[];
}

export interface KatfishTrial {
  readonly seed: number;
  readonly genre: KatfishGenre;
  /** Human texts (80%) and GPT-4o. */
  readonly train: readonly KatfishText[];
  /** The other human texts with one unseen model each, in the order of UNSEEN_MODELS. */
  readonly tests: readonly (readonly KatfishText[])[];
}

interface SplitRow {
  readonly seed: number;
  readonly genre: KatfishGenre;
  readonly split: string;
  readonly pos: number;
  readonly id: string;
  readonly label: 0 | 1;
}

interface TextRow {
  readonly id: string;
  readonly genre: KatfishGenre;
  readonly label: "human" | "ai";
  readonly text: string;
  readonly paper_id: string | number;
  readonly feature: readonly number[];
}

function readLines<Row>(path: string): Row[] {
  return gunzipSync(readFileSync(path))
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
}

/**
 * Reads the published KatFish texts and splits (`ko/katfish`) as trials by seed and genre. Throws for an unknown text, labels that
 * disagree, or a training text in any test split of the seed.
 */
export function readKatfish(corpusDir: string): KatfishTrial[] {
  const folder = join(corpusDir, "ko", "katfish");
  const texts = new Map<string, KatfishText>();
  for (const row of readLines<TextRow>(join(folder, "texts.jsonl.gz"))) {
    texts.set(row.id, {
      id: row.id,
      genre: row.genre,
      label: row.label === "ai" ? 1 : 0,
      text: row.text,
      source: String(row.paper_id),
      commaFeatures: row.feature,
    });
  }
  return arrangeTrials(texts, readLines<SplitRow>(join(folder, "splits.jsonl.gz")));
}

/** Joins split rows to their texts and checks the protocol; see `readKatfish` for its errors. */
export function arrangeTrials(texts: ReadonlyMap<string, KatfishText>, rows: readonly SplitRow[]): KatfishTrial[] {
  const parts = new Map<string, SplitRow[]>();
  for (const row of rows) {
    const key = `${row.seed} ${row.genre} ${row.split}`;
    const part = parts.get(key);
    if (part === undefined) parts.set(key, [row]);
    else part.push(row);
  }
  const textsOf = (seed: number, genre: KatfishGenre, split: string): KatfishText[] =>
    (parts.get(`${seed} ${genre} ${split}`) ?? [])
      .toSorted((left, right) => left.pos - right.pos)
      .map((row) => {
        const text = texts.get(row.id);
        if (text === undefined) throw new Error(`KatFish split names an unknown text: ${row.id}`);
        if (text.label !== row.label) throw new Error(`KatFish split and text disagree on the label of ${row.id}`);
        return text;
      });
  const seeds = [...new Set(rows.map((row) => row.seed))].sort((left, right) => left - right);
  const trials = seeds.flatMap((seed) =>
    KATFISH_GENRES.filter((genre) => parts.has(`${seed} ${genre} train`)).map((genre) => ({
      seed,
      genre,
      train: textsOf(seed, genre, "train"),
      tests: UNSEEN_MODELS.map(({ split }) => textsOf(seed, genre, split)),
    })),
  );
  for (const seed of seeds) refuseLeaks(trials.filter((trial) => trial.seed === seed));
  return trials;
}

function refuseLeaks(trialsOfSeed: readonly KatfishTrial[]): void {
  const trained = new Set(trialsOfSeed.flatMap((trial) => trial.train.map((text) => text.id)));
  for (const trial of trialsOfSeed) {
    for (const text of trial.tests.flat()) {
      if (trained.has(text.id)) throw new Error(`KatFish text stands in training and test: ${text.id}`);
    }
  }
}
