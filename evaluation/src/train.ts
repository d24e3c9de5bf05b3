import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { deserialize, serialize } from "node:v8";
import { gzipSync } from "node:zlib";
import type { Language } from "@geulgyeol/engine";
import { checksum, packModel, type StoredLanguage, shapeOf } from "@geulgyeol/engine/training";
import { FOLDS } from "./corpus/folds.ts";
import { corpusVersion } from "./corpus/read-corpus.ts";
import { trainingRows } from "./corpus/training-rows.ts";
import { runInWorkers } from "./learners/worker-pool.ts";
import { type Combination, fitJudgement } from "./training/fit-judgement.ts";
import { fitReferences } from "./training/fit-references.ts";
import type { FoldJob, FoldResult } from "./training/fold-job.ts";
import { describeTraining } from "./training/model-card.ts";
import { RECIPES } from "./training/recipes.ts";

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
    },
  });
  const { corpus } = values;
  if (corpus === undefined) throw new Error("Say where the corpus is: npm run train -- --corpus DIR");
  const started = Date.now();
  const secondsSince = () => Math.round((Date.now() - started) / 1000);
  const results = await runFolds(corpus, Number(values.threads), values.reuse, secondsSince);
  const fitted = await Promise.all(
    LANGUAGES.map(async (language) => [language, await fitLanguage(corpus, language, results.get(language) ?? [])]),
  );
  const size = writeTrained(
    corpus,
    Object.fromEntries(fitted),
    new Date(started).toISOString().slice(0, 10),
    values.out,
  );
  console.log(`${size.bytes} bytes, ${size.gzipBytes} with gzip, after ${secondsSince()} s`);
}

/**
 * Outputs of the members for the texts that each fold leaves out, and the members trained on all texts, for each
 * language.
 */
async function runFolds(
  corpus: string,
  threads: number,
  reuse: boolean,
  secondsSince: () => number,
): Promise<ReadonlyMap<Language, readonly FoldResult[]>> {
  const jobs: FoldJob[] = LANGUAGES.flatMap((language) =>
    [0, 1, 2, 3, 4, null].slice(-FOLDS - 1).map((fold) => ({ corpus, language, fold, seed: SEED })),
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
    LANGUAGES.map((language) => [language, jobs.filter((job) => job.language === language).map(read)] as const),
  );
}

async function fitLanguage(
  corpus: string,
  language: Language,
  results: readonly FoldResult[],
): Promise<StoredLanguage> {
  const members = results.find((result) => result.members !== null)?.members;
  if (members === undefined || members === null) throw new Error(`No members were trained for ${language}.`);
  const read = results.flatMap((result) => result.read);
  const { sentences, document, report } = await fitJudgement(
    read,
    shapeOf(members, language),
    SEED,
    combinationOf(language),
  );
  const references = fitReferences(trainingRows(corpus, language), language);
  return { members, sentences, document, report: { ...report, references } };
}

function writeTrained(
  corpus: string,
  languages: Readonly<Record<Language, StoredLanguage>>,
  day: string,
  out: string,
): { readonly bytes: number; readonly gzipBytes: number } {
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
  writeFileSync(join(out, "geulgyeol.model.bin"), file);
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const card = describeTraining(corpus, { modelVersion, data: trainedOn, commit, date: day, ...size });
  writeFileSync(join(out, "card.json"), `${JSON.stringify(card, null, 2)}\n`);
  return size;
}

function combinationOf(language: Language): Combination {
  return { ...RECIPES[language], language, foldsKnowSources: language === "en" };
}

await main();
