import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { deserialize, serialize } from "node:v8";
import { gzipSync } from "node:zlib";
import type { Language } from "@geulgyeol/engine";
import { checksum } from "@geulgyeol/engine/model-file/format.ts";
import { FOLDS } from "./corpus/folds.ts";
import { corpusVersion } from "./corpus/read-corpus.ts";
import { type Combination, fitJudgement } from "./training/fit-judgement.ts";
import { fitReferences } from "./training/fit-references.ts";
import { type FoldJob, type FoldResult, trainingRows } from "./training/fold-job.ts";
import { describeTraining } from "./training/model-card.ts";
import { packModel, type TrainedLanguage } from "./training/pack-model.ts";
import { RECIPES } from "./training/recipes.ts";
import { runInWorkers } from "./training/worker-pool.ts";

const LANGUAGES: readonly Language[] = ["ko", "en"];
const SEED = 20261121;

/** Trains the model of both languages from the corpora and writes it with its card. Same corpora, same bytes. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      corpus: { type: "string" },
      out: { type: "string", default: join(import.meta.dirname, "../../engine/model") },
      threads: { type: "string", default: "2" },
      /** Takes the folds' results from the last run: for work on what combines and calibrates. */
      reuse: { type: "boolean", default: false },
    },
  });
  if (values.corpus === undefined) throw new Error("Say where the corpus is: npm run train -- --corpus DIR");
  const corpus = values.corpus;
  const started = Date.now();
  const jobs: FoldJob[] = LANGUAGES.flatMap((language) =>
    [0, 1, 2, 3, 4, null].slice(-FOLDS - 1).map((fold) => ({ corpus, language, fold, seed: SEED })),
  );
  const cache = join(import.meta.dirname, "../.cache");
  mkdirSync(cache, { recursive: true });
  const pathOf = (job: FoldJob) => join(cache, `${job.language}-${job.fold ?? "all"}.v8`);
  const script = new URL("./training/fold-worker.ts", import.meta.url);
  const missing = jobs.filter((job) => !values.reuse || !existsSync(pathOf(job)));
  await runInWorkers<FoldJob, FoldResult>(script, missing, Number(values.threads), (job, result) => {
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      `${job.language} ${job.fold === null ? "all texts" : `without fold ${job.fold}`}: done at ${seconds} s`,
    );
    writeFileSync(pathOf(job), serialize(result));
  });
  const results = jobs.map((job) => deserialize(readFileSync(pathOf(job))) as FoldResult);
  const fitted = await Promise.all(
    LANGUAGES.map(async (language) => {
      const own = results.filter((_, at) => jobs[at]?.language === language);
      const members = own.find((result) => result.members !== null)?.members;
      if (members === undefined || members === null) throw new Error(`No members were trained for ${language}.`);
      const judgement = await fitJudgement(
        own.flatMap((result) => result.read),
        members.ngrams,
        SEED,
        combinationOf(language),
      );
      return [
        language,
        {
          members,
          judgement,
          references: fitReferences(trainingRows(corpus, language)),
        } satisfies TrainedLanguage,
      ] as const;
    }),
  );
  const trained = Object.fromEntries(fitted) as Record<Language, TrainedLanguage>;
  const data = corpusVersion(corpus);
  const day = new Date(started).toISOString().slice(0, 10);
  // Two models of one day differ in name: the last part is the checksum of what was trained.
  const content = checksum(packModel(trained, day, data))
    .toString(16)
    .padStart(8, "0");
  const modelVersion = `${day}.${content.slice(0, 6)}`;
  const bytes = packModel(trained, modelVersion, data);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "geulgyeol.model.bin"), bytes);
  const gzipBytes = gzipSync(bytes, { level: 9 }).byteLength;
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const card = describeTraining(corpus, {
    modelVersion,
    data,
    commit,
    date: day,
    bytes: bytes.byteLength,
    gzipBytes,
  });
  writeFileSync(join(values.out, "card.json"), `${JSON.stringify(card, null, 2)}\n`);
  console.log(
    `${bytes.byteLength} bytes, ${gzipBytes} with gzip, after ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

function combinationOf(language: Language): Combination {
  return { ...RECIPES[language], language, foldsKnowSources: language === "en" };
}

await main();
