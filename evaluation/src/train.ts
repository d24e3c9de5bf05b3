import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { deserialize, serialize } from "node:v8";
import { gzipSync } from "node:zlib";
import type { Language } from "@geulgyeol/engine";
import { checksum, openModel, packModel, type StoredLanguage, shapeOf } from "@geulgyeol/engine/training";
import { foldsOf } from "./corpus/folds.ts";
import { corpusVersion } from "./corpus/read-corpus.ts";
import { trainingRows } from "./corpus/training-rows.ts";
import { runInWorkers } from "./learners/worker-pool.ts";
import { type Combination, fitJudgement } from "./training/fit-judgement.ts";
import { fitReferences } from "./training/fit-references.ts";
import type { UnseenFigures } from "./training/fit-unseen.ts";
import type { FoldJob, FoldResult } from "./training/fold-job.ts";
import { describeTraining } from "./training/model-card.ts";
import { RECIPES } from "./training/recipes.ts";

const MODEL_FILE = "geulgyeol.model.bin";
const CARD_FILE = "card.json";
const LANGUAGES: readonly Language[] = ["ko", "en"];
const SEED = 20261121;

/** Trains the model of both languages from the corpora and writes it with its card. Same corpora, same bytes. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      corpus: { type: "string" },
      out: { type: "string", default: join(import.meta.dirname, "../../engine/model") },
      threads: { type: "string", default: "2" },
      /** Reuses the folds' results of the last run, for work on combination and calibration. */
      reuse: { type: "boolean", default: false },
      /** Trains one language and takes the other from the model in `out`. */
      only: { type: "string" },
    },
  });
  const { corpus } = values;
  if (corpus === undefined) throw new Error("Say where the corpus is: npm run train -- --corpus DIR");
  const started = Date.now();
  const secondsSince = () => Math.round((Date.now() - started) / 1000);
  const languages = LANGUAGES.filter((language) => values.only === undefined || values.only === language);
  const results = await runFolds(corpus, languages, Number(values.threads), values.reuse, secondsSince);
  const before = languages.length < LANGUAGES.length ? readTrained(values.out) : undefined;
  const fitted = new Map<Language, FittedLanguage>();
  for (const language of LANGUAGES) {
    const own = results.get(language);
    fitted.set(language, own ? await fitLanguage(corpus, language, own) : (before?.(language) as FittedLanguage));
  }
  const size = writeTrained(corpus, fitted, new Date(started).toISOString().slice(0, 10), values.out);
  console.log(`${size.bytes} bytes, ${size.gzipBytes} with gzip, after ${secondsSince()} s`);
}

/**
 * Outputs of the members for the texts that each fold leaves out, and the members trained on all texts, for each
 * language.
 */
async function runFolds(
  corpus: string,
  languages: readonly Language[],
  threads: number,
  reuse: boolean,
  secondsSince: () => number,
): Promise<ReadonlyMap<Language, readonly FoldResult[]>> {
  const jobs: FoldJob[] = languages.flatMap((language) =>
    [...Array(foldsOf(language)).keys(), null].map((fold) => ({ corpus, language, fold, seed: SEED })),
  );
  const cache = join(import.meta.dirname, "../.cache");
  mkdirSync(cache, { recursive: true });
  const pathOf = (job: FoldJob) => join(cache, `${job.language}-${job.fold ?? "all"}.v8`);
  const script = new URL("./training/fold-worker.ts", import.meta.url);
  const missing = jobs.filter((job) => !reuse || !existsSync(pathOf(job)));
  await runInWorkers<FoldJob, FoldResult>(script, missing, threads, (job, result) => {
    const left = job.fold === null ? "all texts" : `without fold ${job.fold}`;
    console.log(`${job.language} ${left}: done at ${secondsSince()} s`);
    writeFileSync(pathOf(job), serialize(result));
  });
  const read = (job: FoldJob) => deserialize(readFileSync(pathOf(job))) as FoldResult;
  return new Map(
    languages.map((language) => [language, jobs.filter((job) => job.language === language).map(read)] as const),
  );
}

interface FittedLanguage {
  readonly stored: StoredLanguage;
  readonly unseen: UnseenFigures;
}

async function fitLanguage(
  corpus: string,
  language: Language,
  results: readonly FoldResult[],
): Promise<FittedLanguage> {
  const members = results.find((result) => result.members !== null)?.members;
  if (members === undefined || members === null) throw new Error(`No members were trained for ${language}.`);
  const read = results.flatMap((result) => result.read);
  const { sentences, document, report, unseen } = await fitJudgement(
    read,
    shapeOf(members, language),
    SEED,
    combinationOf(language),
  );
  const references = fitReferences(trainingRows(corpus, language), language);
  return { stored: { members, sentences, document, report: { ...report, references } }, unseen };
}

/** The languages of the model in a folder. */
function readTrained(folder: string): (language: Language) => FittedLanguage {
  const model = openModel(readFileSync(join(folder, MODEL_FILE)));
  const card = JSON.parse(readFileSync(join(folder, CARD_FILE), "utf8")) as ReturnType<typeof describeTraining>;
  return (language) => ({
    stored: model.load(language),
    unseen: card.languages[language]?.unseen as UnseenFigures,
  });
}

function writeTrained(
  corpus: string,
  fitted: ReadonlyMap<Language, FittedLanguage>,
  day: string,
  out: string,
): { readonly bytes: number; readonly gzipBytes: number } {
  const of = <Value>(value: (own: FittedLanguage) => Value) =>
    Object.fromEntries([...fitted].map(([language, own]) => [language, value(own)])) as Record<Language, Value>;
  const languages = of(({ stored }) => stored);
  const trainedOn = corpusVersion(corpus);
  // Two models of one day have different names: the last part is the checksum of the trained content.
  const content = checksum(packModel({ modelVersion: day, trainedOn, languages }))
    .toString(16)
    .padStart(8, "0");
  const modelVersion = `${day}.${content.slice(0, 6)}`;
  const file = packModel({ modelVersion, trainedOn, languages });
  const size = { bytes: file.byteLength, gzipBytes: gzipSync(file, { level: 9 }).byteLength };
  // First of all: what fails after hours of training must not lose the model.
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, MODEL_FILE), file);
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const facts = { modelVersion, data: trainedOn, commit, date: day, ...size };
  const card = describeTraining(
    corpus,
    facts,
    of(({ unseen }) => unseen),
  );
  writeFileSync(join(out, CARD_FILE), `${JSON.stringify(card, null, 2)}\n`);
  return size;
}

function combinationOf(language: Language): Combination {
  return { ...RECIPES[language], language, folds: foldsOf(language) };
}

await main();
